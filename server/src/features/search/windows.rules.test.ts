import { expect, it } from 'vitest'
import { spanOf } from './windows.rules.ts'

it.each([
  ['hoje', '2026-07-18T14:00:00Z', '2026-07-18', '2026-07-19'],
  // In the city it is still the evening before.
  ['hoje', '2026-07-19T02:00:00Z', '2026-07-18', '2026-07-19'],
  ['amanha', '2026-12-31T14:00:00Z', '2027-01-01', '2027-01-02'],
  ['fim-de-semana', '2026-07-15T14:00:00Z', '2026-07-17', '2026-07-20'],
  ['fim-de-semana', '2026-07-18T14:00:00Z', '2026-07-18', '2026-07-20'],
  ['fim-de-semana', '2026-07-19T14:00:00Z', '2026-07-19', '2026-07-20'],
  ['semana', '2026-07-18T14:00:00Z', '2026-07-18', '2026-07-25'],
  ['mes', '2026-07-18T14:00:00Z', '2026-07-18', '2026-08-17'],
] as const)('%s at %s is from %s to before %s', (window, now, from, before) => {
  expect(spanOf(window, new Date(now))).toEqual({ from, before })
})
