import { statfs } from 'node:fs/promises'
import {
  HEALTH_PARTS,
  type HealthPartName,
  type PortalHealth,
} from '@portal/contract/portal/health/health'
import { type Config, isThisMachine } from '../../../platform/config/config.ts'
import { isReachable } from '../../../platform/config/push-config.ts'
import { readMigrations } from '../../../platform/database/migrations.ts'
import type { Deps } from './health.feature.ts'
import {
  DISKS,
  EXAMINED_PARTS,
  type ExaminedPart,
  isLate,
  judgePart,
  NO_SIGNS,
  type Reading,
  type Signs,
  withReading,
} from './health.rules.ts'

type Needs = Pick<Deps, 'config' | 'clock' | 'folders'> & {
  stores: Pick<Deps['stores'], 'health' | 'partners' | 'failedWork' | 'systemTests'>
  readDisks?: typeof readDisks
}

/** All at once: no reading waits for another. Nobody outside is called: that is what examinations are for. */
export async function readHealth(
  { stores, config, clock, folders, readDisks: look = readDisks }: Needs,
  fresh?: readonly Reading[],
): Promise<PortalHealth> {
  const now = clock.now()
  const { health, partners } = stores
  const [kept, services, calendars, agencyFeeds, counters, tides, backups, archive, nodes] =
    await Promise.all([
      fresh ?? health.listReadings(),
      health.readServices(),
      partners.calendars(),
      partners.agencyFeeds(),
      partners.counters(),
      partners.tideTable(),
      health.lastBackups(),
      health.archiveState(),
      health.listNodes(),
    ])
  const [bytes, role, migrations, disk, failed, mailTest, firstUse] = await Promise.all([
    health.databaseBytes(),
    health.readRole(),
    readMigrationSigns(health.listMigrations, folders.migrations),
    look(config),
    readFailedWork(stores),
    stores.systemTests.find('mail'),
    stores.systemTests.readFirstUse(),
  ])
  const worker = nodes
    .filter(({ kind }) => kind === 'worker')
    .toSorted((one, other) => other.beat_at.getTime() - one.beat_at.getTime())[0]
  const signs: Record<HealthPartName, Signs> = {
    ...examinedSigns(kept, services, config),
    'mail-proof': {
      ...NO_SIGNS,
      ...{ okAt: mailTest?.passed_at ?? null, failedAt: mailTest?.failed_at ?? null },
    },
    push: {
      ...(services.get('push') ?? NO_SIGNS),
      isSetUp: config.push !== null,
      figures: { unreal: isOpenToAll(config) && !isReachable(config.push?.subject ?? '') ? 1 : 0 },
    },
    weather: { ...(services.get('weather') ?? NO_SIGNS), isSetUp: config.weather !== null },
    calendars,
    'agency-feeds': agencyFeeds,
    counters,
    'tide-table': tides,
    backup: backupSigns(backups, ['dump', 'full', 'diff']),
    archive: archiveSigns(archive),
    'restore-proof': backupSigns(backups, ['drill', 'proof']),
    queue: queueSigns(worker, now),
    worker: { ...NO_SIGNS, okAt: worker?.beat_at ?? null },
    database: { ...NO_SIGNS, figures: { bytes } },
    roles: {
      ...NO_SIGNS,
      figures: {
        ...{ wide: Number(role.is_wide), lacking: role.lacking },
        production: Number(config.environment === 'production'),
      },
    },
    migrations,
    version: {
      ...NO_SIGNS,
      figures: {
        releases: new Set(
          nodes.filter(({ beat_at }) => !isLate(beat_at, now)).map(({ release }) => release),
        ).size,
        unnamed: Number(isOpenToAll(config) && config.release === 'dev'),
      },
    },
    disk,
  }
  const examinedAt = kept.map(({ at }) => at).toSorted((one, other) => +other - +one)[0]
  return {
    seen_at: now.toISOString(),
    examined_at: examinedAt?.toISOString() ?? null,
    is_new: firstUse.finished_at === null,
    parts: HEALTH_PARTS.map((name) => judgePart(name, signs[name], now)),
    nodes: nodes.map(({ kind, host, release, started_at, beat_at }) => ({
      ...{ kind: kind === 'worker' ? 'worker' : 'app', host, release },
      started_at: started_at.toISOString(),
      beat_at: beat_at.toISOString(),
      is_late: isLate(beat_at, now),
    })),
    ...failed,
  }
}

const isOpenToAll = ({ publicOrigin }: Config) => !isThisMachine(publicOrigin)

