import { describe, expect, it } from 'vitest'
import { cancelFeeCents, confirmBy, freeUntil, mayMove, respondBy, statusAt } from './stay-rules.ts'

const RULE = {
  cancellation: 'moderada' as const,
  check_in: '14:00',
  arrival: '2026-07-30',
  nights_cents: 125_001,
  first_night_cents: 42_000,
}

describe('cancelling a confirmed stay', () => {
  it('is free until so many days before the hour of check-in, in the city', () => {
    expect(freeUntil(RULE).toISOString()).toBe('2026-07-23T17:00:00.000Z')
    expect(freeUntil({ ...RULE, cancellation: 'flexivel' }).toISOString()).toBe(
      '2026-07-29T17:00:00.000Z',
    )
    expect(freeUntil({ ...RULE, cancellation: 'rigida' }).toISOString()).toBe(
      '2026-06-30T17:00:00.000Z',
    )
  })

  it('costs a night, a half or all of the nights afterwards, never the cleaning', () => {
    const late = new Date('2026-07-29T17:00:01Z')
    const fee = (cancellation: 'flexivel' | 'moderada' | 'rigida') =>
      cancelFeeCents({ ...RULE, cancellation }, 'confirmed', late)
    expect([fee('flexivel'), fee('moderada'), fee('rigida')]).toEqual([42_000, 62_500, 125_001])
    expect(cancelFeeCents(RULE, 'confirmed', freeUntil(RULE))).toBe(0)
  })

  it('costs nothing before the guest has confirmed', () => {
    const late = new Date('2026-07-30T12:00:00Z')
    expect(cancelFeeCents(RULE, 'requested', late)).toBe(0)
    expect(cancelFeeCents(RULE, 'accepted', late)).toBe(0)
  })
})

describe('the clock', () => {
  const now = new Date('2026-07-18T12:00:00Z')
  it('gives the house a day, and no longer than the day of arrival', () => {
    expect(respondBy('2026-07-30', now, { isProved: true }).toISOString()).toBe(
      '2026-07-19T12:00:00.000Z',
    )
    expect(respondBy('2026-07-18', now, { isProved: true }).toISOString()).toBe(
      '2026-07-19T03:00:00.000Z',
    )
    expect(respondBy('2026-07-30', now, { isProved: false }).toISOString()).toBe(
      new Date(now.getTime() + 15 * 60_000).toISOString(),
    )
  })

  it('gives the guest two days, and two hours at least', () => {
    expect(confirmBy('2026-07-30', now).toISOString()).toBe('2026-07-20T12:00:00.000Z')
    const late = new Date('2026-07-19T02:30:00Z')
    expect(confirmBy('2026-07-18', late).toISOString()).toBe('2026-07-19T04:30:00.000Z')
  })

  it('ends what nobody answered or confirmed, to the minute', () => {
    const stay = { status: 'requested' as const, respond_by: now, confirm_by: null }
    expect(statusAt(stay, now)).toBe('expired')
    expect(statusAt(stay, new Date(now.getTime() - 1))).toBe('requested')
    expect(statusAt({ ...stay, status: 'accepted', confirm_by: now }, now)).toBe('expired')
    expect(statusAt({ ...stay, status: 'confirmed', confirm_by: now }, now)).toBe('confirmed')
  })
})

it('moves only as both sides agreed', () => {
  expect(mayMove('guest', 'requested', 'accepted')).toBe(false)
  expect(mayMove('team', 'requested', 'accepted')).toBe(true)
  expect(mayMove('team', 'requested', 'confirmed')).toBe(false)
  expect(mayMove('guest', 'accepted', 'confirmed')).toBe(true)
  for (const status of ['declined', 'expired', 'cancelled'] as const) {
    for (const actor of ['guest', 'team', 'clock'] as const) {
      expect(mayMove(actor, status, 'confirmed')).toBe(false)
      expect(mayMove(actor, status, 'accepted')).toBe(false)
    }
  }
})
