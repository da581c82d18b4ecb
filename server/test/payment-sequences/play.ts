import { randomUUID } from 'node:crypto'
import {
  cancelRenewal,
  resumeRenewal,
} from '../../src/features/money/payments/change-card-renewal.ts'
import {
  cancelOrder,
  renewCode,
  withdrawOrder,
} from '../../src/features/money/payments/change-plan-order.ts'
import { chooseNextPlan, keepPlan } from '../../src/features/money/payments/choose-next-plan.ts'
import { cancelPlan } from '../../src/features/money/payments/leave-plan.ts'
import { decidePayment } from '../../src/features/money/payments/money/decide-payment.ts'
import { refundPayment } from '../../src/features/money/payments/money/refund-payment.ts'
import { placePlanOrder } from '../../src/features/money/payments/place-plan-order.ts'
import { quoteFor } from '../../src/features/money/payments/quote-plan.ts'
import { presentStanding } from '../../src/features/money/payments/read-plan-standing.ts'
import {
  catchUpWithEvents,
  readInvoiceList,
} from '../../src/features/money/payments/reconcile-cards.ts'
import {
  followHints,
  lookAtWhatIsDue,
  readPaymentList,
} from '../../src/features/money/payments/reconcile-payments.ts'
import { turnOffAutomaticPix } from '../../src/features/money/payments/turn-off-automatic-pix.ts'
import type { Person } from '../../src/platform/auth/identity.ts'
import { Conflict, DomainError } from '../../src/platform/errors/domain-errors.ts'
import { documentOf } from '../bank.ts'
import { Crash } from './crashes.ts'
import type { Lane } from './lane.ts'
import type { Snapshot } from './snapshot.ts'
import type { Step, StepOf } from './steps.ts'

export type Scene = { lane: Lane; people: readonly Person[]; seen: Snapshot }

const FEWER_SCOPES = ['cob.read', 'pix.read']
const DAY = 24 * 60 * 60_000

type Players = { [Name in Step['do']]: (step: StepOf<Name>, scene: Scene) => unknown }

