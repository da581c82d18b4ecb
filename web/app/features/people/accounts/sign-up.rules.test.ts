import * as contract from '@portal/contract/people/accounts/sign-up'
import {
  PASSWORD_MAX as CONTRACT_MAX,
  PASSWORD_MIN as CONTRACT_MIN,
} from '@portal/contract/shared/person-fields'
import { cityAfterChoosing, STATES } from '@portal/contract/shared/states'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { whatsappDigits } from '~/ui/whatsapp-digits.ts'
import * as limits from './accounts.constants.ts'
import {
  asksForPromotions,
  EMPTY_SIGN_UP,
  refusedFields,
  type SignUpValues,
  signUpProblems,
  signUpRequest,
} from './sign-up.rules.ts'

const MARIA: SignUpValues = {
  fullName: 'Maria das Dores',
  whatsapp: '91988887777',
  state: 'PA',
  city: 'Salinópolis',
  email: 'maria@exemplo.com.br',
  password: 'maré cheia',
  acceptsPromotions: true,
}

describe('the full sign-up form', () => {
  it('starts in Salinópolis, Pará, with nothing accepted', () => {
    expect(EMPTY_SIGN_UP).toEqual({
      fullName: '',
      whatsapp: '',
      state: 'PA',
      city: 'Salinópolis',
      email: '',
      password: '',
      acceptsPromotions: false,
    })
  })

  // spec: 159, 160, 161, 162, 164
  it('says what is wrong with each field in the words of the specification', () => {
    const nothing = { ...EMPTY_SIGN_UP, state: '' as 'PA', city: ' ' }
    expect(signUpProblems(nothing)).toEqual({
      fullName: 'Nome completo deve ter no mínimo 3 caracteres.',
      whatsapp: 'WhatsApp deve ter no mínimo 10 caracteres.',
      state: 'Selecione um estado.',
      city: 'Selecione uma cidade.',
      email: 'Email inválido.',
      password: 'A senha deve ter no mínimo 6 caracteres.',
    })
  })

  it('finds nothing wrong with Maria', () => {
    expect(signUpProblems(MARIA)).toEqual({})
  })

  // spec: 159, 160, 161, 162, 281
  it.each([
    ['fullName', 'Ana', 'An'],
    ['whatsapp', '9188887777', '918888777'],
    ['email', 'a@b.co', 'a@b'],
    ['password', '123456', '12345'],
  ] as const)('takes %s at its shortest (%s) and not one less (%s)', (field, shortest, less) => {
    expect(signUpProblems({ ...MARIA, [field]: shortest })).toEqual({})
    expect(Object.keys(signUpProblems({ ...MARIA, [field]: less }))).toEqual([field])
  })

  it('counts a name without the spaces around it', () => {
    expect(signUpProblems({ ...MARIA, fullName: '  A  ' }).fullName).toBeDefined()
  })

  // spec: 163
  it('refuses a password no server would take', () => {
    expect(signUpProblems({ ...MARIA, password: 'a'.repeat(129) }).password).toBe(
      'A senha deve ter no máximo 128 caracteres.',
    )
    expect([limits.PASSWORD_MIN, limits.PASSWORD_MAX]).toEqual([CONTRACT_MIN, CONTRACT_MAX])
  })

  // spec: 132
  it('gives Pará its own city and empties it for every other state', () => {
    for (const [state] of STATES) {
      expect(cityAfterChoosing(state)).toBe(state === 'PA' ? 'Salinópolis' : '')
    }
  })

  it('never asks for promotions with espadarte, and sends false', () => {
    expect(asksForPromotions('espadarte')).toBe(false)
    expect(signUpRequest(MARIA, 'espadarte').accepts_promotions).toBe(false)
    for (const plan of ['clube', 'atalaia', 'macarico'] as const) {
      expect(asksForPromotions(plan)).toBe(true)
      expect(signUpRequest(MARIA, plan).accepts_promotions).toBe(true)
    }
  })

  it('sends what the contract takes', () => {
    const request = signUpRequest({ ...MARIA, fullName: ' Maria ', email: ' m@x.co ' }, 'macarico')
    expect(request).toMatchObject({ full_name: 'Maria', email: 'm@x.co', plan_type: 'macarico' })
    expect(contract.signUp.body.safeParse(request).success).toBe(true)
  })

  // spec: 166
  it('lets nothing through that the contract refuses', () => {
    const values = fc.record({
      fullName: fc.string({ maxLength: 120 }).filter((text) => /^\P{Cc}*$/u.test(text)),
      whatsapp: fc.stringMatching(/^\d{0,11}$/),
      state: fc.constantFrom(...STATES.map(([code]) => code)),
      city: fc.string({ maxLength: 80 }).filter((text) => /^\P{Cc}*$/u.test(text)),
      email: fc.oneof(fc.emailAddress(), fc.string()),
      password: fc.string({ maxLength: 140 }),
      acceptsPromotions: fc.boolean(),
    })
    fc.assert(
      fc.property(values, (typed) => {
        const isFine = Object.keys(signUpProblems(typed)).length === 0
        const { success } = contract.signUp.body.safeParse(signUpRequest(typed, 'clube'))
        expect(isFine).toBe(success)
      }),
    )
  })
})

describe('a WhatsApp as people write it', () => {
  it.each([
    ['(91) 98888-7777', '91988887777'],
    ['+55 91 98888-7777', '91988887777'],
    ['55 91 98888-7777', '91988887777'],
    ['0 91 98888-7777', '91988887777'],
    ['91 3423-1234', '9134231234'],
    ['919888877779', '91988887777'],
    ['55 98888-7777', '55988887777'],
    ['', ''],
  ])('%j is %j', (written, digits) => expect(whatsappDigits(written)).toBe(digits))
})

describe('what the server says of single fields', () => {
  const refusal = (code: string, errors?: { path: string; message: string }[]) =>
    refusedFields({ code, message: 'A frase toda.', problem: { errors } })

  it('lands under the fields, the first word of each', () => {
    expect(
      refusal('request.invalid', [
        { path: 'full_name', message: 'Um.' },
        { path: 'full_name', message: 'Dois.' },
        { path: 'whatsapp', message: 'Três.' },
        { path: 'constructor', message: 'Quatro.' },
      ]),
    ).toEqual({ fullName: 'Um.', whatsapp: 'Três.' })
  })

  it('knows the refusals that name no field', () => {
    expect(refusal('accounts.email-taken')).toEqual({ email: 'A frase toda.' })
    expect(refusal('accounts.password-too-common')).toEqual({ password: 'A frase toda.' })
    expect(refusal('anything.else')).toEqual({})
  })
})
