import { PROMOTIONS_CONSENT } from '@portal/contract/people/profiles/consent.texts'
import { describe, expect, it } from 'vitest'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

const clock = fixedClock()
const portal = useTestApp({ clock })

type Call = { origin?: string; cookie?: string | undefined; body?: object }
const call = (method: 'GET' | 'PATCH' | 'PUT', path: string, { origin, cookie, body }: Call) =>
  portal.app.inject({
    method,
    url: `/api/v1/profile${path}`,
    headers: {
      origin: origin ?? 'http://portal.test',
      ...(cookie === undefined ? {} : { cookie }),
    },
    ...(body ? { payload: body } : {}),
  })
const read = ({ cookie }: Partial<TestPerson>) => call('GET', '', { cookie })
const update = ({ cookie }: Partial<TestPerson>, body: object, origin?: string) =>
  call('PATCH', '', { cookie, body, ...(origin ? { origin } : {}) })
const complete = ({ cookie }: Partial<TestPerson>, body: object, origin?: string) =>
  call('PUT', '/completion', { cookie, body, ...(origin ? { origin } : {}) })

const completion = {
  whatsapp: '(91) 98888-7777',
  state: 'PA',
  city: 'Salinópolis',
  birth_date: '1990-02-28',
}
const audited = ({ userId }: TestPerson) =>
  portal.deps.connection
    .selectFrom('audit_log')
    .select(['action', 'subject_id', 'details', 'at'])
    .where('actor_id', '=', userId)
    .orderBy('id')
    .execute()
const consented = async ({ userId }: TestPerson) =>
  (await portal.deps.stores.consents.list(userId)).map(({ granted }) => granted)

describe('reading', () => {
  // spec: 90
  it('gives a person everything the portal knows of their profile', async () => {
    const rosa = await createPerson(portal, { plan: 'macarico', profile: { state: 'PA' } })
    const answer = await read(rosa)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({
      id: expect.any(String),
      user_id: rosa.userId,
      email: rosa.email,
      full_name: 'Rosa Pinheiro',
      whatsapp: null,
      whatsapp_confirmed_at: null,
      state: 'PA',
      city: null,
      plan_type: 'macarico',
      plan_ends_at: null,
      accepts_promotions: false,
      birth_date: null,
      updated_at: expect.any(String),
      is_complete: false,
    })
  })

  // spec: 110
  it('shows the role of an administrator as the plan', async () => {
    expect((await read(await createPerson(portal, { role: 'admin' }))).json().plan_type).toBe(
      'admin',
    )
  })

  it('is refused to a visitor and to a made-up cookie', async () => {
    for (const cookie of [undefined, 'portal.session_token=inventado.assinatura']) {
      const answer = await read(cookie ? { cookie } : {})
      expect(answer.statusCode).toBe(401)
      expect(answer.json().detail).toContain('Entre na sua conta')
    }
  })

  it('knows no address for anybody else’s profile', async () => {
    const [rosa, bento] = [await createPerson(portal), await createPerson(portal)]
    const nested = await call('GET', `/${bento.userId}`, rosa)
    expect(nested.statusCode).toBe(404)
    const asked = await call('GET', `?user_id=${bento.userId}`, rosa)
    expect(asked.json().user_id).toBe(rosa.userId)
  })
})