const PLAYERS: Players = {
  order: ({ who, plan, cycle, method, twice }, { lane, people }) => {
    const person = people[who]
    if (!person) return
    const key = randomUUID()
    const order = () => allowed(place(lane, person, { plan, cycle, method, key }))
    return twice ? Promise.all([order(), order()]) : order()
  },
  withdraw: (step, scene) => touchOrder(step, scene, withdrawOrder),
  cancel: (step, scene) => touchOrder(step, scene, cancelOrder),
  renew: (step, scene) => touchOrder(step, scene, renewCode),
  'turn-off': ({ who }, { lane, people }) => {
    const person = people[who]
    return person && allowed(turnOffAutomaticPix(person, lane.deps))
  },
  leave: ({ who }, { lane, people }) => {
    const person = people[who]
    return person && allowed(cancelPlan(person, lane.deps))
  },
  smaller: ({ who, plan, cycle }, { lane, people }) => {
    const person = people[who]
    return person && allowed(chooseNextPlan(person, { plan, cycle }, lane.deps))
  },
  keep: ({ who }, { lane, people }) => {
    const person = people[who]
    return person && allowed(keepPlan(person, lane.deps))
  },
  'end-card': ({ who }, scene) => changeCard(who, scene, cancelRenewal),
  'resume-card': ({ who }, scene) => changeCard(who, scene, resumeRenewal),
  trial: ({ who, plan }, { lane: { deps, clock }, people }) => {
    const ends = new Date(clock.now().getTime() + 14 * DAY)
    const person = people[who]
    return person && deps.stores.subscriptions.startTrial(person.userId, plan, clock.now(), ends)
  },
  press,
  'team-refund': async ({ pick, part }, { lane: { deps, chief }, seen }) => {
    const payment = one(seen.payments, pick)
    if (!payment) return
    const left = payment.amount_cents - gone(seen.refunds, payment.id)
    const amount_cents = partOf(part, left)
    if (amount_cents < 1) return
    const ask = {
      key: randomUUID(),
      amount_cents,
      left_cents: left,
      reason: 'Pedido por telefone.',
    }
    await allowed(refundPayment(chief, payment.id, ask, deps))
  },
  'decide-withdrawal': async ({ pick, returns }, { lane: { deps, chief }, seen }) => {
    const asked = one(seen.withdrawals, pick)
    const of = seen.payments.find(
      ({ order_id, decision }) => order_id === asked?.order_id && decision === 'granted',
    )
    const decision = returns ? ('returned' as const) : ('granted' as const)
    if (of) await allowed(decidePayment(chief, of.id, { decision, reason: 'Conferido.' }, deps))
  },
  'pay-card': ({ pick }, { lane: { cards } }) => {
    const open = [...cards.state().sessions.values()].filter(({ status }) => status === 'open')
    const session = one(open, pick)
    if (session) cards.completeCheckout(session.id)
  },
  'end-there': ({ pick, ends }, { lane: { cards, endedThere } }) => {
    const running = [...cards.state().subscriptions.values()].filter(
      ({ status, cancel_at_period_end }) => status !== 'canceled' && cancel_at_period_end !== ends,
    )
    const subscription = one(running, pick)
    if (!subscription) return
    cards.setCancellation(subscription.id, ends)
    if (ends) endedThere.set(subscription.id, cards.state().now())
    else endedThere.delete(subscription.id)
  },
  'card-declines': ({ pick, declines }, { lane: { cards } }) => {
    const customer = one([...cards.state().customers.values()], pick)
    if (customer) cards.setCard(customer.id, declines ? 'declined' : 'ok')
  },
  'card-refund': ({ pick, part }, { lane: { cards } }) => {
    const charge = one([...cards.state().charges.values()], pick)
    const cents = charge ? partOf(part, charge.amount - charge.amount_refunded) : 0
    if (charge && cents > 0) cards.refundByHand(charge.payment_intent, cents)
  },
  'card-fault': ({ do: _, ...fault }, { lane: { cards } }) => cards.fault({ ...fault, nth: 1 }),
  'card-events': (_, { lane: { deps } }) => allowed(catchUpWithEvents(deps)),
  'card-list': (_, { lane: { deps } }) => allowed(readInvoiceList('hour', deps)),
  pay: ({ pick, extra, count, authorises }, { lane: { control }, seen }) => {
    const charge = one(seen.charges, pick)
    if (!charge || !control.state().charges.has(charge.txid)) return
    control.pay({ txid: charge.txid, cents: charge.amount_cents + extra, count, authorises })
  },
  'pay-foreign-key': ({ pick }, { lane: { control }, seen }) => {
    const charge = one(seen.charges, pick)
    if (charge)
      control.pay({ txid: charge.txid, cents: charge.amount_cents, key: 'outra@chave.test' })
  },
  'decide-recurrence': ({ pick, status }, { lane: { control } }) => {
    const recurrence = one([...control.state().recurrences.values()], pick)
    const isOpen =
      recurrence?.status === 'CRIADA' ||
      (recurrence?.status === 'APROVADA' && status === 'CANCELADA')
    if (recurrence && isOpen) control.decideRecurrence(recurrence.idRec, status)
  },
  funds: ({ pick, has }, { lane: { control } }) => {
    const recurrence = one([...control.state().recurrences.values()], pick)
    if (recurrence) control.setFunds(recurrence.idRec, has)
  },
  'reject-debit': ({ pick }, { lane: { control } }) => {
    const open = [...control.state().recurringCharges.values()].filter(
      ({ status }) => status === 'CRIADA' || status === 'ATIVA',
    )
    const charge = one(open, pick)
    if (charge) control.rejectRecurringCharge(charge.txid)
  },
  'pay-without-txid': ({ cents }, { lane: { control } }) => control.pay({ txid: null, cents }),
  'bank-refund': ({ pick, part }, { lane: { control } }) => {
    const payment = one([...control.state().payments.values()], pick)
    if (!payment) return
    const gone = payment.refunds
      .filter(({ status }) => status !== 'NAO_REALIZADO')
      .reduce((total, { cents }) => total + cents, 0)
    const left = payment.cents - gone
    if (left > 1) control.refundByBank(payment.e2eid, part ? { cents: left - 1 } : {})
  },
  'remove-by-bank': ({ pick }, { lane: { control }, seen }) => {
    const charge = one(seen.charges, pick)
    if (charge) control.removeByBank(charge.txid)
  },
  'hold-refunds': ({ isHeld }, { lane: { control } }) => control.holdRefunds(isHeld),
  'settle-refund': ({ isDone }, { lane }) =>
    settleHeldRefunds(lane, isDone ? 'DEVOLVIDO' : 'NAO_REALIZADO'),
  fault: ({ do: _, ...fault }, { lane: { control } }) => control.fault(fault),
  'stale-reads': ({ reads }, { lane: { control } }) => control.freezeReads(reads),
  'tokens-expire': (_, { lane: { control } }) => control.tokens.expireAll(),
  scopes: ({ fewer }, { lane: { control } }) => {
    control.tokens.allowed = fewer ? FEWER_SCOPES : null
    control.tokens.expireAll()
  },
  crash: ({ moment, nth }, { lane: { crashes } }) => crashes.arm(moment, nth),
  'webhooks-dropped': (_, { lane: { control } }) => control.webhooks.drop(),
  webhooks: ({ do: _, ...how }, { lane: { control } }) => control.webhooks.release(how),
  forge: (step, { lane }) => forge(step, lane),
  follow: (step, scene) => follow(step, scene),
  worker: (_, { lane: { deps } }) => allowed(lookAtWhatIsDue(deps)),
  list: ({ span }, { lane: { deps } }) => allowed(readPaymentList(span, deps)),
  'everything-at-once': (_, scene) => {
    const { deps } = scene.lane
    return Promise.all([
      allowed(lookAtWhatIsDue(deps)),
      allowed(lookAtWhatIsDue(deps)),
      allowed(readPaymentList('five-minutes', deps)),
      follow({ do: 'follow', isReversed: false, isConcurrent: true }, scene),
    ])
  },
  wait: async ({ ms }, { lane }) => {
    const { clock, control, cards } = lane
    await endLongOutage(ms, lane)
    // A copy lags behind by seconds, not by days.
    control.freezeReads(0)
    clock.advance(ms)
    // What the payer's bank does by itself as days pass.
    control.clock.advance(0)
    cards.clock.advance(0)
  },
}

