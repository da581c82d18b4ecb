import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAmount, readArea, readCount, readDegree } from './feed-amounts.rules.ts'

describe('an amount', () => {
  it.each([
    ['1.250.000,00', 125_000_000],
    ['1250000.00', 125_000_000],
    ['1250000', 125_000_000],
    ['1,250,000.00', 125_000_000],
    ['1,250,000', 125_000_000],
    ['1250000,5', 125_000_050],
    ['R$ 1.250.000,00', 125_000_000],
    ['R$1250000', 125_000_000],
    ['1250000 BRL', 125_000_000],
    ['1.250', 125_000],
    ['1,250', 125_000],
    ['850', 85_000],
    ['850,9', 85_090],
    ['850.90', 85_090],
    ['1250000.0000', 125_000_000],
    ['1 250 000,00', 125_000_000],
    ['\u00a0350.000,00 ', 35_000_000],
  ])('is read: %s', (written, cents) => expect(readAmount(written)).toEqual({ cents }))

  it.each(['', ' ', '0', '0,00', '0.00', 'R$ 0'])('is none: %s', (written) =>
    expect(readAmount(written)).toBe('none'),
  )

  it.each([
    'sob consulta',
    '-350000',
    '1.25.000',
    '1,2,3',
    '1.250.000.00',
    '1e9',
    'NaN',
    '0x10',
    '١٢٣',
    '999999999999',
    '12 34',
    '350000 a 400000',
  ])('is refused: %s', (written) => expect(readAmount(written)).toBe('unreadable'))

  it('comes back in every way in which people write it', () => {
    const centavos = fc.integer({ min: 1, max: 2_000_000_000 })
    fc.assert(
      fc.property(centavos, (cents) => {
        const reais = cents / 100
        const whole = Math.floor(reais)
        const rest = String(cents % 100).padStart(2, '0')
        const grouped = whole.toLocaleString('en-US')
        const ways = [
          `${whole}.${rest}`,
          `${whole},${rest}`,
          `${grouped}.${rest}`,
          `${grouped.replaceAll(',', '.')},${rest}`,
          `R$ ${grouped.replaceAll(',', '.')},${rest}`,
        ]
        for (const written of ways) expect(readAmount(written)).toEqual({ cents })
      }),
    )
  })

  it('is never anything but whole centavos, whatever is written', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9.,R$ -]{0,20}$/)), (written) => {
        const amount = readAmount(written)
        if (typeof amount === 'string') return
        expect(Number.isSafeInteger(amount.cents)).toBe(true)
        expect(amount.cents).toBeGreaterThan(0)
      }),
    )
  })
})

it.each([
  ['126', 126],
  ['126.000', 126],
  ['126,50', 127],
  ['1.200', 1200],
  ['1.200,00 m²', 1200],
  ['85 m2', 85],
  ['0', null],
  ['grande', null],
])('reads an area: %s', (written, area) => expect(readArea(written)).toBe(area))

it.each([
  ['2', 2],
  ['2.0', 2],
  [' 03 ', 3],
  ['0', 0],
  ['', null],
  ['2,5', null],
  ['dois', null],
  ['250', null],
])('reads a count: %s', (written, count) => expect(readCount(written)).toBe(count))

it('reads a degree with a point or a comma, on the globe only', () => {
  expect(readDegree('-0,6135', 90)).toBe(-0.6135)
  expect(readDegree('-47.3561', 180)).toBe(-47.3561)
  expect(readDegree('95', 90)).toBeNull()
  expect(readDegree('', 90)).toBeNull()
})
