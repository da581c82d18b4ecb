import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLate, leftOf, momentsOf, readSearch } from './money.rules.ts'

describe('what is left to give back', () => {
  it('leaves out a refund that failed', () => {
    const refunds = [
      { amountCents: 1_000, status: 'done' },
      { amountCents: 500, status: 'processing' },
      { amountCents: 3_000, status: 'not_done' },
    ]
    expect(leftOf(4_990, refunds)).toBe(3_490)
  })

  it('and what is given back together never pass what was paid', () => {
    const refund = fc.record({
      amountCents: fc.integer({ min: 1, max: 9_000 }),
      status: fc.constantFrom('requested', 'processing', 'done', 'not_done'),
    })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_000 }), fc.array(refund), (paid, asked) => {
        const made: typeof asked = []
        for (const one of asked) {
          if (one.amountCents <= leftOf(paid, made)) made.push(one)
        }
        const gone = made
          .filter(({ status }) => status !== 'not_done')
          .reduce((sum, { amountCents }) => sum + amountCents, 0)
        expect(gone + leftOf(paid, made)).toBe(paid)
      }),
    )
  })
})

it('reads a number, a payment, a protocol or words from what is typed', () => {
  const id = '0199a4a0-0000-7000-8000-0000deadbeef'
  const endToEnd = `E${'1'.repeat(31)}`
  expect(readSearch(` ${id.toUpperCase()} `)).toEqual({ by: 'id', id })
  expect(readSearch(endToEnd)).toEqual({ by: 'payment', providerId: endToEnd })
  expect(readSearch('in_1Q2w3e4r')).toEqual({ by: 'payment', providerId: 'in_1Q2w3e4r' })
  expect(readSearch('20261117-4829130')).toEqual({ by: 'protocol', protocol: '20261117-4829130' })
  expect(readSearch('#DEADBEEF')).toMatchObject({ number: 'deadbeef' })
  expect(readSearch('Rosa  Pinheiro')).toEqual({
    by: 'words',
    words: ['Rosa', 'Pinheiro'],
    number: null,
  })
  expect(readSearch('  ')).toBeNull()
})

it('counts days on the calendar of the city, both included', () => {
  const { from, before } = momentsOf({ from: '2026-11-01', until: '2026-11-01' })
  expect(from?.toISOString()).toBe('2026-11-01T03:00:00.000Z')
  expect(before?.toISOString()).toBe('2026-11-02T03:00:00.000Z')
})

it('calls a reading late by its own measure, and one that never was', () => {
  const now = new Date('2026-11-17T12:00:00Z')
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  expect(isLate('five-minutes', ago(15), now)).toBe(false)
  expect(isLate('five-minutes', ago(16), now)).toBe(true)
  expect(isLate('night', ago(16), now)).toBe(false)
  expect(isLate('night', null, now)).toBe(true)
})
