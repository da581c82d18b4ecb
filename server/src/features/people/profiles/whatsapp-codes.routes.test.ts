import { beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { CODE_LIFETIME_MS, CODE_RESEND_MS } from '../../../platform/whatsapp/one-time-codes.ts'
import { SEND_CODE_JOB } from './request-whatsapp-code.ts'
import { digitsOf } from './whatsapp-codes.rules.ts'

const clock = fixedClock()
const portal = useTestApp({ clock })
let lastNumber = 0
let rosa: TestPerson
const createRosa = () => {
  lastNumber += 1
  const whatsapp = `919${String(lastNumber).padStart(8, '0')}`
  return createPerson(portal, { profile: { whatsapp } })
}
beforeEach(async () => {
  rosa = await createRosa()
})

const post = (path: string, cookie: string | undefined, body?: object, origin?: string) =>
  portal.app.inject({
    method: 'POST',
    url: `/api/v1/profile/whatsapp-code${path}`,
    headers: { origin: origin ?? 'http://portal.test', ...(cookie ? { cookie } : {}) },
    ...(body ? { payload: body } : {}),
  })
const ask = ({ cookie }: TestPerson) => post('', cookie)
const confirm = ({ cookie }: TestPerson, code: string) => post('/confirm', cookie, { code })
const known = ({ userId }: TestPerson) => portal.deps.stores.whatsAppCodes.read(userId)
const digits = async (person: TestPerson) => {
  const code = await known(person)
  if (!code) throw new Error('no code was asked for')
  return digitsOf(code, portal.deps.config.auth.secret)
}
const wrongDigits = async (person: TestPerson) =>
  String((Number(await digits(person)) + 1) % 1_000_000).padStart(6, '0')
const confirmedAt = async ({ userId }: TestPerson) =>
  (await portal.deps.stores.profiles.read(userId, clock.now()))?.whatsapp_confirmed_at

describe('asking for a code', () => {
  it('says until when it is good and when another may be asked for', async () => {
    const answer = await ask(rosa)
    expect(answer.statusCode).toBe(202)
    const now = clock.now().getTime()
    expect(answer.json()).toEqual({
      expires_at: new Date(now + CODE_LIFETIME_MS).toISOString(),
      resend_at: new Date(now + CODE_RESEND_MS).toISOString(),
    })
  })

  it('leaves the code neither in the answer, nor in the queue, nor in the database', async () => {
    const answer = await ask(rosa)
    const code = await digits(rosa)
    const { rows } = await portal.asOwner(
      "select data from jobs.job where name = $1 and data->>'userId' = $2",
      [SEND_CODE_JOB.name, rosa.userId],
    )
    const kept = await portal.deps.connection.selectFrom('whatsapp_codes').selectAll().execute()
    expect(rows).toEqual([{ data: { userId: rosa.userId, sentAt: clock.now().toISOString() } }])
    const texts = [answer.body, JSON.stringify(rows), JSON.stringify(kept)]
    const whole = new RegExp(`(?<![0-9])${code}(?![0-9])`)
    for (const text of texts) expect(text).not.toMatch(whole)
  })

  it('again within a minute is refused, and costs nothing of the hour', async () => {
    await ask(rosa)
    clock.advance(CODE_RESEND_MS - 10_000)
    for (let tap = 0; tap < 6; tap += 1) {
      const answer = await ask(rosa)
      expect(answer.statusCode).toBe(429)
      expect(answer.headers['retry-after']).toBe('10')
      expect(answer.json()).toMatchObject({
        code: 'profiles.code-too-soon',
        detail: 'Você já pediu um código. Espere 10 segundos para pedir outro.',
      })
    }
    clock.advance(10_000)
    expect((await ask(rosa)).statusCode).toBe(202)
  })

  it('again after a minute replaces the code and gives new tries', async () => {
    await ask(rosa)
    const first = await digits(rosa)
    await confirm(rosa, await wrongDigits(rosa))
    clock.advance(CODE_RESEND_MS)
    await ask(rosa)
    expect(await known(rosa)).toMatchObject({ attempts: 0, sentAt: clock.now() })
    if (first !== (await digits(rosa))) {
      expect((await confirm(rosa, first)).json().code).toBe('profiles.code-wrong')
    }
    expect((await confirm(rosa, await digits(rosa))).statusCode).toBe(200)
  })

  it('twenty times at once makes one code and one message', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(rosa)))
    const accepted = answers.filter(({ statusCode }) => statusCode === 202)
    expect(accepted).toHaveLength(1)
    for (const { statusCode } of answers) expect([202, 429]).toContain(statusCode)
    const { rows } = await portal.asOwner(
      "select 1 from jobs.job where name = $1 and data->>'userId' = $2",
      [SEND_CODE_JOB.name, rosa.userId],
    )
    expect(rows).toHaveLength(1)
  })

  it('is possible five times an hour for a person', async () => {
    for (let round = 0; round < 5; round += 1) {
      expect((await ask(rosa)).statusCode).toBe(202)
      clock.advance(CODE_RESEND_MS)
    }
    const sixth = await ask(rosa)
    expect(sixth.statusCode).toBe(429)
    expect(sixth.json().code).toBe('whatsapp-code.too-many')
  })

  it('is possible five times an hour for a number, whoever asks', async () => {
    const whatsapp = '91900000000'
    const askers = await Promise.all(
      Array.from({ length: 6 }, () => createPerson(portal, { profile: { whatsapp } })),
    )
    const statuses: number[] = []
    for (const asker of askers) statuses.push((await ask(asker)).statusCode)
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
    const { rows } = await portal.deps.pool.query('select key from rate_limits')
    expect(JSON.stringify(rows)).not.toContain(whatsapp)
  })

  it('needs a number', async () => {
    const answer = await ask(await createPerson(portal))
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      code: 'profiles.whatsapp-missing',
      detail: 'Informe seu WhatsApp no perfil antes de pedir o código.',
    })
  })

  it('is refused once the number is confirmed', async () => {
    await ask(rosa)
    await confirm(rosa, await digits(rosa))
    const answer = await ask(rosa)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().detail).toBe('Seu WhatsApp já está confirmado.')
  })
})

