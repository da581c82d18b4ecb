import { statfs } from 'node:fs/promises'
import type { PortalHealth } from '@portal/contract/portal/health/health'
import { WATCHED_SERVICES, type WatchedService } from '../../../platform/service-watch.ts'
import type { Deps } from './health.feature.ts'
import { isLate, judgePart, NO_SIGNS, type Signs } from './health.rules.ts'

/** All at once: no reading waits for another. */
export async function readHealth({ stores, config, clock }: Deps): Promise<PortalHealth> {
  const now = clock.now()
  const { health, partners } = stores
  const [
    services,
    calendars,
    agencyFeeds,
    counters,
    tides,
    backups,
    archive,
    nodes,
    bytes,
    disk,
    failed,
  ] = await Promise.all([
    health.readServices(),
    partners.calendars(),
    partners.agencyFeeds(),
    partners.counters(),
    partners.tideTable(),
    health.lastBackups(),
    health.archiveState(),
    health.listNodes(),
    health.databaseBytes(),
    readDisk(config.storage.s3 ? config.storage.scratchFolder : config.storage.folder),
    readFailedWork(stores),
  ])
  const isSetUp: Record<WatchedService, boolean> = {
    mail: true,
    pix: config.pix !== null,
    cards: config.cards !== null,
    whatsapp: config.whatsapp !== null,
    push: config.push !== null,
    weather: config.weather !== null,
    storage: true,
  }
  const worker = nodes
    .filter(({ kind }) => kind === 'worker')
    .toSorted((one, other) => other.beat_at.getTime() - one.beat_at.getTime())[0]
  return {
    seen_at: now.toISOString(),
    parts: [
      ...WATCHED_SERVICES.map((name) =>
        judgePart(name, { ...(services.get(name) ?? NO_SIGNS), isSetUp: isSetUp[name] }, now),
      ),
      judgePart('calendars', calendars, now),
      judgePart('agency-feeds', agencyFeeds, now),
      judgePart('counters', counters, now),
      judgePart('tide-table', tides, now),
      judgePart('backup', backupSigns(backups, ['dump', 'full', 'diff']), now),
      judgePart('archive', archiveSigns(archive), now),
      judgePart('restore-proof', backupSigns(backups, ['drill', 'proof']), now),
      judgePart('queue', queueSigns(worker, now), now),
      judgePart('worker', { ...NO_SIGNS, okAt: worker?.beat_at ?? null }, now),
      judgePart('database', { ...NO_SIGNS, figures: { bytes } }, now),
      judgePart('disk', disk, now),
    ],
    nodes: nodes.map(({ kind, host, release, started_at, beat_at }) => ({
      ...{ kind: kind === 'worker' ? 'worker' : 'app', host, release },
      started_at: started_at.toISOString(),
      beat_at: beat_at.toISOString(),
      is_late: isLate(beat_at, now),
    })),
    ...failed,
  }
}

const FAILED_SHOWN = 50

async function readFailedWork({ failedWork }: Deps['stores']) {
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

/** Where it cannot be read nothing is said of it. */
async function readDisk(folder: string): Promise<Signs> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { ...NO_SIGNS, figures: { free: bavail * bsize, total: blocks * bsize } }
  } catch {
    return { ...NO_SIGNS, isSetUp: false }
  }
}
