import { describe, expect, it } from 'vitest'
import type { RecurringCharge } from '../../../platform/pix/pix-port.ts'
import {
  absenceAfter,
  debitDay,
  firstDebitDay,
  hasFailedAttempt,
  isLeftOpen,
  isTooLateToSend,
  nextRecurrenceCheck,
  retryDay,
} from './pix-renewals.rules.ts'

describe('the day of a charge', () => {
  it('is the end of the period, and is asked for from nine days before it', () => {
    expect(debitDay('2026-08-18', '2026-08-08')).toEqual({ kind: 'early' })
    expect(debitDay('2026-08-18', '2026-08-09')).toEqual({ kind: 'due', day: '2026-08-18' })
    expect(debitDay('2026-08-18', '2026-08-16')).toEqual({ kind: 'due', day: '2026-08-18' })
  })

  it('moves into the days of grace where two days are not left', () => {
    expect(debitDay('2026-08-18', '2026-08-17')).toEqual({ kind: 'due', day: '2026-08-19' })
    expect(debitDay('2026-08-18', '2026-08-21')).toEqual({ kind: 'due', day: '2026-08-23' })
    expect(debitDay('2026-08-18', '2026-08-22')).toEqual({ kind: 'over' })
  })

  it('crosses the end of a month and of a year', () => {
    expect(debitDay('2027-01-01', '2026-12-31')).toEqual({ kind: 'due', day: '2027-01-02' })
    expect(firstDebitDay('2026-02-28', '2026-02-27')).toBe('2026-03-01')
    expect(firstDebitDay('2026-03-28', '2026-02-27')).toBe('2026-03-28')
  })

  it('is another one when it was not sent in time', () => {
    expect(isTooLateToSend('2026-08-18', '2026-08-16')).toBe(false)
    expect(isTooLateToSend('2026-08-18', '2026-08-17')).toBe(true)
  })
})

describe('an attempt that failed', () => {
  const charge = (...attempts: [string, string][]): RecurringCharge => ({
    txid: 'x',
    recurrenceId: 'RR1',
    status: 'active',
    amountCents: 4990,
    dueDate: '2026-08-18',
    attempts: attempts.map(([date, status]) => ({ date, status, endToEndId: null })),
  })

  it('is told from one that is on its way', () => {
    expect(hasFailedAttempt(charge(['2026-08-18', 'AGENDADA']))).toBe(false)
    expect(hasFailedAttempt(charge(['2026-08-18', 'EXPIRADA']))).toBe(true)
    expect(hasFailedAttempt({ ...charge(['2026-08-18', 'EXPIRADA']), status: 'expired' })).toBe(
      false,
    )
  })

  it('is made again the day after, then every other day, three times within a week', () => {
    const first: [string, string] = ['2026-08-18', 'EXPIRADA']
    expect(retryDay(charge(first), '2026-08-18')).toBe('2026-08-19')
    expect(retryDay(charge(first, ['2026-08-19', 'EXPIRADA']), '2026-08-19')).toBe('2026-08-21')
    expect(retryDay(charge(first), '2026-08-24')).toBe('2026-08-25')
    expect(retryDay(charge(first), '2026-08-25')).toBeNull()
    const spent = charge(first, ['2026-08-19', 'EXPIRADA'], first, first)
    expect(retryDay(spent, '2026-08-19')).toBeNull()
  })
})

it('looks at a recurrence often while it is being authorised, and seldom once it holds', () => {
  const createdAt = new Date('2026-08-18T12:00:00Z')
  const after = (ms: number) => new Date(createdAt.getTime() + ms)
  const check = (status: 'pending' | 'active', ms: number) =>
    nextRecurrenceCheck({ status, createdAt }, after(ms)).getTime() - after(ms).getTime()
  expect(check('pending', 0)).toBe(60_000)
  expect(check('pending', 3 * 3_600_000)).toBe(3_600_000)
  expect(check('active', 0)).toBe(6 * 3_600_000)
})

describe('a recurrence that the bank does not know', () => {
  const begun = new Date('2026-08-18T12:00:00Z')
  const HOUR = 3_600_000
  const after = (hours: number) => new Date(begun.getTime() + hours * HOUR)

  it('is looked for soon, and every hour once no copy lags behind so far', () => {
    expect(absenceAfter(null, begun)).toEqual({
      ...{ since: begun, isEnd: false },
      nextLookAt: new Date(begun.getTime() + 60_000),
    })
    const known = { since: begun, lookedAt: begun }
    expect(absenceAfter(known, after(1)).nextLookAt).toEqual(after(2))
  })

  it('is over when a day of looks has found nothing', () => {
    const known = { since: begun, lookedAt: after(23) }
    expect(absenceAfter(known, after(23.9))).toMatchObject({ since: begun, isEnd: false })
    expect(absenceAfter(known, after(24))).toMatchObject({ since: begun, isEnd: true })
  })

  it('is missing anew when nobody looked for most of a day', () => {
    const known = { since: begun, lookedAt: after(20) }
    expect(absenceAfter(known, after(30))).toMatchObject({ since: after(30), isEnd: false })
  })
})

it('gives a bank three days after the last try to tell how it went', () => {
  const expiresAt = new Date('2026-08-25T23:59:59-03:00')
  const after = (days: number) => new Date(expiresAt.getTime() + days * 86_400_000)
  expect(isLeftOpen({ expiresAt }, after(2.9))).toBe(false)
  expect(isLeftOpen({ expiresAt }, after(3))).toBe(true)
})
