import type {
  placePlanOrder as contract,
  PaymentMethod,
} from '@portal/contract/money/payments/plan-order'
import type { z } from 'zod'
import type { Person } from '../../../platform/auth/identity.ts'
import { Conflict } from '../../../platform/errors/domain-errors.ts'
import { newTxid } from '../../../platform/pix/pix-amounts.ts'
import { askForCheckout } from './ask-for-checkout.ts'
import { askForCode } from './ask-for-code.ts'
import { chargeSavedCard } from './charge-saved-card.ts'
import { closeBeforeSwitch } from './close-order.ts'
import { giveUpAwaiting } from './give-up-order.ts'
import type { Deps, Within } from './payments.feature.ts'
import {
  CHECKOUT_LIFETIME_MS,
  CODE_LIFETIME_MS,
  hashOfDocument,
  hideDocument,
  type Quote,
} from './payments.rules.ts'
import { paymentsTexts } from './payments.texts.ts'
import type { Order } from './plan-orders.store.ts'
import type { ActiveRenewal } from './plan-standing.store.ts'
import { isOpen, quoteFor, termsInForce } from './quote-plan.ts'

type Asked = z.output<typeof contract.body>
/** Longer than a request lasts: whoever placed the order asks the card, and the worker only after that. */
const REQUEST_MS = 60_000

/**
 * The order and the code it is to be paid with are kept before the bank is asked for anything. Asked for
 * twice with one key it is one order. Whoever had another order open has given that one up.
 */
export async function placePlanOrder(
  person: Person,
  asked: Asked,
  from: string,
  deps: Deps,
): Promise<Order> {
  const now = deps.clock.now()
  const terms = await termsInForce(deps.stores, now)
  if (asked.terms.version !== terms.version || asked.terms.hash !== terms.hash) {
    throw new Conflict('payments.terms-changed', 'other terms', paymentsTexts.termsChanged)
  }
  await closeBeforeSwitch({ userId: person.userId, ...asked }, deps)
  const placed = await deps.work.transaction(async (within) => {
    await within.planOrders.lockPerson(person.userId)
    const same = await within.planOrders.findByKey(person.userId, asked.key)
    if (same && (await isDead(same, within))) {
      throw new Conflict(
        'payments.order-over',
        'the order of the key is over',
        paymentsTexts.orderOver,
      )
    }
    const again = same ?? (await findAsking(person.userId, asked, within))
    if (again) return { order: requireSameWish(again, asked), open: askCardAgain(again) }
    const quote = await quoteFor({ userId: person.userId, ...asked }, within, now)
    requireSellable(quote, asked.amount_cents)
    const renewal = await within.planStanding.renewal(person.userId)
    requireOpen(asked.method, { reason: quote.reason, cycle: asked.cycle }, renewal)
    await giveUpAwaiting(person.userId, within, now)
    const order = await within.planOrders.insert(
      {
        userId: person.userId,
        key: asked.key,
        plan: asked.plan,
        planVersion: quote.planVersion,
        cycle: asked.cycle,
        reason: quote.reason,
        method: asked.method,
        priceCents: quote.priceCents,
        creditCents: quote.creditCents,
        amountCents: quote.amountCents,
        coversUntil: quote.reason === 'upgrade' ? quote.endsAt : null,
        buyer: {
          name: asked.buyer.name,
          document: deps.documentSeal.close(asked.buyer.document),
          documentHint: hideDocument(asked.buyer.document),
          documentHash: hashOfDocument(asked.buyer.document, deps.config.auth.secret),
        },
        terms,
        acceptedFrom: from,
      },
      now,
    )
    const open = await insertWayToPay(order, renewal, within, now)
    await within.audit.record(person, now, {
      action: 'plan-order.placed',
      subjectId: order.id,
      details: { plan: order.plan, cycle: order.cycle, amount_cents: order.amountCents },
    })
    return { order, open }
  })
  if (placed.open) await placed.open(deps)
  return placed.order
}