describe('the right code', () => {
  // spec: 85
  it('confirms the number, and the log says so', async () => {
    await ask(rosa)
    clock.advance(30_000)
    const answer = await confirm(rosa, ` ${await digits(rosa)} `)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().whatsapp_confirmed_at).toBe(clock.now().toISOString())
    const actions = await portal.deps.connection
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('actor_id', '=', rosa.userId)
      .execute()
    expect(actions).toEqual([{ action: 'profile.whatsapp-confirmed', details: {} }])
  })

  it('is good once', async () => {
    await ask(rosa)
    const code = await digits(rosa)
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(rosa, code)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await confirm(rosa, code)).json().code).toBe('profiles.code-expired')
  })

  it('is good as the fifth try and not as the sixth', async () => {
    await ask(rosa)
    const wrong = await wrongDigits(rosa)
    for (let attempt = 0; attempt < 4; attempt += 1) await confirm(rosa, wrong)
    expect((await confirm(rosa, await digits(rosa))).statusCode).toBe(200)

    const other = await createRosa()
    await ask(other)
    for (let attempt = 0; attempt < 5; attempt += 1) await confirm(other, await wrongDigits(other))
    const answer = await confirm(other, await digits(other))
    expect(answer.statusCode).toBe(429)
    expect(answer.json().code).toBe('profiles.code-too-many')
    expect(await confirmedAt(other)).toBeNull()
  })

  it('is good until its last millisecond', async () => {
    const other = await createRosa()
    await ask(rosa)
    await ask(other)
    clock.advance(CODE_LIFETIME_MS - 1)
    expect((await confirm(rosa, await digits(rosa))).statusCode).toBe(200)
    clock.advance(1)
    const late = await confirm(other, await digits(other))
    expect(late.statusCode).toBe(422)
    expect(late.json()).toMatchObject({
      code: 'profiles.code-expired',
      detail: 'Este código não vale mais. Peça um novo código.',
    })
  })

  it('of another person is worth nothing', async () => {
    const bento = await createRosa()
    await ask(rosa)
    await ask(bento)
    const stolen = await digits(bento)
    if (stolen !== (await digits(rosa))) {
      expect((await confirm(rosa, stolen)).json().code).toBe('profiles.code-wrong')
    }
    expect(await confirmedAt(rosa)).toBeNull()
    expect(await known(bento)).toMatchObject({ attempts: 0 })
  })

  it('of the number one had before is worth nothing for the new one', async () => {
    await ask(rosa)
    const code = await digits(rosa)
    await portal.app.inject({
      method: 'PATCH',
      url: '/api/v1/profile',
      headers: { cookie: rosa.cookie, origin: 'http://portal.test' },
      payload: { whatsapp: '91977776666' },
    })
    expect((await confirm(rosa, code)).json().code).toBe('profiles.code-expired')
    expect(await confirmedAt(rosa)).toBeNull()
  })
})

