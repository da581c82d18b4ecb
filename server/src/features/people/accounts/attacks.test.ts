import { expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createPerson, TEST_PASSWORD } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'

const portal = useTestApp({ environment: { REQUESTS_PER_MINUTE: '100000' } })
const TRIES = 200
const person = () => createPerson(portal, { password: TEST_PASSWORD })
const unknown = (n: number) => `alguem-${n}@exemplo.test`

type From = Parameters<typeof call>[4]
async function storm(
  attempt: (n: number) => { email: string; password?: string; from: From },
  tries = TRIES,
) {
  const statuses: number[] = []
  for (let n = 0; n < tries; n += 20) {
    const batch = Array.from({ length: 20 }, (_, k) => {
      const { email, password = `chute ${n + k}`, from } = attempt(n + k)
      return call(portal, 'POST', '/auth/sign-in', { email, password }, from)
    })
    statuses.push(...(await Promise.all(batch)).map(({ status }) => status))
  }
  return {
    guessed: statuses.filter((status) => status === 401).length,
    stopped: statuses.filter((status) => status === 429).length,
    other: statuses.filter((status) => status !== 401 && status !== 429),
  }
}

it('stops 200 tries on one account from as many addresses after ten', async () => {
  const { email } = await person()
  const result = await storm((n) => ({ email, from: { address: `198.51.100.${n + 1}` } }))
  expect(result).toEqual({ guessed: 10, stopped: TRIES - 10, other: [] })
})

it('stops 200 tries from one address, whatever account they name', async () => {
  const result = await storm((n) => ({ email: unknown(n), from: { address: '203.0.113.7' } }))
  expect(result).toEqual({ guessed: 50, stopped: TRIES - 50, other: [] })
})

it('stops 1,000 addresses of one IPv6 household as one', async () => {
  const result = await storm(
    (n) => ({
      email: unknown(n),
      from: { address: `2001:db8:5:6:${(n + 1).toString(16)}::${(n * 7 + 1).toString(16)}` },
    }),
    1000,
  )
  expect(result).toEqual({ guessed: 50, stopped: 950, other: [] })
})

it('is not misled by a forged X-Forwarded-For', async () => {
  const result = await storm((n) => ({
    email: unknown(n),
    from: { address: '203.0.113.9', headers: { 'x-forwarded-for': `10.0.${n}.1, 172.16.0.${n}` } },
  }))
  expect(result).toEqual({ guessed: 50, stopped: TRIES - 50, other: [] })
})

it('does not count somebody who enters rightly', async () => {
  const { email } = await person()
  for (let n = 0; n < 15; n += 1) {
    const { status } = await call(
      portal,
      'POST',
      '/auth/sign-in',
      { email, password: TEST_PASSWORD },
      { address: '203.0.113.20' },
    )
    expect(status).toBe(200)
  }
})

// spec: 146
it('stops who asks for one e-mail after the other whether it has an account', async () => {
  const ask = () =>
    call(portal, 'POST', '/auth/email-check', { email: unknown(1) }, { address: '203.0.113.30' })
  const answers = await Promise.all(Array.from({ length: 40 }, ask))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
})

const form = (changes: object) => ({
  email: `${crypto.randomUUID()}@exemplo.test`,
  password: 'mangue e guará',
  full_name: 'Rosa do Atalaia',
  whatsapp: '91988887777',
  state: 'PA',
  city: 'Salinópolis',
  ...changes,
})
const GRABS = ['admin', 'superadmin', 'ADMIN', 'SuperAdmin', ' admin ', 'аdmin']
const FIELDS = ['plan_type', 'role', 'planType', 'user_role', 'plan', 'selected_plan', 'data']

