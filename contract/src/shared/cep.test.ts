import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CITY_CEP, cepText, isCep, isCepOfCity, plainCep } from './cep.ts'

describe('a CEP', () => {
  it.each(['68721-000', '68721000', ' 68.721-000 ', '01000-000', '99999-999'])('is %j', (text) =>
    expect(isCep(text)).toBe(true),
  )

  it.each(['', '6872-000', '687210000', '68721-00A', '00000-000', '٦٨٧٢١٠٠٠'])(
    'is not %j',
    (text) => expect(isCep(text)).toBe(false),
  )

  it('knows the codes of the city', () => {
    expect(isCepOfCity(CITY_CEP)).toBe(true)
    expect(isCepOfCity('68721-972')).toBe(true)
    expect(isCepOfCity('66010-000')).toBe(false)
    expect(isCepOfCity('68721')).toBe(false)
  })

  it('is written with its dash and read back without', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000, max: 99_999_999 }), (number) => {
        const cep = String(number).padStart(8, '0')
        expect(cepText(cep)).toBe(`${cep.slice(0, 5)}-${cep.slice(5)}`)
        expect(plainCep(cepText(cep))).toBe(cep)
        expect(isCep(cepText(cep))).toBe(true)
      }),
    )
    expect(cepText('6872')).toBe('6872')
  })
})
