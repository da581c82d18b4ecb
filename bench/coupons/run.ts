import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { withCleanup } from '../cleanup.ts'
import { percentile } from '../load.ts'
import { type Answer, startCounterPortal } from './counter.ts'

// spec: 313
/**
 * `npm run bench:coupons`: twenty counters a second send what their cameras read, each a coupon of its own, to
 * one node. From the scan to the answer; a queue that grows shows in it, since nobody waits for the one before.
 */
const PER_SECOND = 20
const COUNTERS = 20
const P95_TARGET_MS = 150
const PATIENCE_MS = 10_000

const { values } = parseArgs({
  options: {
    assert: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '60' },
  },
})
const scans = Number(values.seconds) * PER_SECOND

await withCleanup(async (defer) => {
  const portal = await startCounterPortal('coupons', COUNTERS, defer)
  const node = await portal.startApp()
  defer(() => node.stop('SIGKILL'))
  const coupons: string[] = []
  for (let count = 0; count < scans + COUNTERS; count += 1) coupons.push(await portal.takeOne())

  const times: number[] = []
  const answers: Answer[] = []
  const scan = async (n: number, isMeasured: boolean) => {
    const person = portal.staff[n % COUNTERS]
    const coupon = coupons.pop()
    if (!person || !coupon) throw new Error('no coupon is left')
    const reading = { key: randomUUID(), device: randomUUID(), qr: portal.qrOf(coupon) }
    const began = performance.now()
    const answer = await portal.read(node.origin, person, reading)
    if (!isMeasured) return
    times.push(performance.now() - began)
    answers.push(answer)
  }
  // The first of each counter opens connections and compiles code.
  for (let n = 0; n < COUNTERS; n += 1) await scan(n, false)

  const began = performance.now()
  const sent: Promise<void>[] = []
  for (let n = 0; n < scans; n += 1) {
    await wait(Math.max(0, began + (n * 1000) / PER_SECOND - performance.now()))
    sent.push(scan(n, true))
  }
  await Promise.race([
    Promise.all(sent),
    wait(PATIENCE_MS, undefined, { ref: false }).then(() => {
      throw new Error('counters were left without an answer')
    }),
  ])
  const accepted = answers.filter(({ status }) => status === 200).length
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(times, share))
  console.table([
    {
      figure: `scan to answer at ${PER_SECOND}/s, p50 / p95 / p99`,
      measured: `${p50?.toFixed(1)} / ${p95?.toFixed(1)} / ${p99?.toFixed(1)} ms`,
      target: `p95 ≤ ${P95_TARGET_MS} ms`,
    },
    { figure: 'accepted', measured: `${accepted} of ${scans}`, target: 'all' },
  ])
  const isMissed = accepted !== scans || (p95 ?? Number.POSITIVE_INFINITY) > P95_TARGET_MS
  if (values.assert && isMissed) process.exitCode = 1
})
