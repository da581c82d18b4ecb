import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { cityDay } from '../../../platform/city-time.ts'

const clock = fixedClock(new Date().toISOString())
const portal = useTestApp({ clock, environment: { SENSITIVE_LIMITS_FACTOR: '100' } })

const form = (changes: object = {}) => ({
  email: `${randomUUID()}@exemplo.test`,
  password: 'mangue e guará',
  full_name: '  Rosa do Atalaia ',
  whatsapp: '(91) 98888-7777',
  state: 'PA',
  city: 'Salinópolis',
  ...changes,
})
const signUp = (changes?: object) => call(portal, 'POST', '/auth/sign-up', form(changes))
const profileOf = async (cookie: string) =>
  (await call(portal, 'GET', '/profile', undefined, { cookie })).json

// spec: 99, 109, 202
it('makes the person, the profile and the session at once', async () => {
  const answer = await signUp({ email: '  ROSA@Exemplo.Test ' })
  expect(answer.status).toBe(201)
  expect(answer.json).toMatchObject({
    plan_type: 'clube',
    session: {
      user: {
        email: 'rosa@exemplo.test',
        email_verified: false,
        identities: [{ provider: 'credential' }],
      },
    },
  })
  expect(await profileOf(answer.cookie)).toMatchObject({
    full_name: 'Rosa do Atalaia',
    whatsapp: '91988887777',
    state: 'PA',
    city: 'Salinópolis',
    accepts_promotions: false,
    is_complete: true,
  })
})

// spec: 98
it('keeps the session in a cookie that scripts cannot read', async () => {
  const { cookies, json } = await signUp()
  expect(cookies).toMatchObject([
    { name: 'portal.session_token', httpOnly: true, sameSite: 'Lax', path: '/' },
    { name: 'portal.device', httpOnly: true },
  ])
  expect(JSON.stringify(json)).not.toContain(cookies[0]?.value.split('.')[0])
})

it.each(['atalaia', 'macarico', 'espadarte'])(
  'keeps the choice of %s for when the e-mail is proved',
  async (plan) => {
    const { json, cookie } = await signUp({ plan_type: plan, cycle: 'year' })
    expect(json).toMatchObject({ plan_type: 'clube', session: { user: { is_proved: false } } })
    expect((await profileOf(cookie)).plan_type).toBe('clube')
    const trial = await call(portal, 'GET', '/subscriptions/trial', undefined, { cookie })
    expect(trial.json).toEqual({ trial: null, waiting: { plan, cycle: 'year', days: 14 } })
  },
)

// spec: 135
it('takes "premium" for espadarte', async () => {
  const { cookie } = await signUp({ plan_type: 'premium' })
  const trial = await call(portal, 'GET', '/subscriptions/trial', undefined, { cookie })
  expect(trial.json.waiting.plan).toBe('espadarte')
})

// spec: 136
it('never takes promotions from the plan for businesses', async () => {
  const { cookie } = await signUp({ plan_type: 'espadarte', accepts_promotions: true })
  expect((await profileOf(cookie)).accepts_promotions).toBe(false)
})

// spec: 219
it('writes the choice about promotions into the ledger, with text and origin', async () => {
  const { json } = await signUp({ accepts_promotions: true, origin: 'clube-de-vantagens' })
  const ledger = await portal.deps.stores.consents.list(json.user_id)
  expect(ledger.filter(({ kind }) => kind === 'promotions')).toMatchObject([
    { kind: 'promotions', granted: true, textVersion: '2026-11', origin: 'clube-de-vantagens' },
  ])
})

it('adds who joins the club to the newsletter, once', async () => {
  const email = `${randomUUID()}@exemplo.test`
  const row = () =>
    portal.deps.connection
      .selectFrom('newsletter')
      .select(['name', 'source', 'is_active'])
      .where('email', '=', email)
      .execute()
  await portal.deps.stores.newsletter.add({
    email,
    name: 'Antes',
    source: 'clube_vantagens',
    isActive: true,
  })
  expect((await signUp({ email, origin: 'clube-de-vantagens' })).status).toBe(201)
  expect(await row()).toEqual([{ name: 'Antes', source: 'clube_vantagens', is_active: true }])
})

// spec: 97, 144, 219
it('keeps what the form of the club asks: the day of birth, and a place on the newsletter', async () => {
  const email = `${randomUUID()}@exemplo.test`
  const { cookie } = await signUp({
    email,
    birth_date: '1990-05-20',
    accepts_promotions: true,
    origin: 'clube-de-vantagens',
  })
  expect(await profileOf(cookie)).toMatchObject({
    birth_date: '1990-05-20',
    plan_type: 'clube',
    accepts_promotions: true,
  })
  const row = await portal.deps.connection
    .selectFrom('newsletter')
    .select(['name', 'source', 'is_active'])
    .where('email', '=', email)
    .executeTakeFirst()
  expect(row).toEqual({ name: 'Rosa do Atalaia', source: 'clube_vantagens', is_active: true })
})