const unread = new WeakMap<Lane, number>()
/** What a bank tells of reaches back for ninety days: an outage that loses payments is longer. */
const LONGEST_OUTAGE_MS = 80 * 24 * 60 * 60_000

async function endLongOutage(ms: number, lane: Lane) {
  const since = (unread.get(lane) ?? 0) + ms
  unread.set(lane, since > LONGEST_OUTAGE_MS ? ms : since)
  if (since > LONGEST_OUTAGE_MS) await allowed(readPaymentList('night', lane.deps))
}

export async function play(step: Step, scene: Scene): Promise<void> {
  await (PLAYERS[step.do] as (step: Step, scene: Scene) => unknown)(step, scene)
}

const one = <Item>(items: readonly Item[], pick: number): Item | undefined =>
  items[pick % Math.max(1, items.length)]

/** A refusal is an answer, a crash was asked for, and a bank that is away is asked again. */
async function allowed(work: Promise<unknown>) {
  await work.catch((error: Error) => {
    const isOfTheBank = AWAY.test(error.message)
    // A list goes on with the others, and tells at its end of what could not be written.
    const causes = error instanceof AggregateError ? error.errors : [error]
    const isAsked = causes.every(
      (one) => one instanceof DomainError || one instanceof Crash || AWAY.test(one.message),
    )
    if (!isAsked && !isOfTheBank) throw error
  })
}

/** As the last word of a list or of a look whose answer did not come. */
const AWAY =
  /^the bank's list of payments|^a Pix could not be read|^the (events|invoices|refunds) of (cards|a card)|^(an invoice|a checkout|a subscription) of a card/

const gone = (refunds: Snapshot['refunds'], paymentId: string) =>
  refunds
    .filter(({ payment_id, status }) => payment_id === paymentId && status !== 'not_done')
    .reduce((total, { amount_cents }) => total + amount_cents, 0)

const PARTS = { half: (left: number) => left >> 1, most: (left: number) => left - 1 }
const partOf = (part: string, left: number) =>
  part === 'half' || part === 'most' ? PARTS[part](left) : left

async function changeCard(
  who: number,
  { lane: { deps, endedThere }, people }: Scene,
  change: typeof resumeRenewal,
) {
  const person = people[who]
  const renewal = person && (await deps.stores.cardRenewals.newestOf(person.userId))
  if (!renewal) return
  await allowed(
    change(renewal.id, person, deps).then(({ status, subscriptionId }) => {
      // Their own word as well, and the later one.
      if (status === 'active') endedThere.delete(subscriptionId ?? '')
    }),
  )
}

/** What the page offers now: it is bought at once, and never refused. */
async function press(step: StepOf<'press'>, scene: Scene) {
  // What was paid meanwhile may be found by the asking itself: what is shown then is pressed once more.
  if ((await pressOnce(step, scene)) === null) return
  const refusal = await pressOnce(step, scene)
  if (refusal) scene.lane.refusedButtons.push(`${step.button}: ${refusal}`)
}

