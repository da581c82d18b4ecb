import { randomUUID } from 'node:crypto'
import {
  cancelOrder,
  renewCode,
  withdrawOrder,
} from '../../src/features/payments/change-plan-order.ts'
import { chooseNextPlan, keepPlan } from '../../src/features/payments/choose-next-plan.ts'
import { cancelPlan } from '../../src/features/payments/leave-plan.ts'
import { placePlanOrder } from '../../src/features/payments/place-plan-order.ts'
import { quoteFor } from '../../src/features/payments/quote-plan.ts'
import {
  followHints,
  lookAtWhatIsDue,
  readPaymentList,
} from '../../src/features/payments/reconcile-payments.ts'
import { turnOffAutomaticPix } from '../../src/features/payments/turn-off-automatic-pix.ts'
import type { Person } from '../../src/platform/auth/identity.ts'
import { Conflict } from '../../src/platform/errors/domain-errors.ts'
import { Crash } from './crashes.ts'
import type { Lane } from './lane.ts'
import type { Snapshot } from './snapshot.ts'
import type { Step, StepOf } from './steps.ts'

export type Scene = { lane: Lane; people: readonly Person[]; seen: Snapshot }

const FEWER_SCOPES = ['cob.read', 'pix.read']
const CPF = '52998224725'

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
  wait: ({ ms }, { lane: { clock, control } }) => {
    // A copy lags behind by seconds, not by days.
    control.freezeReads(0)
    clock.advance(ms)
    // What the payer's bank does by itself as days pass.
    control.clock.advance(0)
  },
}

export async function play(step: Step, scene: Scene): Promise<void> {
  await (PLAYERS[step.do] as (step: Step, scene: Scene) => unknown)(step, scene)
}

const one = <Item>(items: readonly Item[], pick: number): Item | undefined =>
  items[pick % Math.max(1, items.length)]

/** A refusal is an answer, a crash was asked for, and a bank that is away is asked again. */
async function allowed(work: Promise<unknown>) {
  await work.catch((error: Error) => {
    const isOfTheBank = /^the bank's list of payments|^a Pix could not be read/.test(error.message)
    // A list goes on with the others, and tells at its end of what could not be written.
    const causes = error instanceof AggregateError ? error.errors : [error]
    const isAsked = causes.every((one) => one instanceof Conflict || one instanceof Crash)
    if (!isAsked && !isOfTheBank) throw error
  })
}

type Wish = Pick<StepOf<'order'>, 'plan' | 'cycle' | 'method'> & { key: string }

async function place({ deps, clock, terms }: Lane, person: Person, wish: Wish) {
  const { userId } = person
  const { plan, cycle } = wish
  const { amountCents } = await quoteFor({ userId, plan, cycle }, deps.stores, clock.now())
  const buyer = { name: 'Rosa Pinheiro', document: CPF }
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
  const { control, crashes, deps, clock } = lane
  crashes.disarm()
  control.clearFaults()
  control.freezeReads(0)
  control.holdRefunds(false)
  control.tokens.allowed = null
  control.tokens.expireAll()
  settleHeldRefunds(lane, 'DEVOLVIDO')
  for (let turn = 0; turn < 3; turn += 1) {
    await readPaymentList('night', deps)
    if (turn === 0) await readPaymentList('quarter', deps)
    await lookAtWhatIsDue(deps)
    clock.advance(3 * MINUTE)
  }
}
