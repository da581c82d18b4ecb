import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDigits, cnpjText, isCnpj, plainCnpj } from './cnpj.ts'

/** The official procedure, step by step: weights 2 to 9 from right to left, over and over. */
function slowDigit(signs: string): number {
  let sum = 0
  for (const [index, sign] of [...signs].reverse().entries()) {
    const worth = '0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(sign)
    sum += worth * (2 + (index % 8))
  }
  const digit = 11 - (sum % 11)
  return digit >= 10 ? 0 : digit
}
const slowDigits = (base: string) => {
  const first = slowDigit(base)
  return `${first}${slowDigit(`${base}${first}`)}`
}

const ofSigns = (signs: string) =>
  fc.array(fc.constantFrom(...signs), { minLength: 12, maxLength: 12 }).map((base) => base.join(''))
const base = fc
  .oneof(ofSigns('0123456789'), ofSigns('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'))
  .filter((text) => !/^0+$/.test(text))

describe('a CNPJ', () => {
  it.each([
    '00.000.000/0001-91', // Banco do Brasil
    '33.000.167/0001-01', // Petrobras
    '60.701.190/0001-04', // Itaú
    '11.222.333/0001-81',
    '11222333000181',
    '12.ABC.345/01DE-35', // the example of the Receita Federal
    '12abc34501de35',
    ' 12.ABC.345/01DE-35 ',
  ])('is %s', (text) => expect(isCnpj(text)).toBe(true))

  it.each([
    '',
    '00.000.000/0000-00',
    '11.111.111/1111-11',
    '11.222.333/0001-82',
    '11.222.333/0001-8',
    '11.222.333/0001-810',
    '12.ABC.345/01DE-36',
    '12.ABC.345/01DE-3A',
    '12.ÁBC.345/01DE-35',
    '12_ABC_345/01DE-35',
    'not a cnpj',
  ])('is not %j', (text) => expect(isCnpj(text)).toBe(false))

  it('has the check digits of the official procedure', () => {
    fc.assert(
      fc.property(base, (text) => {
        expect(checkDigits(text)).toBe(slowDigits(text))
        expect(isCnpj(text + slowDigits(text))).toBe(true)
      }),
    )
  })

  it('is refused with any other check digits', () => {
    fc.assert(
      fc.property(base, fc.integer({ min: 0, max: 99 }), (text, wrong) => {
        const digits = String(wrong).padStart(2, '0')
        expect(isCnpj(text + digits)).toBe(digits === slowDigits(text))
      }),
    )
  })

  it('is refused when one digit is mistyped, but for the two a rest of 0 or 1 hides', () => {
    // The sum tells 11 rests in 10 digits: a slip that turns one hidden rest into the other passes.
    let missed = 0
    let slips = 0
    fc.assert(
      fc.property(ofSigns('0123456789'), fc.nat(11), fc.nat(9), (text, place, digit) => {
        if (text[place] === String(digit)) return
        slips += 1
        const typed = text.slice(0, place) + digit + text.slice(place + 1)
        if (isCnpj(typed + checkDigits(text))) missed += 1
      }),
      { numRuns: 2000, seed: 1 },
    )
    expect(missed / slips).toBeLessThan(0.01)
  })

  it('is written with its punctuation and read back without', () => {
    fc.assert(
      fc.property(base, (text) => {
        const cnpj = text + checkDigits(text)
        expect(cnpjText(cnpj)).toMatch(/^.{2}\..{3}\..{3}\/.{4}-\d{2}$/)
        expect(plainCnpj(cnpjText(cnpj))).toBe(cnpj)
        expect(plainCnpj(cnpj.toLowerCase())).toBe(cnpj)
      }),
    )
    expect(cnpjText('12abc')).toBe('12ABC')
  })
})
