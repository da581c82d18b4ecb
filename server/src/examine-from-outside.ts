import { setTimeout as wait } from 'node:timers/promises'
import type { HealthPart } from '@portal/contract/portal/health/health'
import { healthReport } from '@portal/contract/portal/health/health-report'
import pg from 'pg'
import { createDeps } from './deps.ts'
import { doctorTexts as texts } from './doctor.texts.ts'
import {
  type ExaminedPart,
  judgePart,
  NO_SIGNS,
  type Reading,
} from './features/portal/health/health.rules.ts'
import { lookOutside } from './features/portal/health/look-outside.ts'
import {
  examinedSigns,
  readDisks,
  readHealth,
  readMigrationSigns,
} from './features/portal/health/read-health.ts'
import { migrationsFolder } from './paths.ts'
import { createCards } from './platform/cards/create-cards.ts'
import { systemClock } from './platform/clock.ts'
import { type Config, readConfig } from './platform/config/config.ts'
import { failureKind } from './platform/failure-kind.ts'
import { createLog } from './platform/log.ts'
import { createPix } from './platform/pix/create-pix.ts'
import { createStorage } from './platform/storage/create-storage.ts'

/** A database that neither answers nor refuses is away. */
const DATABASE_MS = 10_000

/**
 * `npm run doctor`: every part of this portal, what is wrong with it, and what to do. It says so also where the
 * settings are wrong or the database is away. Ends with 1 where something has stopped.
 */
export async function examine(
  environment: Record<string, string | undefined>,
  print: (text: string) => void,
  clock = systemClock,
): Promise<0 | 1> {
  let config: Config
  try {
    config = readConfig(environment)
  } catch (error) {
    print(texts.settings(error instanceof Error ? error.message : failureKind(error)))
    return 1
  }
  const parts = await lookAtAll(config, clock)
  print(healthReport(parts))
  return parts.some(({ state }) => state === 'trouble') ? 1 : 0
}

async function lookAtAll(config: Config, clock: typeof systemClock): Promise<HealthPart[]> {
  const log = createLog('silent', 'command')
  const pix = orNothing(() => config.pix && createPix(config.pix))
  // A certificate that cannot be read stops every node, and is no reason to say nothing of the rest.
  const opened = createDeps(pix ? config : { ...config, pix: null }, log, { clock })
  const deps = await orNull(opened)
  // One that comes after all is not left open.
  if (!deps) void opened.then((late) => late.close()).catch(() => undefined)
  const storage = deps?.storage ?? (await createStorage(config))
  try {
    const readings = await lookOutside({
      ...{ config, clock, storage },
      pix,
      cards: config.cards && createCards(config.cards, 0),
      readDatabaseTime: deps && (() => deps.stores.health.readDatabaseTime()),
      findMap: deps && (() => deps.ports.findMapInUse()),
    })
    const health = deps && (await orNull(readHealth({ ...deps, config }, readings)))
    if (!deps || !health) return await withoutTables(config, readings, clock.now())
    // For whoever looks at the page: a database that takes no writes says so elsewhere.
    await orNull(deps.stores.health.keepReadings(readings))
    return health.parts
  } finally {
    if (deps) await orNull(deps.close())
    else storage.close()
  }
}

/** What can be said all the same: the database is away, or older than this release and its statements fail. */
async function withoutTables(
  config: Config,
  readings: readonly Reading[],
  now: Date,
): Promise<HealthPart[]> {
  const applied = await orNull(listApplied(config.database.url))
  const examined = Object.entries(examinedSigns(readings, new Map(), config))
  return [
    judgePart('database', { ...NO_SIGNS, failedAt: applied ? null : now }, now),
    ...(applied
      ? [
          judgePart(
            'migrations',
            await readMigrationSigns(async () => applied, migrationsFolder),
            now,
          ),
        ]
      : []),
    ...examined.map(([name, signs]) => judgePart(name as ExaminedPart, signs, now)),
    judgePart('disk', await readDisks(config), now),
  ]
}

/** None where nothing was ever migrated; rejects where the database is away. */
async function listApplied(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: DATABASE_MS / 2 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations')
    return rows.map(({ name }) => name)
  } catch {
    return []
  } finally {
    await client.end()
  }
}

function orNothing<Value>(make: () => Value): Value | null {
  try {
    return make()
  } catch {
    return null
  }
}

async function orNull<Value>(work: Promise<Value>): Promise<Value | null> {
  const late = wait(DATABASE_MS, null, { ref: false })
  return Promise.race([work.catch(() => null), late])
}
