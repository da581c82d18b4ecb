import { randomUUID } from 'node:crypto'
import { topics } from '@portal/contract/live/topics'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../../test/calls.ts'
import { addMember, createListing } from '../../../test/establishments.ts'
import { type LiveReader, readLive } from '../../../test/live-reader.ts'
import { createPerson, openSession, TEST_PASSWORD, type TestPerson } from '../../../test/people.ts'
import { startNode, stopNode, useTestApp } from '../../../test/test-app.ts'
import { Tag } from './tags.ts'

const portal = useTestApp()
const WAIT = { timeout: 15_000 }
let origin: string
let owner: TestPerson
let place: string
beforeEach(async () => {
  origin ??= await portal.app.listen({ host: '127.0.0.1', port: 0 })
  owner = await createPerson(portal, { plan: 'atalaia' })
  place = (await createListing(portal, { owner, fields: { name: 'Pousada da Maré' } })).id
})

const announce = (topic = topics.inbox(place), { deps }: Pick<typeof portal, 'deps'> = portal) =>
  deps.work.transaction(async ({ changes }) => changes.announce(Tag.live(topic)))
const endOf = (reader: LiveReader) => vi.waitFor(() => expect(reader.isEnded()).toBe(true), WAIT)
const reaches = (reader: LiveReader, version: number, topic = topics.inbox(place)) =>
  vi.waitFor(() => expect(reader.version(topic)).toBe(version), WAIT)

describe('a stream', () => {
  // spec: 505
  it('begins with the versions of its topics, uncompressed, kept by nobody', async () => {
    await announce()
    const reader = await readLive(origin, [topics.inbox(place)], owner)
    expect(reader.status).toBe(200)
    expect(reader.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    })
    expect(reader.headers).not.toHaveProperty('content-encoding')
    await reaches(reader, 1)
    expect(reader.said).toEqual([
      {
        event: 'joined',
        data: { topics: [{ topic: topics.inbox(place), version: 1 }], refused: [] },
      },
    ])
    reader.leave()
  })

  // spec: 505
  it('tells a reader who knows another version at once', async () => {
    await announce()
    await announce()
    const topic = topics.inbox(place)
    const reader = await readLive(origin, [{ topic, version: 1 }], owner)
    await vi.waitFor(() => expect(reader.said).toHaveLength(2), WAIT)
    expect(reader.said[1]).toEqual({ event: 'changed', data: { topic, version: 2 } })
    reader.leave()
  })

  it('tells of a message that somebody sends, and of its being read', async () => {
    const reader = await readLive(origin, [topics.inbox(place)], owner)
    const rosa = await createPerson(portal)
    const message = { establishment_id: place, message: 'Oi', idempotency_key: randomUUID() }
    const { json } = await call(portal, 'POST', '/contact-messages', message, rosa)
    await reaches(reader, 1)
    const read = `/my/establishments/${place}/messages/${json.id}/read`
    await call(portal, 'PUT', read, { read: true }, owner)
    await reaches(reader, 2)
    // A browser that repeats itself sends nothing new.
    await call(portal, 'POST', '/contact-messages', message, rosa)
    await announce()
    await reaches(reader, 3)
    reader.leave()
  })

  // spec: 507
  it('is told to staff of what waits for them', async () => {
    const moderator = await createPerson(portal, { role: 'moderator' })
    const topic = topics.waiting()
    const reader = await readLive(origin, [topic], moderator)
    await vi.waitFor(() => expect(reader.version(topic)).toBeDefined(), WAIT)
    const before = reader.version(topic) ?? 0
    const report = { subject_kind: 'establishment', subject_id: place, reason: 'closed' }
    await call(portal, 'POST', '/reports', report, owner)
    await reaches(reader, before + 1, topic)
    reader.leave()
  })

  it('is counted among the metrics while it is open', async () => {
    const reader = await readLive(origin, [topics.inbox(place)], owner)
    const open = async () => (await portal.deps.live.gauge.get()).values[0]?.value
    await vi.waitFor(async () => expect(await open()).toBe(1), WAIT)
    reader.leave()
    await vi.waitFor(async () => expect(await open()).toBe(0), WAIT)
  })
})

