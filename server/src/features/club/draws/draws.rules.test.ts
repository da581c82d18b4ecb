import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Invalid } from '../../../platform/errors/domain-errors.ts'
import {
  claimUntil,
  extractionAt,
  hintOfCpf,
  luckyNumber,
  maskedName,
  participantCode,
  requireAdult,
  scattered,
} from './draws.rules.ts'

const seed = Buffer.alloc(32, 7)

describe('numbers of a draw', () => {
  it('are each given once, whatever the seed and how many there are', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        (size, key) => {
          const given = Array.from({ length: size }, (_, n) =>
            scattered(Buffer.from(key), 'x', n, size),
          )
          expect(new Set(given).size).toBe(size)
          expect(given.every((number) => number >= 0 && number < size)).toBe(true)
        },
      ),
      { numRuns: 10 },
    )
  })

  it('are spread over the whole series, and others in another draw', () => {
    const own = Array.from({ length: 200 }, (_, n) => luckyNumber(seed, n, 100_000))
    const tenths = new Set(own.map((number) => Math.floor(number / 10_000)))
    expect(tenths.size).toBe(10)
    const other = Array.from({ length: 200 }, (_, n) =>
      luckyNumber(Buffer.alloc(32, 8), n, 100_000),
    )
    expect(other).not.toEqual(own)
  })

  it('belong to codes of five signs, one for each person', () => {
    const codes = Array.from({ length: 500 }, (_, n) => participantCode(seed, n))
    expect(new Set(codes).size).toBe(500)
    expect(codes.every((code) => /^[0-9A-HJKMNP-TV-Z]{5}$/.test(code))).toBe(true)
  })
})

it('lets in whoever is 18 on that day, and nobody a day younger', () => {
  expect(() => requireAdult('2008-07-18', '2026-07-18')).not.toThrow()
  expect(() => requireAdult('2008-07-19', '2026-07-18')).toThrow(Invalid)
})

it('names a winner by initials only', () => {
  expect(maskedName('Luciana Moraes')).toBe('L•••••• M.')
  expect(maskedName('Ana Clara de Souza')).toBe('A•• S.')
  expect(maskedName('Ivo')).toBe('I••')
  expect(hintOfCpf('52998224725')).toBe('***.982.247-**')
})

it('counts 180 days from the extraction, which is at 19h', () => {
  expect(claimUntil('2026-07-15')).toBe('2027-01-11')
  expect(extractionAt('2026-07-15').toISOString()).toBe('2026-07-15T22:00:00.000Z')
})