describe('"Meu Perfil"', () => {
  // spec: 90, 217
  it('saves name, WhatsApp as digits, and the promotions box', async () => {
    const rosa = await createPerson(portal)
    clock.advance(1_000)
    const answer = await update(rosa, {
      full_name: '  Rosa de Nazaré  ',
      whatsapp: '(91) 98888-7777',
      accepts_promotions: true,
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      full_name: 'Rosa de Nazaré',
      whatsapp: '91988887777',
      accepts_promotions: true,
      updated_at: clock.now().toISOString(),
    })
    expect((await read(rosa)).json()).toEqual(answer.json())
  })

  it('takes another state and city, and says in the audit log only that', async () => {
    const rosa = await createPerson(portal, { profile: { state: 'PA', city: 'Belém' } })
    const answer = await update(rosa, { state: 'CE', city: ' Fortaleza ' })
    expect(answer.json()).toMatchObject({ state: 'CE', city: 'Fortaleza' })
    expect((await audited(rosa)).map(({ details }) => details)).toEqual([
      { changed: ['state', 'city'] },
    ])
  })

  it('does not take the city away, which would make the profile incomplete', async () => {
    const rosa = await createPerson(portal, { profile: { state: 'PA', city: 'Belém' } })
    for (const body of [{ city: '  ' }, { city: null }, { state: 'XX' }, { state: null }]) {
      expect((await update(rosa, body)).statusCode).toBe(422)
    }
    expect((await read(rosa)).json()).toMatchObject({ state: 'PA', city: 'Belém' })
  })

  // spec: 182
  it('saves an empty field as nothing', async () => {
    const rosa = await createPerson(portal, { profile: { whatsapp: '91988887777' } })
    const answer = await update(rosa, { full_name: '   ', whatsapp: '' })
    expect(answer.json()).toMatchObject({ full_name: null, whatsapp: null })
  })

  it('leaves what it does not name as it was', async () => {
    const rosa = await createPerson(portal, { profile: { whatsapp: '91988887777' } })
    await update(rosa, { accepts_promotions: true })
    expect((await read(rosa)).json()).toMatchObject({
      full_name: 'Rosa Pinheiro',
      whatsapp: '91988887777',
    })
  })

  it('writes down which fields changed, never their values, and nothing when none did', async () => {
    const rosa = await createPerson(portal)
    const changes = { full_name: 'Rosa Nova', whatsapp: '9133334444' }
    await update(rosa, changes)
    await update(rosa, changes)
    const rows = await audited(rosa)
    expect(rows).toEqual([
      {
        action: 'profile.updated',
        subject_id: (await read(rosa)).json().id,
        details: { changed: ['full_name', 'whatsapp'] },
        at: clock.now(),
      },
    ])
  })

  it('keeps every change of mind about promotions, with the words and the place', async () => {
    const rosa = await createPerson(portal)
    for (const accepts_promotions of [false, true, true, false]) {
      await update(rosa, { accepts_promotions })
      clock.advance(1_000)
    }
    expect(await consented(rosa)).toEqual([false, true])
    expect((await portal.deps.stores.consents.list(rosa.userId))[0]).toMatchObject({
      kind: 'promotions',
      textVersion: PROMOTIONS_CONSENT.version,
      origin: 'meu-perfil',
    })
  })

  it('stops and starts the newsletter of who is on its list, and puts nobody on it', async () => {
    const [rosa, bento] = [await createPerson(portal), await createPerson(portal)]
    const source = 'clube_vantagens'
    await portal.deps.stores.newsletter.add({
      email: rosa.email,
      name: null,
      source,
      isActive: true,
    })
    const listed = async () =>
      (
        await portal.deps.connection
          .selectFrom('newsletter')
          .select('is_active')
          .where('email', 'in', [rosa.email, bento.email])
          .execute()
      ).map(({ is_active }) => is_active)

    await update(rosa, { accepts_promotions: true })
    await update(rosa, { accepts_promotions: false })
    expect(await listed()).toEqual([false])
    await update(rosa, { accepts_promotions: true })
    await update(bento, { accepts_promotions: true })
    expect(await listed()).toEqual([true])
  })

  it('cannot fill the ledger, and can always take the consent back', async () => {
    const rosa = await createPerson(portal)
    const statuses: number[] = []
    for (let n = 0; n < 100; n += 1) {
      statuses.push((await update(rosa, { accepts_promotions: n % 2 === 0 })).statusCode)
    }
    const ledger = await consented(rosa)
    expect(ledger).toHaveLength(40)
    expect(ledger[0]).toBe(false)
    // Each change that took place is in the ledger: newest first, no two alike in a row.
    expect(ledger.every((granted, n) => granted !== ledger[n + 1])).toBe(true)
    expect(statuses.filter((status) => status === 429)).toHaveLength(30)
    expect((await update(rosa, { accepts_promotions: true })).json().detail).toMatch(/amanhã/)
    expect((await read(rosa)).json().accepts_promotions).toBe(false)
  })

  it('cannot be made to by changing both ways at once', async () => {
    const rosa = await createPerson(portal)
    for (let round = 0; round < 15; round += 1) {
      await Promise.all(
        Array.from({ length: 8 }, (_, n) => update(rosa, { accepts_promotions: n % 2 === 0 })),
      )
    }
    expect((await consented(rosa)).filter((granted) => granted).length).toBeLessThanOrEqual(20)
  })

  it('takes the confirmation from another number, and leaves it to the same', async () => {
    const rosa = await createPerson(portal, { profile: { whatsapp: '91988887777' } })
    await portal.deps.stores.profiles.confirmWhatsApp(rosa.userId, clock.now())
    await update(rosa, { whatsapp: '(91) 98888-7777', full_name: 'Rosa' })
    expect((await read(rosa)).json().whatsapp_confirmed_at).toBe(clock.now().toISOString())
    await update(rosa, { whatsapp: '91911112222' })
    expect((await read(rosa)).json().whatsapp_confirmed_at).toBeNull()
  })

  it('lets ten changes at once leave one of them, whole', async () => {
    const rosa = await createPerson(portal)
    const names = Array.from({ length: 10 }, (_, index) => `Rosa ${index}`)
    const answers = await Promise.all(
      names.map((full_name, index) =>
        update(rosa, { full_name, whatsapp: `9198888000${index}`, accepts_promotions: true }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(names.map(() => 200))
    const { full_name, whatsapp } = (await read(rosa)).json()
    expect(full_name.at(-1)).toBe(whatsapp.at(-1))
    expect(await consented(rosa)).toEqual([true])
  })
})

describe('"Finalizar Cadastro"', () => {
  // spec: 218
  it('makes the profile complete, and says so in the log once', async () => {
    const rosa = await createPerson(portal)
    clock.advance(1_000)
    const answer = await complete(rosa, completion)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      whatsapp: '91988887777',
      state: 'PA',
      city: 'Salinópolis',
      birth_date: '1990-02-28',
      updated_at: clock.now().toISOString(),
      is_complete: true,
    })
    expect((await complete(rosa, completion)).json()).toEqual(answer.json())
    expect(await audited(rosa)).toMatchObject([
      {
        action: 'profile.completed',
        details: { changed: ['whatsapp', 'state', 'city', 'birth_date'] },
      },
    ])
  })

  // spec: 180
  it('refuses somebody who is born tomorrow', async () => {
    const rosa = await createPerson(portal)
    expect((await complete(rosa, { ...completion, birth_date: '2026-07-18' })).statusCode).toBe(200)
    const answer = await complete(rosa, { ...completion, birth_date: '2026-07-19' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      code: 'profiles.birth-date-in-future',
      errors: [
        { path: 'birth_date', message: 'A data de nascimento não pode ser depois de hoje.' },
      ],
    })
  })
})

const BAD_UPDATES: [string, object][] = [
  ['a number of nine digits', { whatsapp: '988887777' }],
  ['a number of twelve digits', { whatsapp: '559188887777' }],
  ['a name of 121 letters', { full_name: 'R'.repeat(121) }],
  ['a name with a line break', { full_name: 'Rosa\nPinheiro' }],
  ['a name with a null byte', { full_name: 'Rosa\u0000' }],
  ['a name that is a list', { full_name: ['Rosa'] }],
  ['promotions as a word', { accepts_promotions: 'true' }],
  ['a plan', { plan_type: 'superadmin' }],
  ['a role', { role: 'admin' }],
  ['another person’s id', { user_id: '0198f6a0-0000-7000-8000-000000000001' }],
  ['an e-mail', { email: 'outra@exemplo.test' }],
  ['a confirmation', { whatsapp_confirmed_at: '2026-07-18T00:00:00Z' }],
  ['a prototype', JSON.parse('{"constructor":{"x":1}}')],
]
const BAD_COMPLETIONS: [string, object][] = [
  ['no city', { city: ' ' }],
  ['a city with a control character', { city: 'Belém\u0007' }],
  ['a state that does not exist', { state: 'XX' }],
  ['a state in small letters', { state: 'pa' }],
  ['a day that does not exist', { birth_date: '1990-02-30' }],
  ['a day before 1900', { birth_date: '1899-12-31' }],
  ['no day', { birth_date: null }],
  ['a number too short', { whatsapp: '91' }],
  ['a plan', { plan_type: 'espadarte' }],
]

describe('bad input', () => {
  it.each(BAD_UPDATES)('is refused in "Meu Perfil": %s', async (_, body) => {
    const rosa = await createPerson(portal)
    const before = (await read(rosa)).json()
    const answer = await update(rosa, body)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.length).toBeGreaterThan(0)
    expect((await read(rosa)).json()).toEqual(before)
  })

  it.each(BAD_COMPLETIONS)('is refused in "Finalizar Cadastro": %s', async (_, change) => {
    const rosa = await createPerson(portal)
    const answer = await complete(rosa, { ...completion, ...change })
    expect(answer.statusCode).toBe(422)
    expect((await read(rosa)).json().is_complete).toBe(false)
  })
})

