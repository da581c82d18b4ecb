import { startAgencies } from '../../sandbox/src/agency/start-agency.ts'
import { sampleItem } from '../../sandbox/src/agency/stock.ts'
import { createDeps } from '../../server/src/deps.ts'
import { feedSeal } from '../../server/src/features/properties/property-feeds/feed-secrets.ts'
import { readFeed } from '../../server/src/features/properties/property-feeds/read-feed.ts'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { createListing } from '../../server/test/establishments.ts'
import { createPerson } from '../../server/test/people.ts'
import { withCleanup } from '../cleanup.ts'
import { startDatabase } from '../database.ts'

// spec: 662
/**
 * `npm run bench:property-feed`: an agency with 5,000 listings, read by the worker's own code from a server
 * that speaks VRSync. The first reading takes all of them; the second is of the same file, the third of a
 * file that differs only in its order: neither may write a row. Photos are copied by another job.
 */
const LISTINGS = 5_000
const MOST_SECONDS = 60
const TABLES = ['properties', 'property_feed_listings', 'property_feed_photos', 'property_photos']
const TEXT =
  'Casa ventilada a poucos passos do mar, com quintal, varanda e lugar para a rede. '.repeat(25)

await withCleanup(async (onEnd) => {
  const database = await startDatabase('property-feed', true)
  onEnd(() => database.remove())
  let now = new Date('2026-07-18T12:00:00Z')
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    LOG_LEVEL: 'error',
    DATABASE_PATIENCE_MS: '60000',
    REACH_PRIVATE_ADDRESSES: 'on',
  })
  const deps = await createDeps(config, createLog('error', 'command'), {
    clock: { now: () => now },
  })
  onEnd(() => deps.close())
  const agencies = await startAgencies({ port: 0 })
  onEnd(() => agencies.stop())
  const photos = Array.from({ length: 10 }, (_, index) => `${index}.png`)
  const items = Array.from({ length: LISTINGS }, (_, index) => ({
    ...sampleItem(index),
    text: TEXT,
    photos,
  }))
  const site = agencies.add({ items })
  const feedId = await connect()
  const read = async (kind: 'trial' | 'import') => {
    const before = await rowVersions()
    const started = performance.now()
    await readFeed({ feedId, kind }, deps)
    const seconds = Math.round(performance.now() - started) / 1000
    return { seconds, rowsWritten: difference(before, await rowVersions()) }
  }

  const trial = await read('trial')
  const looked = await deps.stores.propertyFeeds.listReadings(feedId)
  const hash = looked[0]?.stockHash
  if (!hash) throw new Error('the trial found no stock')
  await deps.work.transaction(({ propertyFeeds }) => propertyFeeds.activate(feedId, hash, now))
  const first = await read('import')
  now = new Date(now.getTime() + 86_400_000)
  const same = await read('import')
  site.items.reverse()
  now = new Date(now.getTime() + 86_400_000)
  const reordered = await read('import')
  const shown = await deps.stores.feedProperties.countShown(feedId)
  const megabytes = Math.round(process.memoryUsage.rss() / 1e6)
  console.log(
    JSON.stringify(
      { listings: LISTINGS, shown, trial, first, same, reordered, megabytes, answers: site.reads },
      null,
      2,
    ),
  )
  const isGood =
    shown === LISTINGS &&
    first.seconds <= MOST_SECONDS &&
    trial.rowsWritten === 0 &&
    same.rowsWritten === 0 &&
    reordered.rowsWritten === 0
  process.exitCode = isGood ? 0 : 1

  async function connect(): Promise<string> {
    const owner = await createPerson({ deps }, { plan: 'espadarte' })
    const { id } = await createListing({ deps }, { owner, fields: { modules: ['real_estate'] } })
    const sealed = feedSeal(config).close(agencies.feedUrl(site))
    return deps.work.transaction(({ propertyFeeds }) =>
      propertyFeeds.connect(id, { urlSealed: sealed, host: '127.0.0.1' }, now),
    )
  }

  /** Which transaction wrote each row: a row that is written again has another one. */
  async function rowVersions(): Promise<Map<string, string>> {
    const versions = new Map<string, string>()
    for (const table of TABLES) {
      const { rows } = await deps.pool.query<{ place: string; xmin: string }>(
        `select ctid::text as place, xmin::text from ${table}`,
      )
      for (const { place, xmin } of rows) versions.set(`${table} ${place}`, xmin)
    }
    return versions
  }
})

function difference(before: Map<string, string>, after: Map<string, string>): number {
  const isOther = (one: Map<string, string>, other: Map<string, string>) =>
    [...one].filter(([place, xmin]) => other.get(place) !== xmin).length
  return Math.max(isOther(before, after), isOther(after, before))
}
