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
const MEASURE_MS = 8_000
/** Node looks at its sockets every so often; this covers its limits and one such look. */
const PATIENCE_MS = 60_000

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
    await besiege('the app alone', app.origin, stage)
    await besiege('behind nginx', nginx.origin, stage)
  },
}

async function besiege(door: string, origin: string, { say }: Stage) {
  const calm = await visitFor(MEASURE_MS, origin)
  const senders = openSlowSenders(origin, SENDERS)
  const readers = openSlowReaders(origin, READERS)
  const besieged = await visitFor(MEASURE_MS, origin)
  const deadline = Date.now() + PATIENCE_MS
  while (senders.open() > 0 && Date.now() < deadline) await wait(250)
  const stillSending = senders.open()
  const stillReading = readers.open()
  senders.destroy()
  readers.destroy()

  const [before, during] = [calm, besieged].map((it) => percentile(it.milliseconds, 0.99))
  const ratio = (during ?? Number.NaN) / (before ?? Number.NaN)
  say(
    `${door}: p99 ${before?.toFixed(0)} ms calm, ${during?.toFixed(0)} ms besieged ` +
      `(× ${ratio.toFixed(2)}); failed: ${countBy([...calm.failures, ...besieged.failures])}`,
  )
  say(
    `${door}: ${SENDERS - stillSending} of ${SENDERS} slow senders closed by the server, the last ` +
      `after ${(senders.lastClosedMs() / 1000).toFixed(0)} s; ${READERS - stillReading} of ${READERS} slow readers`,
  )
  expect(calm.failures.length + besieged.failures.length === 0, `${door}: visits failed`)
  expect(stillSending === 0, `${door}: ${stillSending} slow senders were never closed`)
}

async function visitFor(milliseconds: number, origin: string): Promise<Visits> {
  const visitors = startVisitors({ count: VISITORS, pauseMs: 20, visit: () => ask(`${origin}/`) })
  await wait(milliseconds)
  return visitors.stop()
}
