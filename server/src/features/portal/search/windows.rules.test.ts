import { expect, it } from 'vitest'
import { spanOf } from './windows.rules.ts'

it.each([
  // What was over this morning is not asked for.
  ['hoje', '2026-07-18T14:00', '2026-07-18T14:00', '2026-07-19T00:00'],
  // In Greenwich it is the day after.
  ['hoje', '2026-07-18T23:00', '2026-07-18T23:00', '2026-07-19T00:00'],
  ['amanha', '2026-12-31T11:00', '2027-01-01T00:00', '2027-01-02T00:00'],
  ['fim-de-semana', '2026-07-15T11:00', '2026-07-17T18:00', '2026-07-20T00:00'],
  ['fim-de-semana', '2026-07-18T11:00', '2026-07-18T11:00', '2026-07-20T00:00'],
  ['fim-de-semana', '2026-07-19T23:30', '2026-07-19T23:30', '2026-07-20T00:00'],
  ['fim-de-semana', '2026-07-20T00:00', '2026-07-24T18:00', '2026-07-27T00:00'],
  ['proximo-fim-de-semana', '2026-07-15T11:00', '2026-07-24T18:00', '2026-07-27T00:00'],
  ['semana', '2026-07-18T11:00', '2026-07-18T11:00', '2026-07-25T00:00'],
  ['mes', '2026-07-18T11:00', '2026-07-18T11:00', '2026-08-17T00:00'],
] as const)('%s at %s is from %s to before %s', (window, now, from, before) => {
  const at = (local: string) => new Date(`${local}:00-03:00`)
  expect(spanOf(window, at(now))).toEqual({ from: at(from), before: at(before) })
})
