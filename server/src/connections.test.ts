import { randomBytes } from 'node:crypto'
import { CONNECTION_KINDS } from '@portal/contract/guide/team/connections'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startMailbox } from '../../sandbox/src/mailbox/start-mailbox.ts'
import { call } from '../test/calls.ts'
import { addMember } from '../test/establishments.ts'
import { createUnit } from '../test/lodging.ts'
import { createKitchen, type Kitchen } from '../test/orders.ts'
import { createPerson, type TestPerson } from '../test/people.ts'
import { connectCounter } from '../test/pos.ts'
import { fixedClock, useTestApp } from '../test/test-app.ts'
import { tellOfConnections } from './features/guide/team/team.jobs.ts'
import { features } from './features.ts'
import { TELL_OF_CONNECTIONS_JOB } from './platform/queue/shared-jobs.ts'

const post = await startMailbox({ smtpPort: 0, webPort: 0 })
const clock = fixedClock()
const portal = useTestApp({
  clock,
  environment: {
    SENSITIVE_LIMITS_FACTOR: '1000',
    SMTP_URL: `smtp://127.0.0.1:${post.smtpPort}`,
  },
})
let restore: () => void
beforeAll(() => {
  restore = switchCapabilities(true, ['menu', 'delivery', 'shop', 'lodging', 'properties'])
})
afterAll(async () => {
  restore()
  await post.stop()
})

let kitchen: Kitchen
let manager: TestPerson
let place: string
let unit: string
let spare: string
let counter: Awaited<ReturnType<typeof connectCounter>>
beforeEach(async () => {
  post.mailbox.clear()
  await portal.asOwner('delete from jobs.job where name = $1', [TELL_OF_CONNECTIONS_JOB.name])
  kitchen = await createKitchen(portal)
  place = kitchen.listing.id
  manager = await createPerson(portal, { plan: 'espadarte', name: 'Marta' })
  await addMember(portal, place, manager, 'manager')
  await addMember(portal, place, await createPerson(portal), 'staff')
  const made = await kitchen.mine('POST', '/team/invitation-links', { role: 'manager' })
  spare = made.json.link.url.split('token=')[1]
  counter = await connectCounter(portal, kitchen)
  unit = await createUnit(portal, place)
  const now = clock.now()
  const sealed = { urlSealed: randomBytes(40), host: 'feed.exemplo.test' }
  await portal.deps.work.transaction(async (within) => {
    const { calendarFeeds, posConnections, propertyFeeds, propertyCrms } = within
    await calendarFeeds.add(
      {
        ...{ unit_id: unit, portal: 'airbnb', name: 'Airbnb', host: 'airbnb.test' },
        ...{ url_sealed: randomBytes(40), url_hash: randomBytes(32) },
      },
      now,
    )
    await posConnections.saveWebhook(place, 'https://caixa.exemplo.test/eventos')
    const feed = await propertyFeeds.connect(place, sealed, now)
    await propertyFeeds.activate(feed, randomBytes(32), now)
    await propertyCrms.connect(place, { ...sealed, loginSealed: randomBytes(40) }, now)
  })
})

type Row = { kind: string; is_paused: boolean; name: string }
const list = (from: Partial<TestPerson>) =>
  call(portal, 'GET', `/my/establishments/${place}/connections`, undefined, from)
const listed = async (from: Partial<TestPerson>): Promise<Row[]> =>
  (await list(from)).json.connections
const linkNumber = async () =>
  (await portal.deps.stores.calendarFeeds.linkNumbers([unit])).get(unit) ?? 1
const isDue = async () => {
  const later = new Date(clock.now().getTime() + 86_400_000)
  const { calendarFeeds } = portal.deps.stores
  const due = await calendarFeeds.claimDue(later, { until: later, limit: 99 })
  const [feed] = await calendarFeeds.listOf(place)
  return feed !== undefined && due.includes(feed.id)
}
const accept = async (token: string) => {
  const straw = await createPerson(portal)
  return (await call(portal, 'POST', '/team-invitations/accept', { token }, straw)).status
}
async function deliver() {
  const { rows } = await portal.asOwner<{ data: never }>(
    'delete from jobs.job where name = $1 returning data',
    [TELL_OF_CONNECTIONS_JOB.name],
  )
  for (const { data } of rows) await tellOfConnections.handle(data, portal.deps)
}
async function handOver() {
  const path = `/my/establishments/${place}/ownership-offer`
  await call(portal, 'PUT', path, { user_id: manager.userId }, kitchen.owner)
  expect((await call(portal, 'POST', `${path}/acceptance`, undefined, manager)).status).toBe(200)
}