it('puts nobody on the newsletter who did not join the club', async () => {
  const email = `${randomUUID()}@exemplo.test`
  await signUp({ email, accepts_promotions: true, origin: 'criar-conta' })
  const rows = await portal.deps.connection
    .selectFrom('newsletter')
    .select('email')
    .where('email', '=', email)
    .execute()
  expect(rows).toEqual([])
})

// spec: 175
it('refuses somebody who is born tomorrow, and takes who is born today', async () => {
  const today = cityDay(clock.now())
  const tomorrow = cityDay(new Date(clock.now().getTime() + 24 * 60 * 60 * 1000))
  expect(await signUp({ birth_date: tomorrow })).toMatchObject({
    status: 422,
    json: {
      code: 'accounts.birth-date-in-future',
      errors: [
        { path: 'birth_date', message: 'A data de nascimento não pode ser depois de hoje.' },
      ],
    },
  })
  expect((await signUp({ birth_date: today })).status).toBe(201)
})

// spec: 97
it('keeps somebody who wants no promotions out of the active newsletter', async () => {
  const email = `${randomUUID()}@exemplo.test`
  await signUp({ email, origin: 'clube-de-vantagens', accepts_promotions: false })
  const row = await portal.deps.connection
    .selectFrom('newsletter')
    .select('is_active')
    .where('email', '=', email)
    .executeTakeFirst()
  expect(row).toEqual({ is_active: false })
})

// spec: 250
it('says that an e-mail has an account already, whatever its capitals', async () => {
  const email = `${randomUUID()}@exemplo.test`
  await signUp({ email })
  const answer = await signUp({ email: email.toUpperCase() })
  expect(answer).toMatchObject({
    status: 409,
    json: {
      code: 'accounts.email-taken',
      detail: 'Este email já está cadastrado. Faça login para continuar.',
    },
  })
})

it('makes one account of ten sign-ups at once', async () => {
  const email = `${randomUUID()}@exemplo.test`
  const answers = await Promise.all(Array.from({ length: 10 }, () => signUp({ email })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)])
})

// spec: 163, 264
it.each(['123456', 'password', 'PASSWORD', 'qwerty123'])(
  'refuses the common password %s',
  async (password) => {
    const answer = await signUp({ password })
    expect(answer).toMatchObject({
      status: 422,
      json: {
        code: 'accounts.password-too-common',
        detail: 'Esta senha é muito comum. Escolha outra.',
        errors: [{ path: 'password' }],
      },
    })
  },
)

// spec: 164, 166
it.each([
  ['a name of two letters', { full_name: 'Jo' }, 'Nome completo deve ter no mínimo 3 caracteres.'],
  [
    'a WhatsApp of nine digits',
    { whatsapp: '988887777' },
    'O WhatsApp deve ter 10 ou 11 dígitos (com DDD).',
  ],
  ['an e-mail without a dot', { email: 'rosa@exemplo' }, 'Email inválido.'],
  ['a password of five', { password: 'abcde' }, 'A senha deve ter no mínimo 6 caracteres.'],
  ['a state that is none', { state: 'XX' }, 'Selecione um estado.'],
  ['no city', { city: ' ' }, 'Selecione uma cidade.'],
])('refuses %s with its sentence', async (_, change, message) => {
  const answer = await signUp(change)
  expect(answer.status).toBe(422)
  expect(answer.json.errors.map((error: { message: string }) => error.message)).toContain(message)
})

// spec: 106
it('stores nothing of a sign-up that fails half way', async () => {
  const email = `${randomUUID()}@exemplo.test`
  const { work } = portal.deps
  const broken: typeof work = {
    transaction: (run) =>
      work.transaction((stores) =>
        run({
          ...stores,
          jobs: {
            add: async () => {
              throw new Error('the queue is away')
            },
            again: async () => {},
          },
        }),
      ),
  }
  const { signUp: useCase } = await import('./sign-up.ts')
  await expect(
    useCase(
      {
        ...form({ email, whatsapp: '91988887777' }),
        plan_type: 'clube',
        accepts_promotions: false,
        origin: 'criar-conta',
      } as never,
      { ...portal.deps, work: broken },
    ),
  ).rejects.toThrow('the queue is away')
  expect(await portal.deps.stores.accounts.emailExists(email)).toBe(false)
})
