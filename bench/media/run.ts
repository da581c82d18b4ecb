import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { photo as picture } from '../../server/test/photos.ts'
import { withCleanup } from '../cleanup.ts'
import { startDatabase } from '../database.ts'
import { ask, countBy, startVisitors, type Visits } from '../drills/visitors.ts'
import { percentile } from '../load.ts'
import { type MediaPortal, peakMegabytes, startMediaPortal } from './portal.ts'

/**
 * Fifty photos of 12 megapixels at once, beside people who read: what it costs those, how much memory
 * it takes, and that a worker killed in the middle loses nothing.
 */
const MEMORY_TARGET_MB = 600
const SLOWDOWN_TARGET = 2
const CALM_MS = 4_000
const PATIENCE_MS = 20 * 60_000
const VISITORS = 8

const { values } = parseArgs({
  options: {
    assert: { type: 'boolean', default: false },
    photos: { type: 'string', default: '50' },
  },
})
const photos = Number(values.photos)

await withCleanup(async (defer) => {
  const database = await startDatabase('media', true)
  defer(() => database.remove())
  const portal = await startMediaPortal(database.urls, defer)
  const large = { width: 4000, height: 3000 }
  const photo = await picture(large).jpeg({ quality: 96, chromaSubsampling: '4:4:4' }).toBuffer()
  await uploadAll(portal, photo, 1)

  const calm = await visitWhile(portal, () => wait(CALM_MS))
  const uploading = await visitWhile(portal, () => uploadAll(portal, photo, photos))
  const firstWorker = portal.startWorker()
  const processing = await visitWhile(portal, async () => {
    await until(portal, (count) => (count.ready ?? 0) >= photos / 5)
  })
  const workerPeak = peakMegabytes(firstWorker.pid)
  await firstWorker.stop('SIGKILL')
  await portal.expireJobs()
  const secondWorker = portal.startWorker()
  await until(portal, (count) => !count.processing)
  const counts = await portal.countByStatus()
  const files = await portal.countFiles()

  const p95 = (visits: Visits) => percentile(visits.milliseconds, 0.95)
  const slowdown = { up: p95(uploading) / p95(calm), work: p95(processing) / p95(calm) }
  const memory = {
    app: peakMegabytes(portal.app.pid),
    worker: Math.max(workerPeak, peakMegabytes(secondWorker.pid)),
  }
  const failures = [calm, uploading, processing].flatMap((visits) => visits.failures).length
  const isWhole = counts.ready === photos + 1 && files === (photos + 1) * 8
  console.table([
    { figure: `reads p95 during ${photos} uploads`, ...times(slowdown.up, p95(uploading)) },
    { figure: 'reads p95 while the worker prepares', ...times(slowdown.work, p95(processing)) },
    { figure: 'most memory of the node', ...megabytes(memory.app) },
    { figure: 'most memory of the worker', ...megabytes(memory.worker) },
    { figure: 'reads that failed', measured: failures, target: '0' },
    {
      figure: 'ready after the worker was killed',
      measured: `${counts.ready} photos, ${files} files`,
      target: `${photos + 1} photos, ${(photos + 1) * 8} files`,
    },
  ])
  const isMissed =
    slowdown.up > SLOWDOWN_TARGET || Math.max(memory.app, memory.worker) > MEMORY_TARGET_MB
  if (values.assert && (isMissed || failures > 0 || !isWhole)) process.exitCode = 1
})

async function visitWhile(portal: MediaPortal, work: () => Promise<unknown>): Promise<Visits> {
  const visit = () => ask(`${portal.app.origin}/api/v1/establishments`)
  const visitors = startVisitors({ count: VISITORS, pauseMs: 20, visit })
  try {
    await work()
  } finally {
    await visitors.stop()
  }
  return visitors.stop()
}

async function uploadAll(portal: MediaPortal, photo: Buffer, times: number) {
  const statuses = await portal.upload(photo, times)
  const refused = statuses.filter((status) => status !== 201)
  if (refused.length > 0) throw new Error(`uploads refused: ${countBy(refused.map(String))}`)
}

async function until(
  portal: MediaPortal,
  isReached: (count: Record<string, number>) => boolean,
): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (!isReached(await portal.countByStatus())) {
    if (Date.now() > deadline) throw new Error('the photos did not become ready in time')
    await wait(500)
  }
}

function times(factor: number, milliseconds: number) {
  return {
    measured: `× ${factor.toFixed(2)} (${milliseconds.toFixed(1)} ms)`,
    target: `≤ × ${SLOWDOWN_TARGET}`,
  }
}

function megabytes(measured: number) {
  return { measured: `${measured.toFixed(0)} MB`, target: `< ${MEMORY_TARGET_MB} MB` }
}
