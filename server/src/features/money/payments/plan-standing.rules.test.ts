import { describe, expect, it } from 'vitest'
import type { Holding } from './payments.rules.ts'
import { planEmailTexts } from './plan-emails.texts.ts'
import { smallerPlans, standingOf } from './plan-standing.rules.ts'

const DAY = 24 * 60 * 60_000
const now = new Date('2026-07-18T12:00:00Z')
const after = (days: number) => new Date(now.getTime() + days * DAY)

const ALONE = { anchorDay: null, isGoingBack: false } as const
const paid = (from: number, to: number, grace = 5): Holding => ({
  plan: 'macarico',
  source: 'paid',
  cycle: 'month',
  ...ALONE,
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
  cycle: null,
  ...ALONE,
})
const until = (days: number) => ({ endsAt: after(days), accessUntil: after(days) })
const given: Holding = { ...trial(0), source: 'granted', endsAt: null, accessUntil: null }

describe('the standing of a plan', () => {
  // spec: 537
  it.each([
    ['nothing was ever held', [], false, 'none', null],
    ['a trial runs', [trial(4)], false, 'trialing', 4],
    ['a trial is over', [trial(-1)], false, 'suspended', -1],
    ['a period is paid', [paid(-3, 27)], false, 'active', 27],
    ['two periods are paid', [paid(-3, 27), paid(27, 58)], false, 'active', 58],
    [
      'the trial runs and the period after it is paid',
      [{ ...trial(4), plan: 'macarico' }, paid(4, 35)],
      false,
      'active',
      35,
    ],
    ['the person has said that they leave', [paid(-3, 27, 0)], true, 'ending', 27],
    ['what was paid is over for two days', [paid(-32, -2)], false, 'in_grace', -2],
    ['the days of grace are over', [paid(-40, -6)], false, 'suspended', -6],
    ['the person has left', [paid(-32, -1, 0)], true, 'suspended', -1],
    ['it was given', [given, paid(-40, -6)], false, 'given', null],
    ['it was given up to a day', [{ ...given, ...until(9) }], false, 'given', 9],
  ] as const)('when %s', (_name, holdings, isLeaving, state, end) => {
    expect(standingOf(holdings, isLeaving, now)).toMatchObject({
      state,
      endsAt: end === null ? null : after(end),
    })
  })

  const espadarte = { ...paid(-25, 5, 0), plan: 'espadarte' } as const
  const atalaia = { ...paid(5, 35), plan: 'atalaia' } as const

  it.each([
    ['active', [espadarte, atalaia], false],
    ['ending', [espadarte, { ...atalaia, accessUntil: after(35) }], true],
    ['active', [{ ...trial(5), plan: 'espadarte' }, atalaia], false],
    [
      'given',
      [
        { ...given, plan: 'espadarte', ...until(5) },
        { ...atalaia, startsAt: now },
      ],
      false,
    ],
  ] as const)(
    'names the plan that is paid already and follows: %s',
    (state, holdings, isLeaving) => {
      expect(standingOf(holdings, isLeaving, now)).toMatchObject({
        state,
        plan: 'espadarte',
        endsAt: after(5),
        following: [{ plan: 'atalaia', endsAt: after(35) }],
      })
    },
  )

  it('counts two periods of the same plan as one, and what ends meanwhile as nothing', () => {
    const more = { ...paid(35, 65), plan: 'atalaia' } as const
    const beside = { ...paid(-25, 5), plan: 'atalaia' } as const
    const found = standingOf([beside, espadarte, atalaia, more], false, now)
    expect(found.following).toEqual([{ plan: 'atalaia', endsAt: after(65) }])
    expect(found.accessUntil).toEqual(after(70))
    expect(standingOf([paid(-3, 27), paid(27, 58)], false, now).following).toEqual([])
  })

  it('tells who leaves of every plan that is paid, with the day of each', () => {
    const following = [{ plan: 'atalaia', day: '22 de agosto de 2026' }] as const
    const held = { plan: 'espadarte', day: '23 de julho de 2026' } as const
    const { subject, lines } = planEmailTexts.canceled({ ...held, following })
    expect(subject).toBe('Plano Espadarte cancelado')
    expect(lines[0]).toBe(
      'O que já está pago continua valendo: Plano Espadarte até 23 de julho de 2026 e Plano Atalaia até 22 de agosto de 2026. Depois disso nada mais é cobrado.',
    )
    expect(planEmailTexts.canceled({ ...held, following: [] }).lines[0]).toContain(
      'continua valendo até 23 de julho de 2026',
    )
  })

  it('offers the smaller plans for later, the largest first', () => {
    expect(smallerPlans('espadarte')).toEqual(['macarico', 'atalaia'])
    expect(smallerPlans('atalaia')).toEqual([])
  })
})
