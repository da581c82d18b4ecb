import type { AuditEntry } from '@portal/contract/portal/audit/audit-entry'
import { expect, it } from 'vitest'
import { byDay } from './audit-days.ts'
import { detailRows } from './audit-details.ts'

it('names what it can of the details and leaves nothing out', () => {
  expect(
    detailRows({ other: { x: 1 }, from_ends_at: null, sent: true, changed: ['a', 'b'] }),
  ).toEqual([
    ['Campos', 'a, b'],
    ['Valia até', '–'],
    ['other', '{"x":1}'],
    ['sent', 'sim'],
  ])
})

it('puts the entries under the day they happened on in the city', () => {
  const entry = (at: string) => ({ id: at, at }) as AuditEntry
  const entries = [
    entry('2026-07-19T12:00:00Z'),
    entry('2026-07-19T02:59:00Z'),
    entry('2026-07-18T20:00:00Z'),
    entry('2026-07-16T20:00:00Z'),
  ]
  const days = byDay(entries, new Date('2026-07-20T02:00:00Z'))
  expect(days.map(({ title, entries: those }) => [title, those.length])).toEqual([
    ['Hoje, 19 de julho de 2026', 1],
    ['Ontem, 18 de julho de 2026', 2],
    ['16 de julho de 2026', 1],
  ])
})