describe('who may join', () => {
  // spec: 505
  it('a stranger, a visitor and an administrator watch nobody’s inbox', async () => {
    const topic = topics.inbox(place)
    const stranger = await createPerson(portal, { plan: 'atalaia' })
    const admin = await createPerson(portal, { role: 'admin' })
    expect((await readLive(origin, [topic], stranger)).status).toBe(403)
    expect((await readLive(origin, [topic], admin)).status).toBe(403)
    expect((await readLive(origin, [topic])).status).toBe(401)
    expect((await readLive(origin, [topics.waiting()], owner)).status).toBe(403)
  })

  it('who may watch some of what they ask for is told what is refused', async () => {
    const other = topics.inbox((await createListing(portal)).id)
    const unknown = ['inbox:x', 'inbox', 'constructor:1', 'waiting:x', 'orders:1']
    const reader = await readLive(origin, [topics.inbox(place), other, ...unknown], owner)
    await vi.waitFor(() => expect(reader.said).toHaveLength(1), WAIT)
    expect(reader.said[0]).toMatchObject({ data: { refused: [other, ...unknown] } })
    reader.leave()
  })

  it('nobody from another site, and nobody with more topics than a browser has', async () => {
    const topic = topics.inbox(place)
    const foreign = { ...owner, origin: 'https://evil.example' }
    expect((await readLive(origin, [topic], foreign)).status).toBe(403)
    const many = Array.from({ length: 41 }, () => topics.inbox(randomUUID()))
    expect((await readLive(origin, many, owner)).status).toBe(422)
    expect((await readLive(origin, [], owner)).status).toBe(422)
  })

  it('one person holds twenty streams at most', async () => {
    const readers: LiveReader[] = []
    for (let count = 0; count < 20; count += 1) {
      readers.push(await readLive(origin, [topics.inbox(place)], owner))
    }
    expect((await readLive(origin, [topics.inbox(place)], owner)).status).toBe(429)
    for (const reader of readers) reader.leave()
    const crowd = await Promise.all(
      Array.from({ length: 30 }, () => readLive(origin, [topics.inbox(place)], owner)),
    )
    expect(crowd.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(20)
    for (const reader of crowd) reader.leave()
    await vi.waitFor(async () => {
      const again = await readLive(origin, [topics.inbox(place)], owner)
      again.leave()
      expect(again.status).toBe(200)
    }, WAIT)
  })
})

describe('a stream ends', () => {
  it('when its session is ended elsewhere, and only then', async () => {
    const elsewhere = { cookie: await openSession(portal.deps, owner.userId) }
    const here = await readLive(origin, [topics.inbox(place)], owner)
    const there = await readLive(origin, [topics.inbox(place)], elsewhere)
    await call(portal, 'POST', '/auth/sign-out', { scope: 'others' }, owner)
    await endOf(there)
    expect(there.said.at(-1)).toEqual({ event: 'bye', data: { reason: 'ended', after_ms: 0 } })
    await announce()
    await reaches(here, 1)
    expect(here.isEnded()).toBe(false)
    here.leave()
  })

  it('when somebody else signs in at its browser', async () => {
    const caio = await createPerson(portal, { password: TEST_PASSWORD })
    const reader = await readLive(origin, [topics.inbox(place)], owner)
    const form = { email: caio.email, password: TEST_PASSWORD }
    expect((await call(portal, 'POST', '/auth/sign-in', form, owner)).status).toBe(200)
    await endOf(reader)
    expect(reader.said.at(-1)).toMatchObject({ event: 'bye', data: { reason: 'ended' } })
  })

  it('when an administrator is sent to choose a longer password', async () => {
    const admin = await createPerson(portal, { role: 'admin', password: 'mangue2026' })
    const reader = await readLive(origin, [topics.waiting()], admin)
    expect(reader.status).toBe(200)
    const form = { email: admin.email, password: 'mangue2026' }
    expect((await call(portal, 'POST', '/auth/sign-in', form)).status).toBe(403)
    await endOf(reader)
  })

  it('when its account is deleted', async () => {
    const reader = await readLive(origin, [topics.inbox(place)], owner)
    const proof = { proof: owner.email }
    expect((await call(portal, 'POST', '/account/deletion', proof, owner)).status).toBe(200)
    await endOf(reader)
  })

  it('when the person is no longer of the team', async () => {
    const staff = await createPerson(portal)
    await addMember(portal, place, staff, 'staff')
    const reader = await readLive(origin, [topics.inbox(place)], staff)
    const member = `/my/establishments/${place}/team/${staff.userId}`
    expect((await call(portal, 'DELETE', member, undefined, owner)).status).toBe(200)
    await endOf(reader)
    expect((await readLive(origin, [topics.inbox(place)], staff)).status).toBe(403)
  })
})

describe('two nodes', () => {
  // spec: 505
  it('tell each other’s readers', async () => {
    const other = await startNode(portal.databaseUrl)
    const reader = await readLive(origin, [topics.inbox(place)], owner)
    await announce(topics.inbox(place), other)
    await reaches(reader, 1)
    reader.leave()
    await stopNode(other)
  })

  // spec: 505
  it('lose nothing when one stops: its readers are told to spread, and end on the last version', async () => {
    const other = await startNode(portal.databaseUrl)
    const there = await other.app.listen({ host: '127.0.0.1', port: 0 })
    const topic = topics.inbox(place)
    const reader = await readLive(there, [topic], owner)
    await announce()
    await reaches(reader, 1)
    await stopNode(other)
    await endOf(reader)
    const bye = reader.said.at(-1)
    expect(bye).toMatchObject({ event: 'bye', data: { reason: 'drain' } })
    if (bye?.event === 'bye') expect(bye.data.after_ms).toBeLessThan(15_000)
    await announce()
    await announce()
    const again = await readLive(origin, [{ topic, version: 1 }], owner)
    await reaches(again, 3)
    again.leave()
  })

  it('a node about to stop takes no new readers', async () => {
    portal.readiness.draining = true
    expect((await readLive(origin, [topics.inbox(place)], owner)).status).toBe(503)
    portal.readiness.draining = false
  })

  it('hear of what was changed while the line was cut, once it is back', async () => {
    const reader = await readLive(origin, [topics.inbox(place)], owner)
    const other = await startNode(portal.databaseUrl)
    const down = new Promise<void>((resolve) => portal.deps.bus.once('down', resolve))
    await portal.deps.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'portal-bus'
       and datname = current_database()`,
    )
    await down
    await announce(topics.inbox(place), other)
    await reaches(reader, 1)
    reader.leave()
    await stopNode(other)
  })
})

describe('versions', () => {
  const read = async () =>
    (await portal.deps.stores.live.readVersions([topics.inbox(place)])).get(topics.inbox(place))

  // spec: 505
  it('count what was committed, and nothing else', async () => {
    await announce()
    const failing = portal.deps.work.transaction(async ({ changes }) => {
      changes.announce(Tag.live(topics.inbox(place)))
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await read()).toBe(1)
  })

  it('stay what they are when their rows are folded, whatever is committed meanwhile', async () => {
    const folding = async () => {
      for (let count = 0; count < 10; count += 1) await portal.deps.stores.live.fold()
    }
    await Promise.all([folding(), folding(), ...Array.from({ length: 30 }, () => announce())])
    expect(await read()).toBe(30)
    await portal.deps.stores.live.fold()
    expect(await read()).toBe(30)
    const rows = await portal.asOwner('select 1 from live_changes where topic = $1', [
      topics.inbox(place),
    ])
    expect(rows.rowCount).toBe(1)
  })

  it('of a topic keep no two commits waiting for each other', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const slow = portal.deps.connection.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('live_changes')
        .values({ topic: topics.inbox(place) })
        .execute()
      await promise
    })
    await announce()
    expect(await read()).toBe(1)
    resolve()
    await slow
    expect(await read()).toBe(2)
  })
})
