import { execFileSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { partsOf } from '@portal/contract/shared/records'
import {
  databaseEnvironment,
  ensureDatabase,
  freePort,
  withClient,
} from '../../scripts/local-postgres.ts'
import { startApp, WRITE_ROUTE_APP } from '../app-nodes.ts'
import { startArchivedPostgres } from './archived-postgres.ts'
import { type Drill, expect } from './drill.ts'
import { watchWrites } from './witnesses.ts'
import { type Acknowledged, startWriters } from './writers.ts'

const MIGRATE = join(import.meta.dirname, '../../server/src/migrate.ts')
const EDITORS = 2
/** Longer than a segment of the log may stay open. */
const BEFORE_THE_LOSS_MS = 75_000
const CALM_MS = 5_000
const MOST_LOST_MS = 60_000
const MOST_AWAY_MS = 15 * 60_000

// spec: 726
/** The machine is lost with its disk, and the portal comes back: at its newest, and at a moment of the past. */
export const backToAMoment: Drill = {
  name: 'back-to-a-moment',
  async run({ say, defer }) {
    const postgres = await startArchivedPostgres()
    defer(() => postgres.remove())
    const urls = await ensureDatabase({ ...postgres, process: null }, 'portal')
    const migrate = () =>
      execFileSync(process.execPath, [MIGRATE], {
        env: { ...process.env, ...databaseEnvironment(urls), LOG_LEVEL: 'warn' },
        stdio: ['ignore', 'inherit', 'inherit'],
      })
    migrate()
    await watchWrites(urls.owner)
    await postgres.script('begin')
    say(await postgres.script('backup', 'full'))

    const port = await freePort()
    const start = () =>
      startApp({ databaseUrl: urls.app, harness: WRITE_ROUTE_APP, port, timeoutMs: 120_000 })
    let app = await start()
    defer(() => app.stop('SIGKILL'))
    const written: (Acknowledged & { at: number })[] = []
    const writers = startWriters(app.origin, EDITORS, (write) =>
      written.push({ ...write, at: Date.now() }),
    )

    await wait(CALM_MS)
    say(await postgres.script('prove'))
    await wait(CALM_MS)
    const before = newest(written)
    await wait(1_000)
    const moment = new Date()
    await wait(1_000)
    const after = newest(written)
    await wait(BEFORE_THE_LOSS_MS)

    await postgres.kill()
    const lostAt = Date.now()
    await writers.stop()
    await app.stop('SIGKILL')
    postgres.loseDisk()
    await postgres.script('restore')
    await postgres.start()
    app = await start()
    const away = Date.now() - lostAt
    const newestBack = await versions(urls.owner)
    const missing = written.filter(({ version }) => !newestBack.has(version))
    const lost = missing.length > 0 ? lostAt - Math.min(...missing.map(({ at }) => at)) : 0
    say(
      `${written.length} writes acknowledged; after the loss of the disk ${missing.length} are gone, the ` +
        `oldest ${(lost / 1000).toFixed(1)} s old; pages again after ${(away / 1000).toFixed(1)} s`,
    )
    expect(lost <= MOST_LOST_MS, `a write of ${lost} ms before the loss is gone`)
    expect(away <= MOST_AWAY_MS, `the portal was away for ${away} ms`)
    expect(isUnbroken(newestBack), 'a write in the middle is gone')

    await app.stop('SIGKILL')
    await postgres.stop()
    // As an operator types it.
    await postgres.script('restore', `${moment.toISOString().slice(0, 23).replace('T', ' ')}+00`)
    await postgres.start()
    const then = await versions(urls.owner)
    const last = Math.max(...then)
    say(`back to ${moment.toISOString()}: version ${last}, between ${before} and ${after}`)
    expect(last >= before && last <= after, 'the moment is not the one that was asked for')
    expect(isUnbroken(then), 'a write before the moment is gone')

    const refused = await refusal(postgres.archiveFolder, () => postgres.script('verify'))
    say(`a segment that is gone is named: ${refused}`)
    expect(refused.includes('missing'), 'nobody noticed that a segment is gone')
  },
}

const newest = (written: readonly Acknowledged[]) =>
  Math.max(...written.map(({ version }) => version))

async function versions(url: string): Promise<Set<number>> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ version: number }>('select version from drill_witness'),
  )
  return new Set(rows.map(({ version }) => version))
}

/** From the first to the last, none is left out. */
const isUnbroken = (seen: ReadonlySet<number>) =>
  Math.max(...seen) - Math.min(...seen) + 1 === seen.size

async function refusal(archive: string, verify: () => Promise<string>): Promise<string> {
  const segments = readdirSync(archive, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\/[0-9A-F]{24}-/.test(name))
    .toSorted()
  rmSync(join(archive, segments[Math.floor(segments.length / 2)] ?? ''))
  try {
    await verify()
    return ''
  } catch (error) {
    return String(partsOf(error).stderr ?? '').trim()
  }
}
