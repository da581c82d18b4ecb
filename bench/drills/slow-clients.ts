import { setTimeout as wait } from 'node:timers/promises'
import { hasNginx, startNginx } from '../../deploy/running-nginx.ts'
import { startApp } from '../app-nodes.ts'
import { startDatabase } from '../database.ts'
import { percentile } from '../load.ts'
import { type Drill, expect, type Stage } from './drill.ts'
import { openSlowReaders, openSlowSenders } from './slow-sockets.ts'
import { ask, countBy, startVisitors, type Visits } from './visitors.ts'

const SENDERS = 200
const READERS = 50
const VISITORS = 20
const LONGEST_MEASURE_SECONDS = 8
/** Node looks at its sockets every so often; this covers its limits and one such look. */
const PATIENCE_MS = 60_000

// spec: 681
/** Sockets that dribble neither slow anybody down nor stay for ever. */
export const slowClients: Drill = {
  name: 'slow-clients',
  async run(stage) {
    expect(hasNginx(), 'nginx is not installed')
    const database = await startDatabase('slow', true)
    stage.defer(() => database.remove())
    const app = await startApp({ databaseUrl: database.url })
    stage.defer(() => app.stop('SIGKILL'))
    const nginx = await startNginx({ nodes: [new URL(app.origin).host], liftLimits: true })
    stage.defer(() => nginx.stop())
    // nginx collects a body for as long as bytes come, but no node hears of it; the limit of
    // connections per address bounds those.
    const half = SENDERS / 2
    // Both at once: each is mostly waiting for the limits of the other end to pass.
    const sieges = await Promise.allSettled([
      // The app lets a silent reader hold its socket for up to 150 s, which is nginx's to prevent.
      besiege({ target: 'the app alone', origin: app.origin, senders: SENDERS, readers: 0 }, stage),
      besiege({ target: 'nginx', origin: nginx.origin, senders: half, readers: READERS }, stage),
    ])
    for (const siege of sieges) if (siege.status === 'rejected') throw siege.reason
  },
}

/** `senders`, `readers`: how many of each the server itself has to close. */
type Siege = { target: string; origin: string; senders: number; readers: number }

async function besiege({ target, origin, ...mustClose }: Siege, { say, attackSeconds }: Stage) {
  const measureMs = 1000 * Math.min(LONGEST_MEASURE_SECONDS, attackSeconds)
  const calm = await visitFor(measureMs, origin)
  const senders = openSlowSenders(origin, SENDERS)
  const readers = openSlowReaders(origin, READERS)
  const besieged = await visitFor(measureMs, origin)
  const isLifted = () =>
    senders.closed() >= mustClose.senders && readers.closed() >= mustClose.readers
  const deadline = Date.now() + PATIENCE_MS
  while (!isLifted() && Date.now() < deadline) await wait(250)
  const lifted = isLifted()
  say(`${target}: ${report(calm, besieged)}`)
  say(
    `${target}: closed by the server: slow senders ${senders.tally()}, readers ${readers.tally()}`,
  )
  senders.destroy()
  readers.destroy()

  expect(calm.failures.length + besieged.failures.length === 0, `${target}: visits failed`)
  expect(lifted, `${target}: slow sockets were not closed`)
}

function report(calm: Visits, besieged: Visits): string {
  const before = percentile(calm.milliseconds, 0.99)
  const during = percentile(besieged.milliseconds, 0.99)
  return (
    `p99 ${before.toFixed(0)} ms calm, ${during.toFixed(0)} ms besieged ` +
    `(× ${(during / before).toFixed(2)}); ${besieged.milliseconds.length} visits besieged, ` +
    `failed: ${countBy([...calm.failures, ...besieged.failures])}`
  )
}

async function visitFor(milliseconds: number, origin: string): Promise<Visits> {
  const visitors = startVisitors({ count: VISITORS, pauseMs: 20, visit: () => ask(`${origin}/`) })
  await wait(milliseconds)
  return visitors.stop()
}