describe('text of any kind', () => {
  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "Robert'); drop table profiles;--",
    'Josééé 🏖️ da Silva',
    'مريم Ação 日本',
    '{{7*7}}<%= 7*7 %>',
    '__proto__',
  ])('is kept and given back letter by letter: %s', async (text) => {
    const rosa = await createPerson(portal)
    await update(rosa, { full_name: text })
    await complete(rosa, { ...completion, city: text })
    expect((await read(rosa)).json()).toMatchObject({ full_name: text, city: text })
  })
})

describe('a write', () => {
  it('is refused to a visitor', async () => {
    for (const answer of [await update({}, { full_name: 'Eu' }), await complete({}, completion)]) {
      expect(answer.statusCode).toBe(401)
    }
  })

  it('from another site is refused, whoever is signed in', async () => {
    const rosa = await createPerson(portal)
    for (const answer of [
      await update(rosa, { full_name: 'Outra' }, 'https://evil.example'),
      await complete(rosa, completion, 'https://evil.example'),
    ]) {
      expect(answer.statusCode).toBe(403)
      expect(answer.json().code).toBe('origin.foreign')
    }
    expect((await read(rosa)).json()).toMatchObject({ full_name: 'Rosa Pinheiro', city: null })
  })

  it('of one person changes nothing of another', async () => {
    const [rosa, bento] = [await createPerson(portal), await createPerson(portal)]
    const before = (await read(bento)).json()
    await update(rosa, { full_name: 'Rosa', accepts_promotions: true })
    await complete(rosa, completion)
    expect((await read(bento)).json()).toEqual(before)
    expect(await consented(bento)).toEqual([])
  })
})
