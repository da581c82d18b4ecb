import type { EventContent } from '@portal/contract/city/events/event-content'
import type { EditedEvent } from '@portal/contract/city/events/event-editor'
import { call } from './calls.ts'
import type { TestPerson } from './people.ts'

type Portal = Parameters<typeof call>[0]

/** A show on the evening of Saturday, 25 July 2026, past midnight. */
export const SAMPLE_EVENT: EventContent = {
  title: 'Luau no Maçarico',
  description: 'Violão e fogueira na areia.',
  category: 'festa',
  poster: null,
  when: { day: '2026-07-25', time: '22:00', end_day: null, end_time: '03:00' },
  recurrence: null,
  exception_days: [],
  venue: {
    kind: 'address',
    name: 'Praia do Maçarico',
    address: 'Orla do Maçarico',
    latitude: -0.606,
    longitude: -47.37,
  },
  is_free: false,
  price_min_cents: 2000,
  price_max_cents: 5000,
  ticket_url: 'https://ingressos.example/luau',
  age_rating: '18',
  organiser: 'Coletivo Maré',
  contact_phone: null,
  contact_email: null,
  contact_url: null,
}

/** Every Saturday evening from 18 July 2026, but not on 1 August. */
export const WEEKLY_FAIR: EventContent = {
  ...SAMPLE_EVENT,
  title: 'Feira da Orla',
  category: 'feira',
  when: { day: '2026-07-18', time: '17:00', end_day: null, end_time: '22:00' },
  recurrence: {
    frequency: 'weekly',
    interval: 1,
    weekdays: [6],
    ordinal: null,
    until: null,
    count: null,
  },
  exception_days: ['2026-08-01'],
  is_free: true,
  price_min_cents: null,
  price_max_cents: null,
  ticket_url: null,
  age_rating: 'L',
}

/** An event as an administrator makes it. */
export async function createEvent(
  portal: Portal,
  admin: TestPerson,
  {
    status = 'published',
    ...content
  }: Partial<EventContent> & { status?: 'draft' | 'published' } = {},
): Promise<EditedEvent> {
  const body = { content: { ...SAMPLE_EVENT, ...content } }
  const draft = await call(portal, 'POST', '/admin/events', body, admin)
  if (draft.status !== 201) throw new Error(`not created: ${JSON.stringify(draft.json)}`)
  if (status === 'draft') return draft.json
  const { id, version } = draft.json as EditedEvent
  return (await call(portal, 'POST', `/admin/events/${id}/status`, { version, status }, admin)).json
}
