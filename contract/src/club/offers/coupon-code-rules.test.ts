import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ageOfStep,
  CODE_ALPHABET,
  CODE_LENGTH,
  normalCode,
  qrText,
  readQr,
  secondsLeftOfStep,
  shownCode,
  stepAt,
} from './coupon-code-rules.ts'

const codes = fc
  .array(fc.constantFrom(...CODE_ALPHABET), { minLength: CODE_LENGTH, maxLength: CODE_LENGTH })
  .map((signs) => signs.join(''))

describe('the short code', () => {
  it('is read as it is dictated', () => {
    fc.assert(fc.property(codes, (code) => normalCode(shownCode(code).toLowerCase()) === code))
    expect(normalCode('K7M-4PX')).toBe('K7M4PX')
  })
  it.each(['', 'K7M4P', 'K7M4PXX', 'K7M4P0', 'OIOIOI'])('is not %j', (typed) => {
    expect(normalCode(typed)).toBeNull()
  })

  // Limits of server/src/platform/limits/sensitive-calls.ts: 60 wrong codes an hour at one counter.
  it('bounds a million guesses: they take years at one counter, and then find less than one coupon', () => {
    const space = CODE_ALPHABET.length ** CODE_LENGTH
    expect(space).toBe(2 ** 30)
    const guesses = 1_000_000
    const days = guesses / (60 * 24)
    expect(days).toBeGreaterThan(690)
    const openCouponsOfOneCounter = 1_000
    expect((guesses * openCouponsOfOneCounter) / space).toBeLessThan(1)
  })
})

describe('the rotating code', () => {
  const scans = fc.record({
    couponId: fc.uuid(),
    step: fc.integer({ min: 0, max: 2 ** 31 }),
    signature: fc
      .array(fc.constantFrom(...'abcXYZ019-_'), { minLength: 16, maxLength: 16 })
      .map((signs) => signs.join('')),
  })
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(scans, (scan) => JSON.stringify(readQr(qrText(scan))) === JSON.stringify(scan)),
    )
  })
  it('is never mistaken for anything else', () => {
    fc.assert(fc.property(fc.string(), (text) => readQr(text) === null))
    expect(readQr('https://guia.test/mesa/12')).toBeNull()
  })

  it('holds one step to either side, and never when it is 90 seconds old', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4e12 }),
        fc.integer({ min: 0, max: 600 }),
        (ms, seconds) => {
          const made = new Date(ms)
          const age = ageOfStep(stepAt(made), new Date(ms + seconds * 1000))
          if (seconds <= 30) return age === 'live'
          return seconds < 90 || age === 'stale'
        },
      ),
    )
    expect(ageOfStep(stepAt(new Date(120_000)), new Date(0))).toBe('ahead')
  })
  it('counts down to the next', () => {
    expect(secondsLeftOfStep(new Date(0))).toBe(30)
    expect(secondsLeftOfStep(new Date(29_999))).toBe(1)
  })
})