/** Kept with the order; the answer asks the provider for it once both are committed. */
async function insertWayToPay(
  order: Order,
  renewal: ActiveRenewal | null,
  within: Within,
  now: Date,
) {
  const { userId, plan, planVersion, cycle } = order
  if (!userId) throw new Error('an order of nobody')
  if (order.method === 'pix_automatic') {
    await within.pixRenewals.insert({ userId, orderId: order.id, plan, planVersion, cycle }, now)
  }
  if (order.method !== 'card') {
    const { id } = await insertCode(order, within, now)
    return (deps: Deps) => askForCode(id, deps)
  }
  if (order.reason === 'upgrade' && renewal) {
    const checkAt = new Date(now.getTime() + REQUEST_MS)
    await within.cardCharges.insert({ orderId: order.id, renewalId: renewal.id }, checkAt, now)
    return (deps: Deps) => chargeSavedCard(order.id, deps)
  }
  const checkoutExpiresAt = new Date(now.getTime() + CHECKOUT_LIFETIME_MS)
  const { id } = await within.cardRenewals.insert(
    { userId, orderId: order.id, plan, planVersion, cycle, checkoutExpiresAt },
    now,
  )
  return (deps: Deps) => askForCheckout(id, deps)
}

export function insertCode(order: Order, { planOrders }: Pick<Within, 'planOrders'>, now: Date) {
  return planOrders.insertCharge(
    {
      orderId: order.id,
      txid: newTxid(),
      amountCents: order.amountCents,
      expiresAt: new Date(now.getTime() + CODE_LIFETIME_MS),
    },
    now,
  )
}

const OVER = new Set<Order['status']>(['expired', 'canceled', 'refunded'])

/**
 * A browser keeps its key longer than an order may live. One that a kept card refused is answered with:
 * the person reads why, and the card is not asked again by a repeat of the same tap.
 */
async function isDead({ id, status }: Order, { cardCharges }: Within): Promise<boolean> {
  return OVER.has(status) && (await cardCharges.find(id))?.status !== 'refused'
}

/** A card that is being asked for the same is not asked twice, in whatever tab that was begun. */
async function findAsking(userId: string, asked: Asked, { planOrders, cardCharges }: Within) {
  const open = asked.method === 'card' ? await planOrders.findAwaiting(userId) : null
  const isSame = open?.method === 'card' && open.plan === asked.plan && open.cycle === asked.cycle
  return isSame && (await cardCharges.find(open.id)) ? open : null
}

const askCardAgain = ({ id, method, status }: Order) =>
  method === 'card' && status === 'awaiting_payment'
    ? (deps: Deps) => chargeSavedCard(id, deps)
    : null

function requireSameWish(order: Order, asked: Asked): Order {
  const isSame = order.plan === asked.plan && order.cycle === asked.cycle
  if (isSame && order.method === asked.method) return order
  throw new Conflict('payments.key-used', 'the key belongs to another order', paymentsTexts.keyUsed)
}

function requireSellable({ barrier, amountCents }: Quote, seenCents: number) {
  if (barrier) throw new Conflict(`payments.${barrier}`, barrier, paymentsTexts.barriers[barrier])
  if (amountCents === seenCents) return
  throw new Conflict(
    'payments.price-changed',
    `${seenCents} was seen, it is ${amountCents}`,
    paymentsTexts.priceChanged,
    { amount_cents: amountCents },
  )
}

function requireOpen(
  method: PaymentMethod,
  wanted: Parameters<typeof isOpen>[1],
  renewal: ActiveRenewal | null,
) {
  if (isOpen(method, wanted, renewal)) return
  if (method === 'card') {
    throw new Conflict('payments.card-not-open', 'no card now', paymentsTexts.cardNotOpen)
  }
  throw new Conflict('payments.renews-already', 'renews already', paymentsTexts.renewsAlready)
}
