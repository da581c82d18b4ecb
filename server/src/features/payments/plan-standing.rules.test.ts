import { describe, expect, it } from 'vitest'
import type { Holding } from './payments.rules.ts'
import { smallerPlans, standingOf } from './plan-standing.rules.ts'

const DAY = 24 * 60 * 60_000
const now = new Date('2026-07-18T12:00:00Z')
const after = (days: number) => new Date(now.getTime() + days * DAY)

const paid = (from: number, to: number, grace = 5): Holding => ({
  plan: 'macarico',
  source: 'paid',
  startsAt: after(from),
  endsAt: after(to),
  accessUntil: after(to + grace),
  paidCents: 9_990,
})
const trial = (to: number): Holding => ({
  plan: 'atalaia',
  source: 'trial',
  startsAt: after(to - 14),
  endsAt: after(to),
  accessUntil: after(to),
  paidCents: null,
})
const given: Holding = { ...trial(0), source: 'granted', endsAt: null, accessUntil: null }

describe('the standing of a plan', () => {
  it.each([
    ['nothing was ever held', [], false, 'none', null],
    ['a trial runs', [trial(4)], false, 'trialing', 4],
    ['a trial is over', [trial(-1)], false, 'suspended', -1],
    ['a period is paid', [paid(-3, 27)], false, 'active', 27],
    ['two periods are paid', [paid(-3, 27), paid(27, 58)], false, 'active', 58],
    [
      'the trial runs and the period after it is paid',
      [trial(4), paid(4, 35)],
      false,
      'active',
      35,
    ],
    ['the person has said that they leave', [paid(-3, 27, 0)], true, 'ending', 27],
    ['what was paid is over for two days', [paid(-32, -2)], false, 'in_grace', -2],
    ['the days of grace are over', [paid(-40, -6)], false, 'suspended', -6],
    ['the person has left', [paid(-32, -1, 0)], true, 'suspended', -1],
    ['it was given', [given, paid(-40, -6)], false, 'given', null],
  ] as const)('when %s', (_name, holdings, isLeaving, state, end) => {
    expect(standingOf(holdings, isLeaving, now)).toMatchObject({
      state,
      endsAt: end === null ? null : after(end),
    })
  })

  it('offers the smaller plans for later, the largest first', () => {
    expect(smallerPlans('espadarte')).toEqual(['macarico', 'atalaia'])
    expect(smallerPlans('atalaia')).toEqual([])
  })
})
