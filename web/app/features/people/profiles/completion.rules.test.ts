import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { masks } from '~/ui/masks.ts'
import { problemOfWhatsapp, problemsOfCompletion } from './completion.rules.ts'
import { changesOf, problemOfOptionalWhatsapp } from './profile-dialog.rules.ts'

const whole = {
  whatsapp: '91992536072',
  state: 'PA',
  city: 'Salinópolis',
  birth_date: '1990-05-20',
} as const

const EMPTY = { fullName: '', whatsapp: '', state: '', city: '', acceptsPromotions: false } as const

describe('the completion of a profile', () => {
  it('accepts WhatsApp, state, city and birth date', () => {
    expect(problemsOfCompletion(whole)).toEqual({})
    expect(problemsOfCompletion({ ...whole, whatsapp: '9134231234' })).toEqual({})
  })

  // spec: 178, 179, 180
  it('names what is missing, field by field', () => {
    expect(problemsOfCompletion({ whatsapp: '', state: '', city: '  ', birth_date: '' })).toEqual({
      whatsapp: 'WhatsApp deve ter pelo menos 10 dígitos',
      state: 'Estado é obrigatório',
      city: 'Cidade é obrigatória',
      birth_date: 'Data de nascimento é obrigatória',
    })
  })

  // spec: 177
  it.each([
    ['(91) 9923', 'WhatsApp deve ter pelo menos 10 dígitos'],
    ['(91) 99253', 'Formato inválido. Use: (11) 99999-9999'],
    ['(91) 9925-360', 'Formato inválido. Use: (11) 99999-9999'],
    ['91992536072', 'Formato inválido. Use: (11) 99999-9999'],
    ['(91) 3423-1234', null],
    ['(91) 99253-6072', null],
  ])('says of the WhatsApp %s: %s', (text, problem) => {
    expect(problemOfWhatsapp(text)).toBe(problem)
  })
})

describe('any WhatsApp that is typed or pasted', () => {
  const digits = (min: number, max: number) =>
    fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max })
      .map((all) => all.join(''))

  it('is right exactly when the mask holds 10 or 11 digits', () => {
    fc.assert(
      fc.property(digits(0, 11), (typed) => {
        const isRight = problemsOfCompletion({ ...whole, whatsapp: typed }).whatsapp === undefined
        expect(isRight).toBe(typed.length >= 10)
      }),
    )
  })

  it('comes out of the mask with the digits that went in', () => {
    fc.assert(
      fc.property(digits(0, 11), (typed) => {
        expect(masks.phone.toRaw(masks.phone.toText(typed))).toBe(typed)
      }),
    )
  })

  // spec: 181
  it('is saved as at most 11 digits, or as nothing', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const { whatsapp } = changesOf({ ...EMPTY, whatsapp: typed })
        expect(whatsapp === null || /^\d{1,11}$/.test(whatsapp)).toBe(true)
        expect(whatsapp === null).toBe(!/\d/.test(typed))
      }),
    )
  })
})

describe('what the profile dialog saves', () => {
  // spec: 182
  it('is the trimmed name and the digits', () => {
    expect(
      changesOf({
        fullName: '  Ana Lima ',
        whatsapp: '(91) 99253-6072',
        state: 'PA',
        city: ' Salinópolis ',
        acceptsPromotions: true,
      }),
    ).toEqual({
      full_name: 'Ana Lima',
      whatsapp: '91992536072',
      state: 'PA',
      city: 'Salinópolis',
      accepts_promotions: true,
    })
  })

  // spec: 182
  it('is null where a field was emptied', () => {
    expect(changesOf({ ...EMPTY, fullName: '   ' })).toEqual({
      full_name: null,
      whatsapp: null,
      accepts_promotions: false,
    })
  })

  it.each([
    ['', null],
    ['919925360', 'O WhatsApp deve ter 10 ou 11 dígitos (com DDD).'],
    ['9134231234', null],
    ['91992536072', null],
  ])('says of the optional WhatsApp "%s": %s', (whatsapp, problem) => {
    expect(problemOfOptionalWhatsapp(whatsapp)).toBe(problem)
  })
})
