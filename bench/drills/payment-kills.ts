import { setTimeout as wait } from 'node:timers/promises'
import { type Drill, expect } from './drill.ts'
import {
  buy,
  expectRightBooks,
  type PaymentPortal,
  readBooks,
  startPaymentPortal,
} from './payment-portal.ts'

const BUYERS = 4
const CALM_MS = { least: 50, most: 1_500 }
/** A busy machine starts slowly and is killed again at once: a buyer outlasts many restarts. */
const PATIENCE_MS = 600_000
const VICTIMS = ['app', 'worker', 'both'] as const

// spec: 540
/** Whoever is killed at whatever moment of a payment: no money is lost, and none buys twice. */
export const paymentKills: Drill = {
  name: 'payment-kills',
  async run({ say, defer, paymentKills: kills }) {
    const portal = await startPaymentPortal('payment-kills', defer)
    let [app, worker] = await Promise.all([portal.startApp(), portal.startWorker()])
    defer(() => Promise.all([app.stop('SIGKILL'), worker.stop('SIGKILL')]))

    const began = performance.now()
    const buyers = startBuyers(portal)
    for (let kill = 0; kill < kills; kill += 1) {
      await wait(CALM_MS.least + Math.random() * (CALM_MS.most - CALM_MS.least))
      const victim = VICTIMS[Math.floor(Math.random() * VICTIMS.length)] ?? 'both'
      if (victim !== 'worker') await app.stop('SIGKILL')
      if (victim !== 'app') await worker.stop('SIGKILL')
      // The bank, and whoever pays, go on meanwhile.
      await Promise.all([
        victim === 'worker' ? null : portal.startApp().then((next) => (app = next)),
        victim === 'app' ? null : portal.startWorker().then((next) => (worker = next)),
      ])
    }
    const { orders } = await buyers.stop()
    await portal.control.webhooks.settled()
    await portal.settle()

    const books = await readBooks(portal)
    say(
      `${kills} kills in ${((performance.now() - began) / 1000).toFixed(0)} s; ${orders} orders, ` +
        `${books.payments} payments, ${books.recorded} recorded`,
    )
    say(
      `lost ${books.lost}, granted twice ${books.double}, paid without access ${books.unheld}, not given ` +
        `back ${books.unreturned}; our books ${JSON.stringify(books.ours)}, the bank's ${JSON.stringify(books.bank)}`,
    )
    expect(orders >= BUYERS, 'hardly anybody could buy')
    expectRightBooks(books)
  },
}

/** Somebody always orders and pays; one in five pays twice, and one in five hears nothing of the bank. */
function startBuyers(portal: PaymentPortal) {
  let isOver = false
  let orders = 0
  const keepBuying = async () => {
    while (!isOver) {
      const { order } = await buy(portal, { patienceMs: PATIENCE_MS })
      orders += 1
      const charge = await portal.deps.stores.planOrders.newestCharge(order.id)
      // A code that the bank never heard of cannot be paid: the order is given up in time.
      if (!charge || !portal.control.state().charges.has(charge.txid)) continue
      portal.control.webhooks.isHeld = orders % 5 === 0
      portal.control.pay({ txid: charge.txid, count: orders % 5 === 1 ? 2 : 1 })
      portal.control.webhooks.drop()
      portal.control.webhooks.isHeld = false
    }
  }
  const all = Array.from({ length: BUYERS }, keepBuying)
  return {
    async stop() {
      isOver = true
      await Promise.all(all)
      return { orders }
    },
  }
}
