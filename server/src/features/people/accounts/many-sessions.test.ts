import { beforeEach, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import {
  createPerson,
  openSession,
  TEST_PASSWORD,
  type TestPerson,
} from '../../../../test/people.ts'
import { startNode, stopNode, useTestApp } from '../../../../test/test-app.ts'
import { totp } from '../../../../test/totp.ts'

const portal = useTestApp()
let rosa: TestPerson
beforeEach(async () => {
  rosa = await createPerson(portal, { password: TEST_PASSWORD })
})

const signIn = ({ email }: TestPerson, cookie = '') =>
  call(portal, 'POST', '/auth/sign-in', { email, password: TEST_PASSWORD }, { cookie })
const session = async (cookie: string) =>
  (await call(portal, 'GET', '/auth/session', undefined, { cookie })).json.session
const open = async ({ userId }: TestPerson) =>
  (await portal.deps.stores.sessions.list(userId, new Date())).length

it('ends the session of a browser that signs in again', async () => {
  const again = await signIn(rosa, rosa.cookie)
  expect(again.status).toBe(200)
  expect(await session(rosa.cookie)).toBeNull()
  expect(await session(again.cookie)).not.toBeNull()
  expect(await open(rosa)).toBe(1)
})

it('ends it also when somebody else signs in there, or makes an account', async () => {
  const caio = await createPerson(portal, { password: TEST_PASSWORD })
  const shared = await signIn(caio, rosa.cookie)
  expect(await open(rosa)).toBe(0)
  const form = {
    ...{ email: `${crypto.randomUUID()}@exemplo.test`, password: TEST_PASSWORD },
    ...{ full_name: 'Nova Pessoa', whatsapp: '91988887777', state: 'PA', city: 'Salinópolis' },
  }
  const before = await open(caio)
  const cookie = shared.cookie
  expect((await call(portal, 'POST', '/auth/sign-up', form, { cookie })).status).toBe(201)
  expect(await open(caio)).toBe(before - 1)
})

it('ends it also when the code of the second factor is still to come', async () => {
  const start = await call(portal, 'POST', '/auth/second-factor', { password: TEST_PASSWORD }, rosa)
  const code = totp(start.json.secret)
  const { cookie } = await call(portal, 'POST', '/auth/second-factor/confirm', { code }, rosa)
  expect((await signIn(rosa, cookie)).json).toEqual({ session: null, needs_second_factor: true })
  expect(await open(rosa)).toBe(0)
})

it('leaves the sessions of other browsers, and that of a browser whose password was wrong', async () => {
  const other = await openSession(portal.deps, rosa.userId)
  const body = { email: rosa.email, password: 'errada' }
  await call(portal, 'POST', '/auth/sign-in', body, { cookie: rosa.cookie })
  expect(await session(rosa.cookie)).not.toBeNull()
  await signIn(rosa, rosa.cookie)
  expect(await session(other)).not.toBeNull()
})

it('keeps the twenty sessions used last, whichever way they were opened', async () => {
  const second = await openSession(portal.deps, rosa.userId)
  await portal.deps.pool.query(
    `update sessions set updated_at = updated_at - interval '1 day' where user_id = $1`,
    [rosa.userId],
  )
  for (let n = 0; n < 18; n += 1) await openSession(portal.deps, rosa.userId)
  expect(await open(rosa)).toBe(20)
  const newest = await signIn(rosa)
  expect(await open(rosa)).toBe(20)
  expect(await session(rosa.cookie)).toBeNull()
  expect(await session(second)).not.toBeNull()
  expect(await session(newest.cookie)).not.toBeNull()
})

it('keeps twenty of thirty that two nodes open at once', async () => {
  const node = await startNode(portal.databaseUrl)
  try {
    await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        openSession(n % 2 ? portal.deps : node.deps, rosa.userId),
      ),
    )
    expect(await open(rosa)).toBe(20)
  } finally {
    await stopNode(node)
  }
})
