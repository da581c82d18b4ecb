import { randomUUID } from 'node:crypto'
import type { HealthPart, HealthPartName } from '@portal/contract/portal/health/health'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { examinePortal } from './examine-portal.ts'
import { measureParts, takeBeat } from './health-beat.ts'
import { echoOf } from './look-outside.ts'

const clock = fixedClock()
const portal = useTestApp({ clock })
let admin: TestPerson

const read = async () => (await call(portal, 'GET', '/admin/health', undefined, admin)).json
const part = async (name: HealthPartName): Promise<HealthPart> =>
  (await read()).parts.find((one: HealthPart) => one.name === name)
const node = (kind: 'app' | 'worker') => ({
  ...{ id: randomUUID(), kind, host: 'praia-1', release: 'r1', startedAt: clock.now() },
})

beforeAll(async () => {
  admin = await createPerson(portal, { role: 'admin' })
})
beforeEach(async () => {
  for (const table of ['service_health', 'node_beats', 'backups'] as const) {
    await portal.deps.connection.deleteFrom(table).execute()
  }
  portal.deps.services.take()
})

describe('a service', () => {
  // spec: 351
  it('is told of once a node has written what it saw', async () => {
    await portal.deps.services.watch('mail', async () => null)
    expect((await part('mail')).state).toBe('unknown')
    await takeBeat(node('app'), portal.deps)
    expect(await part('mail')).toMatchObject({ state: 'ok', ok_at: clock.now().toISOString() })
    clock.advance(1000)
    const boom = Object.assign(new Error('rosa@exemplo.com recusou'), { code: 'ECONNREFUSED' })
    await portal.deps.services.watch('mail', () => Promise.reject(boom)).catch(() => null)
    await takeBeat(node('app'), portal.deps)
    expect(await part('mail')).toMatchObject({
      state: 'trouble',
      failure: 'Error ECONNREFUSED',
      took_ms: expect.any(Number),
    })
  })

  it('keeps the newer of what two nodes saw, in whatever order they write', async () => {
    const { health } = portal.deps.stores
    const at = (minute: number) => new Date(Date.UTC(2026, 6, 18, 12, minute))
    const reading = { service: 'pix', failedAt: null, failure: null } as const
    await health.keep([{ ...reading, okAt: at(5), tookMs: 5 }])
    await health.keep([{ ...reading, okAt: at(1), tookMs: 1 }])
    await health.keep([
      { ...reading, okAt: null, tookMs: null, failedAt: at(9), failure: 'timeout' },
    ])
    const kept = (await health.readServices()).get('pix')
    expect(kept).toMatchObject({ okAt: at(5), tookMs: 5, failedAt: at(9), failure: 'timeout' })
  })
})

describe('the portal itself', () => {
  // spec: 351
  it('is late when no worker beats, and tells of the queue as the worker counted it', async () => {
    expect((await part('worker')).state).toBe('trouble')
    expect((await part('queue')).state).toBe('unknown')
    const queue = { waiting: 3, oldestAt: new Date(clock.now().getTime() - 20_000), failed: 1 }
    await portal.deps.stores.health.beat(node('worker'), clock.now(), queue)
    expect((await part('worker')).state).toBe('ok')
    expect(await part('queue')).toMatchObject({
      state: 'trouble',
      figures: { waiting: 3, oldest_seconds: 20, failed: 1 },
    })
    expect((await read()).nodes).toMatchObject([
      { kind: 'worker', host: 'praia-1', is_late: false },
    ])
    clock.advance(4 * 60_000)
    expect((await read()).nodes).toMatchObject([{ is_late: true }])
  })

  it('forgets a node that stopped as it should', async () => {
    const app = node('app')
    await takeBeat(app, portal.deps)
    await portal.deps.stores.health.leave(app.id)
    expect((await read()).nodes).toEqual([])
  })

  // spec: 351
  it('asks for a backup until there is one of the day', async () => {
    expect((await part('backup')).state).toBe('trouble')
    expect((await part('restore-proof')).state).toBe('trouble')
    const { connection } = portal.deps
    await connection
      .insertInto('backups')
      .values([
        { kind: 'dump', at: clock.now(), bytes: 1_800_000_000, tables: 120, seconds: 40 },
        { kind: 'drill', at: clock.now(), bytes: 1_800_000_000, tables: 120, seconds: 660 },
      ])
      .execute()
    expect(await part('backup')).toMatchObject({
      state: 'ok',
      figures: { bytes: 1_800_000_000, tables: 120, seconds: 40 },
    })
    expect(await part('restore-proof')).toMatchObject({ state: 'ok', figures: { seconds: 660 } })
    clock.advance(1000)
    const failed = { at: clock.now(), seconds: 9, failure: 'o que está guardado não voltou' }
    await connection
      .insertInto('backups')
      .values({ kind: 'proof', ...failed })
      .execute()
    expect(await part('restore-proof')).toMatchObject({ state: 'trouble', failure: failed.failure })
    expect((await part('backup')).state).toBe('ok')
  })

  it('says nothing of an archive that PostgreSQL hands nothing to', async () => {
    expect((await part('archive')).state).toBe('off')
  })

  it('knows its size and its disk, and says of nothing what it does not know', async () => {
    expect((await part('database')).figures.bytes).toBeGreaterThan(0)
    expect(['ok', 'trouble', 'off']).toContain((await part('disk')).state)
    expect((await part('calendars')).state).toBe('off')
  })
})

