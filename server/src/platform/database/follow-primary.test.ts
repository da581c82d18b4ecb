import { afterAll, expect, it } from 'vitest'
import { openDatabaseLink } from '../../../test/database-link.ts'
import { useTestApp } from '../../../test/test-app.ts'
import { ChangeBus, tell } from '../live/change-bus.ts'
import { connect } from './database.ts'
import { addressesOf } from './follow-primary.ts'

const portal = useTestApp()
const closing: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of closing.reverse()) await close()
})

/** A host of the database that can be cut off, or say of itself that it is a replica. */
async function openHost() {
  let isReplica = false
  const link = await openDatabaseLink(portal.directUrls.app, {
    garble: (sent) =>
      isReplica
        ? Buffer.from(
            sent.toString('latin1').replace('pg_is_in_recovery()', 'true'.padEnd(19)),
            'latin1',
          )
        : sent,
  })
  closing.push(link.close)
  return {
    ...link,
    become(what: 'replica' | 'primary') {
      isReplica = what === 'replica'
    },
  }
}

async function openTwo() {
  const [one, two] = await Promise.all([openHost(), openHost()])
  const { host } = new URL(two.url)
  const url = one.url.replace(/(@[^/]+)\//, `$1,${host}/`)
  return { one, two, url: `${url}?target_session_attrs=read-write` }
}

function open(url: string) {
  const { pool } = connect({
    ...{ url, poolSize: 2, patienceMs: 2_000, name: 'follower' },
    log: portal.deps.log,
  })
  closing.push(() => pool.end())
  const ask = async () => (await pool.query<{ one: number }>('select 1 as one')).rows[0]?.one
  return { ask, pool }
}

/** What is on its way when a host dies fails; whoever comes next is answered. */
async function insist(ask: () => Promise<unknown>) {
  for (let tries = 0; tries < 5; tries += 1) {
    const answer = await ask().catch(() => null)
    if (answer !== null) return answer
  }
  return 'nobody answered'
}

// spec: 1130
it('asks the host that takes writes, never a replica', async () => {
  const { one, url } = await openTwo()
  one.become('replica')
  const { ask, pool } = open(url)
  expect(await ask()).toBe(1)
  await one.cut()
  expect(await ask()).toBe(1)
  expect(pool.totalCount).toBe(1)
})

it('follows the primary to the other host, and back', async () => {
  const { one, two, url } = await openTwo()
  two.become('replica')
  const { ask } = open(url)
  expect(await ask()).toBe(1)
  await one.cut()
  two.become('primary')
  expect(await insist(ask)).toBe(1)
  await two.cut()
  await one.mend()
  expect(await insist(ask)).toBe(1)
})

it('is away while no host takes writes, as a database that is away', async () => {
  const { one, two, url } = await openTwo()
  one.become('replica')
  two.become('replica')
  await expect(open(url).ask()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

it('listens at the primary, too', async () => {
  const { one, url } = await openTwo()
  one.become('replica')
  const bus = new ChangeBus(url, portal.deps.log, (said) => tell(portal.deps.connection, said))
  closing.push(() => bus.close())
  await bus.start()
  expect(bus.isUp).toBe(true)
})

it.each([
  ['postgres://a:p@one:5432,two:5433/portal?x=1', ['one:5432', 'two:5433']],
  ['postgres://one/portal', ['one']],
  ['postgresql://a@[::1]:5432,10.0.0.2/portal', ['[::1]:5432', '10.0.0.2']],
])('reads the hosts of %s', (url, hosts) => {
  expect(addressesOf(url).map((one) => new URL(one).host)).toEqual(hosts)
})