/** What this release brings beside what the database holds. */
export async function readMigrationSigns(
  listApplied: () => Promise<string[]>,
  folder: string,
): Promise<Signs> {
  const [applied, ofRelease] = await Promise.all([listApplied(), readMigrations(folder)])
  const known = ofRelease.map(({ name }) => name)
  const missing = known.filter((name) => !applied.includes(name)).length
  const ahead = applied.filter((name) => !known.includes(name)).length
  return { ...NO_SIGNS, figures: { missing, ahead } }
}

type Services = Awaited<ReturnType<Deps['stores']['health']['readServices']>>

/** What calls told by the way, and what the last examination found. */
export function examinedSigns(
  readings: readonly Reading[],
  services: Services,
  config: Config,
): Record<ExaminedPart, Signs> {
  const isOpen = !isThisMachine(config.publicOrigin)
  const isSetUp: Record<ExaminedPart, boolean> = {
    ...{ address: isOpen, certificate: isOpen, clock: true, mail: true, storage: true },
    ...{ pix: config.pix !== null, 'pix-webhook': config.pix !== null },
    'pix-certificate': Boolean(config.pix?.tls),
    ...{ cards: config.cards !== null, whatsapp: config.whatsapp !== null },
    map: true,
  }
  const signsOf = (name: ExaminedPart): Signs =>
    withReading(
      { ...(services.get(name) ?? NO_SIGNS), isSetUp: isSetUp[name] },
      readings.find(({ part }) => part === name),
    )
  return Object.fromEntries(EXAMINED_PARTS.map((name) => [name, signsOf(name)])) as Record<
    ExaminedPart,
    Signs
  >
}

const FAILED_SHOWN = 50

async function readFailedWork({ failedWork }: Needs['stores']) {
  const [rows, total] = await Promise.all([failedWork.list(FAILED_SHOWN), failedWork.count()])
  return {
    failed_work: rows.map(({ first_at, last_at, ...row }) => ({
      ...row,
      since: first_at.toISOString(),
      last_at: last_at.toISOString(),
    })),
    failed_work_total: total,
  }
}

type Backups = Awaited<ReturnType<Deps['stores']['health']['lastBackups']>>
type Node = Awaited<ReturnType<Deps['stores']['health']['listNodes']>>[number]

function backupSigns(backups: Backups, kinds: readonly string[]): Signs {
  const ofKinds = backups
    .filter(({ kind }) => kinds.includes(kind))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
  const good = ofKinds.find(({ failure }) => failure === null)
  const bad = ofKinds.find(({ failure }) => failure !== null)
  return {
    ...NO_SIGNS,
    ...{ okAt: good?.at ?? null, failedAt: bad?.at ?? null, failure: bad?.failure ?? null },
    figures: good
      ? { bytes: good.bytes ?? 0, tables: good.tables ?? 0, seconds: good.seconds }
      : {},
  }
}

type Archive = Awaited<ReturnType<Deps['stores']['health']['archiveState']>>

function archiveSigns(archive: Archive): Signs {
  if (!archive) return { ...NO_SIGNS, isSetUp: false }
  return { ...NO_SIGNS, okAt: archive.ok_at, failedAt: archive.failed_at }
}

function queueSigns(worker: Node | undefined, now: Date): Signs {
  if (!worker || worker.jobs_waiting === null) return NO_SIGNS
  const oldest = worker.oldest_waiting_at
  return {
    ...NO_SIGNS,
    okAt: worker.beat_at,
    figures: {
      waiting: worker.jobs_waiting,
      failed: worker.jobs_failed ?? 0,
      oldest_seconds: oldest
        ? Math.max(0, Math.round((now.getTime() - oldest.getTime()) / 1000))
        : 0,
    },
  }
}

/** Where PostgreSQL and the logs lie where they run on this machine, as Debian puts them. */
const DATA_FOLDER = '/var/lib/postgresql'
const LOGS_FOLDER = '/var/log'

/** Of all of them the fullest; where none can be read nothing is said. */
export async function readDisks(config: Config, read: typeof readDisk = readDisk): Promise<Signs> {
  const { s3, folder, scratchFolder } = config.storage
  const folders: Record<(typeof DISKS)[number], string | null> = {
    ...{ photos: s3 ? null : folder, preparation: scratchFolder },
    ...{ data: DATA_FOLDER, logs: LOGS_FOLDER },
  }
  const found = await Promise.all(
    DISKS.map(async (disk, which) => {
      const at = folders[disk]
      const space = at ? await read(at).catch(() => null) : null
      return space ? [{ ...space, which }] : []
    }),
  )
  const [fullest] = found
    .flat()
    .toSorted((one, other) => one.free / one.total - other.free / other.total)
  return fullest ? { ...NO_SIGNS, figures: fullest } : { ...NO_SIGNS, isSetUp: false }
}

async function readDisk(folder: string): Promise<{ free: number; total: number }> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}
