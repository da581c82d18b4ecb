import type { EventContent } from '@portal/contract/city/events/event-content'
import type { EditedEvent } from '@portal/contract/city/events/event-editor'
import { expect, it } from 'vitest'
import { fieldOf, missingIn, NEW_FORM, toContent, toForm } from './event-form.rules.ts'

const CONTENT: EventContent = {
  title: 'Feira da Orla',
  description: 'Artesanato.',
  category: 'feira',
  poster: { id: '0197f2f0-0000-7000-8000-000000000002', alt: 'Cartaz' },
  when: { day: '2026-07-18', time: '17:00', end_day: null, end_time: '22:00' },
  recurrence: {
    frequency: 'monthly',
    interval: 2,
    weekdays: [],
    ordinal: 3,
    until: '2026-12-31',
    count: null,
  },
  exception_days: ['2026-09-19'],
  venue: { kind: 'address', name: 'Orla', address: 'Beira-Mar', latitude: -0.6, longitude: -47.3 },
  is_free: false,
  price_min_cents: 2000,
  price_max_cents: null,
  ticket_url: 'https://ingressos.example/feira',
  age_rating: 'L',
  organiser: 'Associação',
  contact_phone: '91988887777',
  contact_email: null,
  contact_url: null,
}
const edited = (content: EventContent) =>
  ({
    content,
    photo: { ...CONTENT.poster, width: 1, height: 1, thumbhash: 'AAAA' },
    created_at: '2026-07-01T00:00:00Z',
  }) as EditedEvent

it.each<[string, Partial<EventContent>]>([
  ['every second month', {}],
  [
    'each week',
    {
      recurrence: {
        frequency: 'weekly',
        interval: 1,
        weekdays: [5, 6],
        ordinal: null,
        until: null,
        count: 8,
      },
    },
  ],
  [
    'once, for whole days',
    {
      recurrence: null,
      exception_days: [],
      when: { day: '2026-07-18', time: null, end_day: '2026-07-20', end_time: null },
    },
  ],
  ['at a beach', { venue: { kind: 'sight', id: '0197f2f0-0000-7000-8000-000000000003' } }],
])('says again what it was told when nobody changed anything: %s', (_, changes) => {
  const content = { ...CONTENT, ...changes }
  expect(toContent(toForm(edited(content)))).toEqual(content)
})

it('always happens on its first day, whatever days are ticked', () => {
  const form = {
    ...NEW_FORM,
    day: '2026-07-18',
    repeats: 'weekly' as const,
    weekdays: ['1' as const],
  }
  expect(toContent(form).recurrence?.weekdays).toEqual([1, 6])
})

it('says what is missing before it asks', () => {
  expect(missingIn(NEW_FORM).map(({ fieldId }) => fieldId)).toEqual([
    'title',
    'category',
    'when.day',
    'venue.name',
  ])
  expect(fieldOf('event.when.day')).toBe('when.day')
  expect(fieldOf('submitter.email')).toBe('submitter.email')
})
