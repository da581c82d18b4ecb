import type { placePlanOrder as contract } from '@portal/contract/payments/plan-order'
import type { z } from 'zod'
import type { Person } from '../../platform/auth/identity.ts'
import { Conflict } from '../../platform/errors/domain-errors.ts'
import { newTxid } from '../../platform/pix/pix-amounts.ts'
import { askForCode } from './ask-for-code.ts'
import type { Deps, Within } from './payments.feature.ts'
import { CODE_LIFETIME_MS, hideDocument, type Quote } from './payments.rules.ts'
import { paymentsTexts } from './payments.texts.ts'
import type { Order } from './plan-orders.store.ts'
import { quoteFor, termsInForce } from './quote-plan.ts'

type Asked = z.output<typeof contract.body>
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
  const placed = await deps.work.transaction(async (within) => {
    await within.planOrders.lockPerson(person.userId)
    const same = await within.planOrders.findByKey(person.userId, asked.key)
    if (same) return { order: requireSameWish(same, asked), chargeId: null }
    const quote = await quoteFor({ userId: person.userId, ...asked }, within, now)
    requireSellable(quote, asked.amount_cents)
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
        buyer: {
          name: asked.buyer.name,
          document: deps.documentSeal.close(asked.buyer.document),
          documentHint: hideDocument(asked.buyer.document),
        },
        terms,
        acceptedFrom: from,
      },
      now,
    )
    const charge = await insertCode(order, within, now)
    await within.audit.record(person, now, {
      action: 'plan-order.placed',
      subjectId: order.id,
      details: { plan: order.plan, cycle: order.cycle, amount_cents: order.amountCents },
    })
    return { order, chargeId: charge.id }
  })
  if (placed.chargeId) await askForCode(placed.chargeId, deps)
  return placed.order
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

/** Its code is taken back by the worker, which looks once more whether it was paid. */
export async function giveUpAwaiting(
  userId: string,
  { planOrders }: Pick<Within, 'planOrders'>,
  now: Date,
) {
  const open = await planOrders.findAwaiting(userId)
  if (open) await giveUp(open, 'canceled', { planOrders }, now)
}

export async function giveUp(
  order: Order,
  status: 'canceled' | 'expired',
  { planOrders }: Pick<Within, 'planOrders'>,
  now: Date,
) {
  await planOrders.setStatus(order.id, status, now)
  const charge = await planOrders.newestCharge(order.id)
  if (charge && charge.status !== 'settled') {
    await planOrders.updateCharge(charge.id, { status: charge.status, checkAt: now }, now)
  }
}

function requireSameWish(order: Order, asked: Asked): Order {
  if (order.plan === asked.plan && order.cycle === asked.cycle) return order
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
