import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../scripts/local-postgres.ts'
import { type Answer, type CounterPortal, startCounterPortal } from '../coupons/counter.ts'
import { type Drill, expect } from './drill.ts'

const COUNTERS = 6
const CALM_MS = { least: 50, most: 800 }
/** A busy machine starts slowly and is killed again at once: a counter outlasts many restarts. */
const PATIENCE_MS = 600_000
/** One coupon in so many is shown at two counters at once. */
const SHOWN_TWICE = 3

/** What each counter was told of a coupon in the end. */
type Told = { coupon: string; answers: Answer[] }

// spec: 313
/** Whichever node is killed at whatever moment of a use: what a counter was told is what the table says. */
export const couponKills: Drill = {
  name: 'coupon-kills',
  async run({ say, defer, couponKills: kills }) {
    const portal = await startCounterPortal('coupon-kills', COUNTERS, defer)
    const ports = [await freePort(), await freePort()]
    const nodes = await Promise.all(ports.map((port) => portal.startApp(port)))
    defer(() => Promise.all(nodes.map((node) => node.stop('SIGKILL'))))

    const began = performance.now()
    const counters = startCounters(
      portal,
      ports.map((port) => `http://127.0.0.1:${port}`),
    )
    for (let kill = 0; kill < kills; kill += 1) {
      await wait(CALM_MS.least + Math.random() * (CALM_MS.most - CALM_MS.least))
      const victim = kill % nodes.length
      await nodes[victim]?.stop('SIGKILL')
      nodes[victim] = await portal.startApp(ports[victim])
    }
    const { told, unanswered } = await counters.stop()

    const { rows } = await portal.deps.pool.query<{ coupon_id: string; id: string }>(
      'select coupon_id, id from redemptions',
    )
    const uses = Map.groupBy(rows, ({ coupon_id }) => coupon_id)
    const usedTwice = [...uses.values()].filter(({ length }) => length > 1).length
    const wrong = told.filter(({ coupon, answers }) => !isSame(answers, uses.get(coupon) ?? []))
    say(
      `${kills} kills in ${((performance.now() - began) / 1000).toFixed(0)} s; ${told.length} coupons at the ` +
        `counters, ${rows.length} uses, ${unanswered} calls without an answer that were sent again`,
    )
    say(`used twice ${usedTwice}, told otherwise than the table says ${wrong.length}`)
    expect(told.length >= COUNTERS, 'hardly any coupon was used')
    expect(usedTwice === 0, `${usedTwice} coupons were used twice`)
    expect(wrong.length === 0, `${wrong.length} counters were told something else`)
    expect(rows.length === told.length, `${told.length} coupons have ${rows.length} uses`)
  },
}

/** One counter was told yes, of the use that is there; every other one that it was used. */
function isSame(answers: readonly Answer[], uses: readonly { id: string }[]): boolean {
  const accepted = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ code }) => code === 'coupons.used')
  return (
    uses.length === 1 &&
    accepted.length === 1 &&
    accepted[0]?.id === uses[0]?.id &&
    accepted.length + refused.length === answers.length
  )
}

/** Somebody always reads a coupon; what is not answered is sent again with its key, to either node. */
function startCounters(portal: CounterPortal, origins: readonly string[]) {
  let isOver = false
  let unanswered = 0
  const told: Told[] = []
  let turn = 0

  async function insist(cookie: string, coupon: string): Promise<Answer> {
    const [key, device] = [randomUUID(), randomUUID()]
    const deadline = Date.now() + PATIENCE_MS
    while (Date.now() < deadline) {
      turn += 1
      const origin = origins[turn % origins.length] ?? ''
      const reading = { key, device, qr: portal.qrOf(coupon) }
      const answer = await portal.read(origin, { cookie }, reading).catch(() => null)
      if (answer && answer.status < 500) return answer
      unanswered += 1
      await wait(20)
    }
    throw new Error('no node answered a counter')
  }
  const keepReading = async (at: number) => {
    for (let n = 0; !isOver; n += 1) {
      const coupon = await portal.takeOne()
      const people = n % SHOWN_TWICE === 0 ? [at, at + 1] : [at]
      const answers = await Promise.all(
        people.map((one) => insist(portal.staff[one % COUNTERS]?.cookie ?? '', coupon)),
      )
      told.push({ coupon, answers })
    }
  }
  const all = Array.from({ length: COUNTERS }, (_, at) => keepReading(at))
  return {
    async stop() {
      isOver = true
      await Promise.all(all)
      return { told, unanswered }
    },
  }
}
