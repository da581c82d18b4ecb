import { clubClaims } from '@portal/contract/club/club/club-claims'
import { cityAfterChoosing, DEFAULT_CITY } from '@portal/contract/shared/states'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiError } from '~/platform/api.ts'
import { AuthUnknownAnswerError } from '~/platform/session/auth-errors.ts'
import { masks } from '~/ui/masks.ts'
import { figuresOf } from './claims.rules.ts'
import { EMPTY_JOIN, firstProblem, type JoinValues, joinRequest } from './join.rules.ts'
import { NoUserError, problemOfFailure } from './join-failure.rules.ts'

const whole: JoinValues = {
  name: 'Ana Lima',
  email: 'ana@example.com',
  whatsapp: '91992536072',
  password: 'maré cheia',
  confirmation: 'maré cheia',
  state: 'PA',
  city: 'Salinópolis',
  birthDate: '1990-05-20',
  acceptsPromotions: false,
}
const wrong = (change: Partial<JoinValues>) => {
  const problem = firstProblem({ ...whole, ...change })
  return problem && [problem.title, problem.description, Object.keys(problem.fields)]
}

describe('joining the club', () => {
  // spec: 140
  it('starts in Pará, in Salinópolis, without consent to promotions', () => {
    expect(EMPTY_JOIN).toMatchObject({
      state: 'PA',
      city: 'Salinópolis',
      acceptsPromotions: false,
    })
  })

  it('is possible with everything filled in', () => {
    expect(firstProblem(whole)).toBeNull()
  })

  // spec: 169
  it.each(['name', 'email', 'whatsapp', 'password', 'state', 'city'] as const)(
    'is not possible without %s',
    (field) => {
      expect(wrong({ [field]: '' })).toEqual([
        'Campos obrigatórios',
        'Por favor, preencha todos os campos obrigatórios.',
        [field],
      ])
    },
  )

  it('takes spaces for nothing', () => {
    expect(wrong({ name: '  ', city: ' ' })?.[2]).toEqual(['name', 'city'])
  })

  // spec: 170
  it.each(['ana', 'ana@', '@example.com', 'ana@example', 'ana lima@example.com', 'a@b@c.com'])(
    'refuses the e-mail %s',
    (email) => {
      expect(wrong({ email })).toEqual([
        'Email inválido',
        'Por favor, insira um email válido.',
        ['email'],
      ])
    },
  )

  // spec: 171
  it('refuses a password of 5 characters and takes one of 6', () => {
    expect(wrong({ password: '12345', confirmation: '12345' })).toEqual([
      'Senha muito curta',
      'A senha deve ter pelo menos 6 caracteres.',
      ['password'],
    ])
    expect(wrong({ password: '123456', confirmation: '123456' })).toBeNull()
  })

  // spec: 172
  it('refuses two passwords that differ', () => {
    expect(wrong({ confirmation: 'mare cheia' })).toEqual([
      'Senhas não coincidem',
      'A senha e a confirmação de senha devem ser iguais.',
      ['confirmation'],
    ])
  })

  // spec: 173
  it('refuses a WhatsApp of 9 digits', () => {
    expect(wrong({ whatsapp: '919925360' })).toEqual([
      'WhatsApp inválido',
      'O WhatsApp deve ter 10 ou 11 dígitos (com DDD).',
      ['whatsapp'],
    ])
  })

  // spec: 175
  it('asks for the birth date last', () => {
    expect(wrong({ birthDate: '' })).toEqual([
      'Data de nascimento é obrigatória',
      'Informe uma data até hoje, como 20/05/1990.',
      ['birthDate'],
    ])
  })

  // spec: 168
  it('checks in the order of the spec: each mended field brings up the next rule', () => {
    const values = {
      ...whole,
      name: '',
      email: 'ana',
      password: '123',
      confirmation: '1234',
      whatsapp: '91',
      birthDate: '',
    }
    const mendings: Partial<JoinValues>[] = [
      { name: 'Ana' },
      { email: 'ana@example.com' },
      { password: '123456' },
      { confirmation: '123456' },
      { whatsapp: '9134231234' },
      { birthDate: '1990-05-20' },
    ]
    const titles = [firstProblem(values)?.title]
    for (const mending of mendings) titles.push(firstProblem(Object.assign(values, mending))?.title)
    expect(titles).toEqual([
      'Campos obrigatórios',
      'Email inválido',
      'Senha muito curta',
      'Senhas não coincidem',
      'WhatsApp inválido',
      'Data de nascimento é obrigatória',
      undefined,
    ])
  })

  // spec: 106, 174
  it('sends name and e-mail trimmed, the WhatsApp as digits, and what was chosen', () => {
    expect(
      joinRequest({ ...whole, name: ' Ana Lima ', email: ' ana@example.com ', city: ' Belém ' }),
    ).toEqual({
      email: 'ana@example.com',
      password: 'maré cheia',
      full_name: 'Ana Lima',
      whatsapp: '91992536072',
      state: 'PA',
      city: 'Belém',
      birth_date: '1990-05-20',
      plan_type: 'clube',
      accepts_promotions: false,
      origin: 'clube-de-vantagens',
    })
    expect(joinRequest({ ...whole, acceptsPromotions: true }).accepts_promotions).toBe(true)
  })

  it('goes back to Salinópolis with Pará, and forgets the city with any other state', () => {
    expect(cityAfterChoosing('PA')).toBe(DEFAULT_CITY)
    expect(cityAfterChoosing('CE')).toBe('')
  })
})

