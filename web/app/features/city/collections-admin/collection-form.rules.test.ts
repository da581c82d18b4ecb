import type { EditedCollection } from '@portal/contract/city/collections/collection-editor'
import { describe, expect, it } from 'vitest'
import { moved, toBody, toForm } from './collection-form.rules.ts'

const COLLECTION: EditedCollection = {
  id: '0197f2f0-0000-7000-8000-000000000001',
  kind: 'itinerary',
  slug: 'um-dia',
  title: 'Um dia em Salinas',
  summary: 'Da areia ao pôr do sol.',
  status: 'draft',
  version: 3,
  cover: null,
  stops: [
    {
      place: { kind: 'sight', id: '0197f2f0-0000-7000-8000-000000000002' },
      name: 'Atalaia',
      note: 'Chegue cedo.',
      day: 1,
      minute: 510,
      is_shown: true,
    },
  ],
  updated_at: '2026-07-01T00:00:00.000Z',
}

describe('the form of a collection', () => {
  it('gives back what it was filled with', () => {
    const form = toForm(COLLECTION)
    expect(form.stops[0]).toMatchObject({ day: '1', time: '08:30' })
    const { place, note, day, minute } = COLLECTION.stops[0] ?? {}
    expect(toBody(form, 3)).toEqual({
      version: 3,
      kind: 'itinerary',
      title: COLLECTION.title,
      summary: COLLECTION.summary,
      cover_id: null,
      stops: [{ place, note, day, minute }],
    })
  })

  it('forgets days and hours where it becomes a theme', () => {
    const body = toBody({ ...toForm(COLLECTION), kind: 'theme' }, 3)
    expect(body.stops[0]).toMatchObject({ day: null, minute: null })
  })

  it('moves one place at a time', () => {
    expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
    expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b'])
  })
})