describe('a wrong code', () => {
  it('says how many tries are left, until none is', async () => {
    await ask(rosa)
    const wrong = await wrongDigits(rosa)
    const details: string[] = []
    for (let attempt = 0; attempt < 6; attempt += 1) {
      details.push((await confirm(rosa, wrong)).json().detail)
    }
    expect(details).toEqual([
      'Código incorreto. Restam 4 tentativas.',
      'Código incorreto. Restam 3 tentativas.',
      'Código incorreto. Restam 2 tentativas.',
      'Código incorreto. Resta 1 tentativa.',
      'Você errou o código 5 vezes. Peça um novo código.',
      'Você errou o código 5 vezes. Peça um novo código.',
    ])
  })

  it('is tried five times and no more by fifty at once', async () => {
    await ask(rosa)
    const right = await digits(rosa)
    const guesses = Array.from({ length: 50 }, (_, index) =>
      String((Number(right) + 1 + index) % 1_000_000).padStart(6, '0'),
    )
    const answers = await Promise.all(guesses.map((guess) => confirm(rosa, guess)))
    const codes = answers.map((answer) => answer.json().code)
    expect(codes.filter((code) => code === 'profiles.code-wrong')).toHaveLength(4)
    expect(codes.filter((code) => code === 'profiles.code-too-many')).toHaveLength(46)
    expect(await known(rosa)).toMatchObject({ attempts: 5 })
    expect((await confirm(rosa, right)).statusCode).toBe(429)
    expect(await confirmedAt(rosa)).toBeNull()
  })

  it.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦', '12 456', '-12345'])(
    'of another shape (%s) is refused before it costs a try',
    async (code) => {
      await ask(rosa)
      const answer = await confirm(rosa, code)
      expect(answer.statusCode).toBe(422)
      expect(answer.json()).toMatchObject({
        code: 'input.invalid',
        errors: [{ path: 'code', message: 'O código tem 6 dígitos.' }],
      })
      expect(await known(rosa)).toMatchObject({ attempts: 0 })
    },
  )

  it('is refused to who never asked for one', async () => {
    expect((await confirm(rosa, '000000')).json().code).toBe('profiles.code-expired')
  })
})

describe('a stranger', () => {
  it('who is not signed in is refused', async () => {
    expect((await post('', undefined)).statusCode).toBe(401)
    expect((await post('/confirm', undefined, { code: '123456' })).statusCode).toBe(401)
  })

  it('cannot act from another site with somebody’s cookie', async () => {
    await ask(rosa)
    const evil = 'https://evil.example'
    expect((await post('', rosa.cookie, undefined, evil)).statusCode).toBe(403)
    const code = await digits(rosa)
    expect((await post('/confirm', rosa.cookie, { code }, evil)).statusCode).toBe(403)
    expect(await known(rosa)).toMatchObject({ attempts: 0 })
  })
})
