import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startBank } from '../../../../test/bank.ts'
import { call } from '../../../../test/calls.ts'
import { startOutside } from '../../../../test/outside.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { openTestApp } from '../../../../test/test-app.ts'
import { runSystemTest } from './run-system-test.ts'

let portal: Awaited<ReturnType<typeof openTestApp>>
let bank: Awaited<ReturnType<typeof startBank>>
let outside: Awaited<ReturnType<typeof startOutside>>
let superadmin: TestPerson

beforeAll(async () => {
  bank = await startBank()
  outside = await startOutside()
  const environment = { ...bank.environment, ...outside.environment }
  portal = await openTestApp({ clock: bank.clock, environment })
  superadmin = await createPerson(portal, { role: 'superadmin' })
})
afterAll(async () => {
  await portal.close()
  await Promise.all([bank.stop(), outside.stop()])
})
beforeEach(async () => {
  await portal.deps.connection.deleteFrom('system_tests').execute()
  await portal.asOwner("update first_use set skipped = '{}', finished_at = null")
})

const read = async () => (await call(portal, 'GET', '/admin/first-use', undefined, superadmin)).json
const stateOf = async (kind: string) =>
  (await read()).tests.find((test: { kind: string }) => test.kind === kind)
const ask = (kind: string, person = superadmin) =>
  call(portal, 'POST', '/admin/system-tests', { kind }, person)
const play = (kind: 'mail' | 'pix' | 'cards') =>
  runSystemTest({ kind, userId: superadmin.userId }, portal.deps)
const type = (code: string) =>
  call(portal, 'POST', '/admin/system-tests/mail-code', { code }, superadmin)
const arrived = () => /\b(\d{6})\b/.exec(outside.post.mailbox.list()[0]?.text ?? '')?.[1] ?? ''
const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

describe('the test of e-mail', () => {
  // spec: 1087
  it('counts when the code that arrived is typed, and not before', async () => {
    expect((await stateOf('mail')).state).toBe('never')
    expect((await ask('mail')).status).toBe(202)
    expect((await stateOf('mail')).state).toBe('asked')
    expect((await ask('mail')).status).toBe(429)
    bank.clock.advance(1000)
    await play('mail')
    expect((await stateOf('mail')).state).toBe('sent')
    const code = arrived()
    expect((await type(wrong(code))).json.detail).toContain('Restam 4 tentativas')
    expect((await stateOf('mail')).state).toBe('sent')
    bank.clock.advance(1000)
    expect((await type(code)).json).toMatchObject({ kind: 'mail', state: 'passed' })
    // Once.
    expect((await type(code)).status).toBe(422)
    const asked = await portal.asOwner(
      "select from audit_log where action in ('system-test.asked', 'system-test.proved')",
    )
    expect(asked.rowCount).toBe(2)
  })

  it('dies with five wrong codes, and after ten minutes', async () => {
    await ask('mail')
    await play('mail')
    const code = arrived()
    for (let tries = 0; tries < 5; tries += 1) await type(wrong(code))
    expect((await type(code)).status).toBe(429)
    bank.clock.advance(61_000)
    await ask('mail')
    await play('mail')
    bank.clock.advance(11 * 60_000)
    expect((await type(arrived())).status).toBe(422)
  })
})

describe('the test of Pix', () => {
  // spec: 1088
  it('makes a charge of a centavo and takes it back: nothing is paid, nothing is left open', async () => {
    await ask('pix')
    bank.clock.advance(1000)
    await play('pix')
    expect((await stateOf('pix')).state).toBe('passed')
  })

  it('says what the bank said where it refuses', async () => {
    const { pix } = portal.deps
    const refusing = {
      ...portal.deps,
      pix: pix && { ...pix, putCharge: async () => ({ kind: 'unknown', reason: 'ETIMEDOUT' }) },
    }
    await ask('pix')
    bank.clock.advance(1000)
    await runSystemTest({ kind: 'pix', userId: superadmin.userId }, refusing as typeof portal.deps)
    expect(await stateOf('pix')).toMatchObject({ state: 'failed', failure: 'unknown ETIMEDOUT' })
  })

  it('is refused for what is not set up', async () => {
    expect((await stateOf('cards')).state).toBe('off')
    expect((await ask('cards')).status).toBe(409)
  })
})

describe('the first use', () => {
  // spec: 1089
  it('remembers what was done and skipped, and is over when somebody says so', async () => {
    expect(await read()).toMatchObject({ finished_at: null, skipped: [], has_city: false })
    const change = (body: object, person?: TestPerson) =>
      call(portal, 'PATCH', '/admin/first-use', body, person)
    await change({ skip: 'cards' }, superadmin)
    expect((await change({ skip: 'cards' }, superadmin)).json.skipped).toEqual(['cards'])
    expect((await change({ skip: 'city' }, superadmin)).status).toBe(422)
    const health = () => call(portal, 'GET', '/admin/health', undefined, superadmin)
    expect((await health()).json.is_new).toBe(true)
    expect((await change({ finish: true }, superadmin)).json.finished_at).not.toBeNull()
    expect((await health()).json.is_new).toBe(false)
  })

  it('is for superadministrators', async () => {
    const admin = await createPerson(portal, { role: 'admin' })
    const calls = [
      () => call(portal, 'GET', '/admin/first-use', undefined, admin),
      () => ask('mail', admin),
      () => call(portal, 'POST', '/admin/system-tests/mail-code', { code: '123456' }, admin),
      () => call(portal, 'PATCH', '/admin/first-use', { finish: true }, admin),
    ]
    for (const one of calls) expect((await one()).status).toBe(403)
    expect((await call(portal, 'GET', '/admin/first-use')).status).toBe(401)
  })
})