describe('any WhatsApp', () => {
  const digits = fc
    .array(fc.integer({ min: 0, max: 9 }), { maxLength: 11 })
    .map((all) => all.join(''))

  // spec: 141
  it('is drawn as (DD) NNNN-NNNN or (DD) NNNNN-NNNN and keeps its digits', () => {
    fc.assert(
      fc.property(digits, (typed) => {
        const text = masks.phone.toText(typed)
        expect(masks.phone.toRaw(text)).toBe(typed)
        if (typed.length === 10) expect(text).toMatch(/^\(\d{2}\) \d{4}-\d{4}$/)
        if (typed.length === 11) expect(text).toMatch(/^\(\d{2}\) \d{5}-\d{4}$/)
      }),
    )
  })

  // spec: 173, 281
  it('is accepted exactly when it has 10 or 11 digits, with or without its punctuation', () => {
    fc.assert(
      fc.property(digits, fc.boolean(), (typed, isMasked) => {
        const whatsapp = isMasked ? masks.phone.toText(typed) : typed
        const isRight = firstProblem({ ...whole, whatsapp }) === null
        expect(isRight).toBe(typed.length === 10 || typed.length === 11)
      }),
    )
  })
})

describe('a refusal', () => {
  const refusal = (code: string, detail: string, extra: object = {}) =>
    new ApiError(409, {
      type: 'about:blank',
      title: 'Conflito',
      status: 409,
      code,
      detail,
      requestId: 'r',
      ...extra,
    })
  const told = (error: unknown) => {
    const { title, description, fields } = problemOfFailure(error)
    return [title, description, fields]
  }

  // spec: 250
  it('says that the e-mail is taken, and under the field too', () => {
    const sentence = 'Este email já está cadastrado. Faça login para continuar.'
    expect(told(refusal('accounts.email-taken', 'Já existe.'))).toEqual([
      'Erro no cadastro',
      sentence,
      { email: sentence },
    ])
  })

  // spec: 251
  it('repeats what the server says, after the words of the spec', () => {
    expect(told(refusal('http.429', 'Você tentou muitas vezes.'))).toEqual([
      'Erro no cadastro',
      'Erro no cadastro: Você tentou muitas vezes.',
      {},
    ])
  })

  it('prefers what is wrong with a field, and says it there', () => {
    const message = 'Nome completo deve ter no mínimo 3 caracteres.'
    const errors = [
      { path: 'full_name', message },
      { path: 'plan_type', message: 'Valor inválido.' },
    ]
    expect(told(refusal('input.invalid', 'Confira os campos.', { errors }))).toEqual([
      'Erro no cadastro',
      `Erro no cadastro: ${message}`,
      { name: message },
    ])
  })

  it('points at a password that is too common', () => {
    const sentence = 'Esta senha é muito comum. Escolha outra.'
    expect(told(refusal('accounts.password-too-common', sentence))).toEqual([
      'Erro no cadastro',
      `Erro no cadastro: ${sentence}`,
      { password: sentence },
    ])
  })

  it.each([new NoUserError(), new AuthUnknownAnswerError()])(
    'says that no user came back (%o)',
    (error) => {
      expect(told(error)).toEqual(['Erro no cadastro', 'Erro ao criar usuário', {}])
    },
  )

  // spec: 244
  it.each([new TypeError('Failed to fetch'), new ApiError(502, null)])(
    'never reads out what only the network says (%o)',
    (error) => {
      expect(told(error)).toEqual([
        'Erro no cadastro',
        'Tente novamente ou entre em contato conosco.',
        {},
      ])
    },
  )
})

describe('the numbers of the club', () => {
  const written = (settings: Parameters<typeof clubClaims>[0]) =>
    figuresOf(clubClaims(settings)).map(({ figure }) => figure)

  it('are claimed letter by letter as the specification has them', () => {
    expect(written(null)).toEqual(['5000+', 'R$ 15k+', '500+'])
    expect(
      written({ club_members_claim: 12_000, club_prizes_claim_reais: 900, club_partners_claim: 7 }),
    ).toEqual(['12000+', 'R$ 900+', '7+'])
  })

  it('are counted, without a plus and without a zero, once the settings say so', () => {
    const counted = clubClaims(
      { club_figures: 'counted' },
      {
        members: 5_321,
        partners: 0,
        saved_cents: 0,
        prizes_cents: 0,
        counted_at: '2026-07-18T22:00:00Z',
      },
    )
    expect(figuresOf(counted).map(({ figure }) => figure)).toEqual(['5.321'])
  })
})
