import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../test/calls.ts'
import { createPerson, TEST_PASSWORD, type TestPerson } from '../../test/people.ts'
import { fixedClock, useTestApp } from '../../test/test-app.ts'
import { totp } from '../../test/totp.ts'
import { changePersonRole } from '../features/people/people/people.writes.ts'
import { systemActor } from './actor.ts'
import { createLog } from './log.ts'
import type { SecurityEvent } from './security-events.ts'

const lines: string[] = []
const log = createLog('info', 'app', { write: (line) => void lines.push(line) })
const clock = fixedClock(new Date().toISOString())
const portal = useTestApp({ log, clock, environment: { REQUESTS_PER_MINUTE: '30' } })

type Line = { security?: SecurityEvent; code: string; client?: string; unwritten?: number }
const told = () =>
  lines.map((line) => JSON.parse(line) as Line).filter(({ security }) => security !== undefined)

async function counted(kind: SecurityEvent) {
  const { values } = await portal.deps.securityEvents.counter.get()
  return values
    .filter(({ labels }) => labels.kind === kind)
    .reduce((sum, { value }) => sum + value, 0)
}

let person: TestPerson
let lastAddress = 0
let address: string
beforeEach(async () => {
  person = await createPerson(portal, { name: 'Rosa Pinheiro', password: TEST_PASSWORD })
  // Each test from an address of its own, a minute after the last: nothing is left out as repeated.
  address = `203.0.113.${++lastAddress}`
  clock.advance(61_000)
  lines.length = 0
})

const post = (url: string, body: object, cookie = '') =>
  call(portal, 'POST', url, body, {
    address,
    cookie,
    headers: { 'user-agent': 'Telefone da Rosa' },
  })
const signIn = (password: string) => post('/auth/sign-in', { email: person.email, password })

async function switchOn() {
  const { json } = await post('/auth/second-factor', { password: TEST_PASSWORD }, person.cookie)
  const code = totp(json.secret)
  const { cookie } = await post('/auth/second-factor/confirm', { code }, person.cookie)
  return { cookie, backupCode: json.backup_codes[0] as string }
}

const EVENTS: [kind: SecurityEvent, code: string, cause: () => Promise<unknown>][] = [
  ['sign-in-failed', 'accounts.invalid-credentials', () => signIn('não é esta senha')],
  ['unauthenticated', 'accounts.session-missing', () => post('/my/establishments', {})],
  [
    'forbidden',
    'admin.forbidden',
    () => call(portal, 'GET', '/admin/audit-log', undefined, person),
  ],
  [
    'second-factor-failed',
    'accounts.second-factor-wrong',
    async () => {
      await post('/auth/second-factor', { password: TEST_PASSWORD }, person.cookie)
      await post('/auth/second-factor/confirm', { code: '000000' }, person.cookie)
    },
  ],
  ['second-factor-enabled', 'account.second-factor-enabled', switchOn],
  [
    'role-changed',
    'people.role-changed',
    () => changePersonRole(systemActor, { id: person.userId, role: 'admin' }, portal.deps),
  ],
]

describe('what somebody who guards the portal wants to hear of', () => {
  it.each(EVENTS)('is told once and counted once: %s', async (kind, code, cause) => {
    const before = await counted(kind)
    await cause()
    expect(told().filter(({ security }) => security === kind)).toMatchObject([{ code }])
    expect((await counted(kind)) - before).toBe(1)
  })

  it('is told of a second factor that is taken away', async () => {
    const { cookie, backupCode } = await switchOn()
    const proof = { password: TEST_PASSWORD, code: backupCode }
    await post('/auth/second-factor/remove', proof, cookie)
    expect(told().map(({ security }) => security)).toContain('second-factor-removed')
  })

  it('is not told of a change that was undone', async () => {
    const undone = portal.deps.work.transaction(async ({ audit }) => {
      await audit.record(systemActor, clock.now(), { action: 'people.role-changed' })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(told()).toEqual([])
  })
})

describe('a flood', () => {
  it('is counted whole and told in one line a minute', async () => {
    const before = await counted('too-many')
    const read = () => portal.app.inject({ url: '/api/v1/portal-settings', remoteAddress: address })
    for (let turn = 0; turn < 50; turn += 1) await read()
    expect((await counted('too-many')) - before).toBe(20)
    expect(told()).toMatchObject([{ security: 'too-many', code: 'http.429' }])
    clock.advance(61_000)
    await read()
    expect(told()).toHaveLength(2)
    expect(told()[1]).toMatchObject({ unwritten: 19 })
  })
})

describe('a line', () => {
  it('says nothing of a person: no address, e-mail, name, browser, cookie, password or id', async () => {
    const planted = await createPerson(portal, { email: 'rosa.plantada@exemplo.test' })
    await post(`/auth/sign-in?de=rosa.plantada`, {
      email: planted.email,
      password: 'senha plantada',
    })
    await call(portal, 'GET', `/admin/people/${planted.userId}`, undefined, {
      cookie: planted.cookie,
      address,
      headers: { 'x-forwarded-for': '198.51.100.77', 'user-agent': 'Telefone da Rosa' },
    })
    expect(told().length).toBeGreaterThan(0)
    const text = lines.join('')
    for (const secret of [
      ...[address, '198.51.100.77', 'rosa', 'Rosa', 'plantada', 'Telefone', planted.userId],
      ...planted.cookie.split(/[=;%. ]/).filter((part) => part.length > 15),
    ]) {
      expect(text).not.toContain(secret)
    }
  })

  it('names its source by a word that is the same for a day, and another tomorrow', async () => {
    const clientOf = async () => {
      lines.length = 0
      clock.advance(61_000)
      await signIn('não é esta senha')
      return told()[0]?.client
    }
    const today = await clientOf()
    expect(await clientOf()).toBe(today)
    address = '203.0.113.250'
    const neighbour = await clientOf()
    expect(neighbour).not.toBe(today)
    clock.advance(24 * 3_600_000)
    expect(await clientOf()).not.toBe(neighbour)
  })
})