/** The code of what refused it. */
async function pressOnce({ who, button }: StepOf<'press'>, { lane, people }: Scene) {
  const { deps, clock, control } = lane
  const person = people[who]
  if (!person) return null
  const { next, upgrade, renewal } = await presentStanding(person.userId, deps.stores, clock.now())
  const isOpen = next && !next.opens_at && (!renewal || renewal.has_failed)
  const offer = button === 'upgrade' ? upgrade : isOpen ? next : null
  if (!offer) return null
  const { plan, cycle } = offer
  const asked = { plan, cycle, method: 'pix' as const, key: randomUUID() }
  let refusal: string | null = null
  const ordered = await place(lane, person, asked).catch((error: Error) => {
    if (error instanceof Conflict) refusal = error.code
    else if (!(error instanceof Crash)) throw error
    return null
  })
  const charge = ordered && (await deps.stores.planOrders.newestCharge(ordered.id))
  if (!charge || !control.state().charges.has(charge.txid)) return refusal
  control.pay({ txid: charge.txid, cents: charge.amountCents })
  await allowed(readPaymentList('five-minutes', deps))
  return null
}

type Wish = Pick<StepOf<'order'>, 'plan' | 'cycle' | 'method'> & { key: string }

async function place({ deps, clock, terms }: Lane, person: Person, wish: Wish) {
  const { userId } = person
  const { plan, cycle } = wish
  const { amountCents } = await quoteFor({ userId, plan, cycle }, deps.stores, clock.now())
  const buyer = { name: 'Rosa Pinheiro', document: documentOf(person) }
  const accepted = { ...terms, accepted: true as const }
  const asked = { ...wish, amount_cents: amountCents, buyer, terms: accepted }
  return placePlanOrder(person, asked, '127.0.0.1', deps)
}

async function touchOrder(
  { pick }: { pick: number },
  { lane, people, seen }: Scene,
  touch: (id: string, person: Person, deps: Lane['deps']) => Promise<void>,
) {
  const order = one(seen.orders, pick)
  const person = people.find(({ userId }) => userId === order?.user_id)
  if (order && person) await allowed(touch(order.id, person, lane.deps))
}

function settleHeldRefunds({ control }: Lane, status: 'DEVOLVIDO' | 'NAO_REALIZADO') {
  for (const { e2eid, refunds } of control.state().payments.values()) {
    for (const refund of refunds) control.settleRefund(e2eid, refund.id, status)
  }
}

/** From somebody who is no bank: to a guessed address, or to the true one with anything in it. */
async function forge({ how, pick }: StepOf<'forge'>, { control, webhookUrl }: Lane) {
  const payment = one([...control.state().payments.values()], pick)
  const endToEndId = payment?.e2eid ?? `E${'0'.repeat(31)}`
  const forged = {
    address: [`${webhookUrl.slice(0, -1)}x`, { pix: [{ endToEndId }] }],
    id: [webhookUrl, { pix: [{ endToEndId: `E${'9'.repeat(31)}`, valor: '49.90' }] }],
    amount: [webhookUrl, { pix: [{ endToEndId, valor: '999999.99', txid: 'x'.repeat(30) }] }],
    junk: [webhookUrl, { pix: [null, 7, { endToEndId: { $ne: '' } }] }],
  } as const
  const [url, body] = forged[how]
  await control.webhooks.forge(url, body)
}

/** The worker looks into what was kept; what the bank did not answer is tried at the next turn. */
async function follow(
  { isReversed, isConcurrent }: StepOf<'follow'>,
  { lane: { deps, followed }, seen }: Scene,
) {
  const waiting = seen.hints.filter((id) => !followed.has(id))
  const ordered = isReversed ? waiting.toReversed() : waiting
  const look = (id: string) => allowed(followHints([id], deps).then(() => followed.add(id)))
  if (isConcurrent) await Promise.all([...ordered, ...ordered].map(look))
  else for (const id of ordered) await look(id)
}

const MINUTE = 60_000

/** The bank answers again, nothing crashes any more, and the worker does its rounds. */
export async function settleDown(lane: Lane): Promise<void> {
  const { control, cards, crashes, deps, clock } = lane
  crashes.disarm()
  control.clearFaults()
  cards.clearFaults()
  control.freezeReads(0)
  control.holdRefunds(false)
  control.tokens.allowed = null
  control.tokens.expireAll()
  settleHeldRefunds(lane, 'DEVOLVIDO')
  for (let turn = 0; turn < 3; turn += 1) {
    await readPaymentList('night', deps)
    if (turn === 0) await readPaymentList('quarter', deps)
    await catchUpWithEvents(deps)
    await readInvoiceList('night', deps)
    await lookAtWhatIsDue(deps)
    clock.advance(3 * MINUTE)
  }
}