describe('an examination', () => {
  // spec: 1080
  it('is asked of the worker, and what it found stands on the page', async () => {
    const asked = await call(portal, 'POST', '/admin/health/examinations', undefined, admin)
    expect([asked.status, asked.json]).toEqual([202, { asked: true }])
    const waiting = await portal.asOwner(
      "select from jobs.job where name = 'health.examine' and state = 'created'",
    )
    expect(waiting.rowCount).toBe(1)
    await examinePortal(portal.deps)
    expect((await read()).examined_at).toBe(clock.now().toISOString())
    expect((await part('storage')).state).toBe('ok')
    // The clock of the test stands still in July.
    expect((await part('clock')).finding).toBe('clock-of-machine')
  })

  it('knows this portal by an answer that only its nodes can give', async () => {
    const question = randomUUID()
    const { json } = await call(portal, 'GET', `/health-echo/${question}`)
    expect(json).toEqual({ answer: echoOf(question, portal.deps.config.auth.secret) })
    expect((await call(portal, 'GET', '/health-echo/quem')).status).toBe(422)
  })
})

it('is for administrators', async () => {
  const moderator = await createPerson(portal, { role: 'moderator' })
  const examine = (person?: TestPerson) =>
    call(portal, 'POST', '/admin/health/examinations', undefined, person)
  expect([(await examine()).status, (await examine(moderator)).status]).toEqual([401, 403])
  expect((await call(portal, 'GET', '/admin/health')).status).toBe(401)
  expect((await call(portal, 'GET', '/admin/health', undefined, moderator)).status).toBe(403)
})

// spec: 728
it('tells whoever watches from outside the same as the page', async () => {
  await measureParts(portal.deps).read()
  const served = await portal.deps.meters.metrics()
  expect(served).toContain('portal_part_in_trouble{part="backup"} 1')
  expect(served).toContain('portal_part_in_trouble{part="database"} 0')
  expect(served).toContain('portal_part_in_trouble{part="archive"} 0')
})

describe('what failed by itself', () => {
  const noted = async (job: string) => {
    const { failedWork } = portal.deps.stores
    await failedWork.note({ job, item: 'd-7', data: {}, failure: 'TypeError' }, clock.now())
    return (await read()).failed_work.find((one: { job: string }) => one.job === job)
  }
  const settle = (id: string, retry: boolean, person?: TestPerson) =>
    call(portal, 'POST', `/admin/failed-work/${id}/settled`, { retry }, person)

  it('is shown with its reason, and is in the queue again when somebody asks', async () => {
    const one = await noted('draws.close-lists')
    expect(one).toMatchObject({
      ...{ item: 'd-7', failure: 'TypeError', times: 1, may_retry: true },
      since: clock.now().toISOString(),
    })
    const asked = await settle(one.id, true, admin)
    expect([asked.status, asked.json]).toEqual([200, { asked: true }])
    const waiting = await portal.asOwner(
      "select from jobs.job where name = 'draws.close-lists' and state = 'created'",
    )
    expect(waiting.rowCount).toBe(1)
    expect((await read()).failed_work_total).toBe(0)
    expect((await settle(one.id, true, admin)).status).toBe(404)
  })

  it('goes from the list without another try, and only by an administrator', async () => {
    const { id } = await noted('media.sweep')
    const moderator = await createPerson(portal, { role: 'moderator' })
    expect((await settle(id, false)).status).toBe(401)
    expect((await settle(id, false, moderator)).status).toBe(403)
    const wrong = await call(portal, 'POST', `/admin/failed-work/${id}/settled`, {}, admin)
    expect(wrong.status).toBe(422)
    expect((await settle(id, false, admin)).json).toEqual({ asked: false })
    expect((await read()).failed_work_total).toBe(0)
  })
})