describe('what is connected to a business', () => {
  it('is listed for who manages its team, and is nothing to others', async () => {
    const kinds = (await listed(kitchen.owner)).map(({ kind }) => kind)
    expect(new Set(kinds)).toEqual(new Set(CONNECTION_KINDS))
    expect((await list(manager)).status).toBe(403)
    expect((await list(await createPerson(portal))).status).toBe(404)
    expect((await list({})).status).toBe(401)
    const text = JSON.stringify(await listed(kitchen.owner))
    expect(text).not.toContain(counter.secret)
    expect(text).not.toContain(spare)
  })

  const ways: Record<string, () => Promise<unknown>> = {
    'its owner hands it over': handOver,
    'a manager is removed': () =>
      call(
        portal,
        'DELETE',
        `/my/establishments/${place}/team/${manager.userId}`,
        undefined,
        kitchen.owner,
      ),
    'a manager leaves': () =>
      call(
        portal,
        'DELETE',
        `/my/establishments/${place}/team/${manager.userId}`,
        undefined,
        manager,
      ),
    'a manager becomes staff': () =>
      call(
        portal,
        'PUT',
        `/my/establishments/${place}/team/${manager.userId}/role`,
        { role: 'staff' },
        kitchen.owner,
      ),
    'a manager deletes their account': () =>
      call(portal, 'POST', '/account/deletion', { proof: manager.email }, manager),
    'its owner deletes their account': () =>
      call(portal, 'POST', '/account/deletion', { proof: kitchen.owner.email }, kitchen.owner),
  }

  it.each(Object.entries(ways))('serves nobody who knew it, once %s', async (_, happen) => {
    expect((await counter.get('/v1/events:polling')).status).toBe(204)
    await happen()
    expect((await counter.get('/v1/events:polling')).status).toBe(401)
    expect((await counter.token()).status).toBe(401)
    expect(await portal.deps.stores.posConnections.find(place)).toMatchObject({
      webhookUrl: null,
      followsMenu: false,
    })
    expect(await accept(spare)).toBe(422)
    expect(await linkNumber()).toBe(2)
    expect(await isDue()).toBe(false)
    expect((await portal.deps.stores.propertyFeeds.findOfPlace(place))?.state).toBe('trial')
    expect(await portal.deps.stores.propertyCrms.find(place)).toBeNull()
    const { rows } = await portal.deps.pool.query(
      "select details from audit_log where subject_id = $1 and action = 'team.connections-revoked'",
      [place],
    )
    expect(rows).toHaveLength(1)
  })

  it('goes on as it was when somebody of the staff leaves', async () => {
    const helper = await createPerson(portal)
    await addMember(portal, place, helper, 'staff')
    await call(
      portal,
      'DELETE',
      `/my/establishments/${place}/team/${helper.userId}`,
      undefined,
      helper,
    )
    expect((await counter.get('/v1/events:polling')).status).toBe(204)
    expect(await linkNumber()).toBe(1)
  })

  it('is told to the new owner, who sees what waits for them', async () => {
    await handOver()
    await deliver()
    const [email] = post.mailbox.list(manager.email)
    expect(email?.subject).toContain('trocamos as chaves')
    const text = JSON.stringify(email)
    for (const part of ['Convites que esperavam', 'caixa', 'CRM', 'Feed de imóveis', 'em pausa']) {
      expect(text).toContain(part)
    }
    expect(post.mailbox.list(kitchen.owner.email).map(({ subject }) => subject)).not.toContain(
      email?.subject,
    )
    const now = await listed(manager)
    expect(now.map(({ kind, is_paused }) => [kind, is_paused])).toEqual(
      expect.arrayContaining([
        ['calendar-feed', true],
        ['property-feed', true],
        ['calendar-link', false],
        ['pos', false],
      ]),
    )
    expect(now.map(({ kind }) => kind)).not.toContain('invitation')
    expect((await list(kitchen.owner)).status).toBe(403)
  })

  it('that was paused goes on when somebody who runs the place reads it', async () => {
    await handOver()
    const feeds = await portal.deps.stores.calendarFeeds.listOf(place)
    const path = `/my/establishments/${place}/calendar-feeds/${feeds[0]?.id}/read`
    const { status, json } = await call(portal, 'POST', path, undefined, manager)
    expect([status, json.is_paused]).toEqual([200, false])
  })
})

/** They name a customer or a table; nothing of the business opens with them. */
const OPENS_NOTHING = ['orders', 'dining_tables']

it('is said by every feature that keeps a secret of a business', async () => {
  const { rows } = await sql<{ table: string }>`
    select distinct c.table_name as table
    from information_schema.columns as c
    join information_schema.columns as of on of.table_name = c.table_name and of.table_schema = 'public'
    join information_schema.tables as t on t.table_name = c.table_name and t.table_schema = 'public'
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.column_name ~ 'secret|sealed|token|api_key|password'
      and of.column_name in ('establishment_id', 'unit_id', 'place_id', 'feed_id')
  `.execute(portal.deps.connection)
  const keeping = rows.map(({ table }) => table).filter((table) => !OPENS_NOTHING.includes(table))
  expect(keeping).toContain('pos_connections')
  const silent = keeping.filter(
    (table) => !features.some(({ owns, connections }) => owns.includes(table) && connections),
  )
  expect(silent).toEqual([])
})