// spec: 134
it.each(FIELDS)('makes nobody an administrator through the field %s', async (field) => {
  for (const [n, value] of GRABS.entries()) {
    const grab = field === 'data' ? { plan_type: value, role: value } : value
    const answer = await call(portal, 'POST', '/auth/sign-up', form({ [field]: grab }), {
      address: `100.64.${FIELDS.indexOf(field)}.${n + 1}`,
    })
    expect(answer.status).toBe(201)
    expect(answer.json.plan_type).toBe('clube')
    const me = await call(portal, 'GET', '/auth/session', undefined, { cookie: answer.cookie })
    expect(me.json.session.plan_type).toBe('clube')
  }
})

it('refuses a plan with a NUL in it, as every text with one', async () => {
  const grab = form({ plan_type: 'admin\u0000' })
  expect((await call(portal, 'POST', '/auth/sign-up', grab)).status).toBe(400)
})

it('makes nobody an administrator through a profile or a trial', async () => {
  const { cookie } = await person()
  const patch = await call(portal, 'PATCH', '/profile', { plan_type: 'admin' }, { cookie })
  expect(patch.status).toBe(422)
  for (const plan of GRABS) {
    const trial = await call(portal, 'POST', '/subscriptions/trial', { plan }, { cookie })
    expect(trial.json).toEqual({
      plan_type: 'clube',
      trial_ends_at: null,
      waiting: null,
    })
  }
})

it('gives one trial, however often and in whatever plan it is asked for', async () => {
  const { cookie } = await person()
  const asked = ['atalaia', 'espadarte', 'macarico', 'espadarte', 'premium']
  const answers = await Promise.all(
    asked.map((plan) => call(portal, 'POST', '/subscriptions/trial', { plan }, { cookie })),
  )
  expect(new Set(answers.map(({ json }) => json.plan_type)).size).toBe(1)
  expect(answers.every(({ status }) => status === 200)).toBe(true)
})

const WRITES = [
  ['POST', '/auth/sign-out', { scope: 'global' }],
  ['POST', '/auth/session/refresh', undefined],
  ['POST', '/auth/password/change', { current_password: 'a', password: 'abcdef' }],
  ['POST', '/auth/second-factor', { password: 'a' }],
  ['POST', '/account/deletion', { proof: 'a' }],
  ['POST', '/subscriptions/trial', { plan: 'atalaia' }],
  ['PATCH', '/profile', { full_name: 'Outro Nome' }],
  ['PUT', '/profile/completion', {}],
] as const

it.each(WRITES)('refuses %s %s from another site, cookie or not', async (method, url, body) => {
  const { cookie } = await person()
  const answer = await call(portal, method, url, body, { cookie, origin: 'https://evil.example' })
  expect(answer).toMatchObject({ status: 403, json: { code: 'origin.foreign' } })
  const me = await call(portal, 'GET', '/auth/session', undefined, { cookie })
  expect(me.json.session).not.toBeNull()
})

it.each([
  '/api/auth/sign-up/email',
  '/api/auth/sign-in/email',
  '/api/auth/update-user',
  '/api/auth/get-session',
  '/api/auth/two-factor/verify-totp',
  '/api/auth/admin/set-role',
])('does not open the library itself: %s', async (url) => {
  for (const method of ['GET', 'POST'] as const) {
    const answer = await portal.app.inject({
      method,
      url,
      ...(method === 'POST' ? { payload: { email: 'a@b.cd', password: 'x', role: 'admin' } } : {}),
    })
    expect(answer.statusCode).toBe(404)
  }
})

const XSS = '<img src=x onerror=alert(1)>"\'`</script><script>alert(1)</script>'

it('keeps a name that is a script as the text it is', async () => {
  const answer = await call(
    portal,
    'POST',
    '/auth/sign-up',
    form({ full_name: XSS, city: XSS.slice(0, 70) }),
    {
      address: '100.65.0.1',
    },
  )
  expect(answer.status).toBe(201)
  expect(answer.headers['content-type']).toContain('application/json')
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  expect(answer.json.session.user.user_metadata.full_name).toBe(XSS)
})
