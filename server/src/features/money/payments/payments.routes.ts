import * as contract from '@portal/contract/money/payments/plan-order'
import type { FastifyInstance } from 'fastify'
import type { Person } from '../../../platform/auth/identity.ts'
import { Busy, Conflict } from '../../../platform/errors/domain-errors.ts'
import { publicRead, route } from '../../../platform/http/route.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { cancelOrder, renewCode, requireOwnOrder, withdrawOrder } from './change-plan-order.ts'
import { checkOrder } from './check-order.ts'
import { documentOf } from './document-of.ts'
import { drawReceipt } from './draw-receipt.ts'
import type { Deps } from './payments.feature.ts'
import { paymentsTexts } from './payments.texts.ts'
import { placePlanOrder } from './place-plan-order.ts'
import { presentOrder } from './present-plan-order.ts'
import { methodsFor, methodsOnOffer, quoteFor, termsInForce } from './quote-plan.ts'

const MOST_ORDERS = 100
/** They change with the settings of a node, which starts anew then, and with those of the portal. */
const METHODS_TTL_SECONDS = 3600

export function paymentsRoutes(app: FastifyInstance, deps: Deps) {
  const { stores, clock, config } = deps

  const isOnSale = async () => (await stores.settings.read()).plans_on_sale

  async function answer(id: string, person: Person) {
    return presentOrder(await requireOwnOrder(id, person, stores), stores, clock.now())
  }

  publicRead(
    app,
    deps.reads,
    contract.listPaymentMethods,
    { tags: [Tag.settings], ttlSeconds: METHODS_TTL_SECONDS },
    async () => ({ methods: (await isOnSale()) ? methodsOnOffer(deps) : [] }),
  )

  route(app, contract.readPlanQuote, async ({ query: { plan, cycle }, actor }) => {
    const now = clock.now()
    const quote = await quoteFor({ userId: actor.userId, plan, cycle }, stores, now)
    const renewal = await stores.planStanding.renewal(actor.userId)
    const methods = methodsFor({ reason: quote.reason, cycle }, renewal, deps)
    const paysAtOnce = quote.reason === 'upgrade' && methods.includes('card')
    const [last] = await stores.planOrders.listOf(actor.userId, 1)
    return {
      plan,
      cycle,
      reason: quote.reason,
      price_cents: quote.priceCents,
      credit_cents: quote.creditCents,
      amount_cents: quote.amountCents,
      starts_at: quote.startsAt,
      ends_at: quote.endsAt,
      barrier: quote.barrier,
      opens_at: quote.opensAt,
      methods,
      ends_renewal: renewal !== null,
      saved_card: paysAtOnce ? { renews_cents: quote.cycleCents } : null,
      terms: await termsInForce(stores, now),
      seller: config.seller,
      buyer: {
        name: last?.buyer?.name ?? (await stores.accounts.find(actor.userId))?.name ?? '',
        document_hint: last?.buyer?.documentHint ?? null,
      },
    }
  })

  route(app, contract.placePlanOrder, async ({ body, actor }, request) => {
    if (!(await isOnSale())) {
      throw new Conflict(
        'payments.not-on-sale',
        'plans are not on sale',
        paymentsTexts.plansOffSale,
      )
    }
    if (!methodsOnOffer(deps).includes(body.method)) {
      throw new Busy(`${body.method} is not on offer`, paymentsTexts.notOnSale)
    }
    await deps.sensitiveCalls.spend('plan-order', actor.userId)
    const order = await placePlanOrder(actor, body, request.ip, deps)
    return answer(order.id, actor)
  })
  route(app, contract.readPlanOrder, ({ params, actor }) => answer(params.id, actor))
  route(app, contract.listMyPlanOrders, async ({ actor }) => {
    const orders = await stores.planOrders.listOf(actor.userId, MOST_ORDERS)
    const now = clock.now()
    return { orders: await Promise.all(orders.map((one) => presentOrder(one, stores, now))) }
  })
  route(app, contract.renewPixCode, async ({ params, actor }) => {
    await deps.sensitiveCalls.spend('plan-order', actor.userId)
    await renewCode(params.id, actor, deps)
    return answer(params.id, actor)
  })
  route(app, contract.checkPlanOrder, async ({ params, actor }, request) => {
    const order = await requireOwnOrder(params.id, actor, stores)
    const outcome = await checkOrder(order, request.ip, deps)
    return { order: await answer(order.id, actor), outcome }
  })
  route(app, contract.cancelPlanOrder, async ({ params, actor }) => {
    await cancelOrder(params.id, actor, deps)
    return answer(params.id, actor)
  })
  route(app, contract.withdrawPlanOrder, async ({ params, actor }) => {
    await withdrawOrder(params.id, actor, deps)
    return answer(params.id, actor)
  })
  route(app, contract.readPlanReceipt, async ({ params, actor }, _request, reply) => {
    const order = await requireOwnOrder(params.id, actor, stores)
    const payment = await stores.planPayments.findGranted(order.id)
    const grant = payment && (await stores.planPayments.grantOf(payment.id))
    if (!payment || !grant) throw new Conflict('payments.not-paid', 'unpaid', paymentsTexts.notPaid)
    const file = await drawReceipt(
      { order, payment, grant, seller: config.seller, document: documentOf(order, deps) },
      { fontsFolder: deps.folders.fonts, madeAt: clock.now() },
    )
    void reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="recibo-${order.id.slice(-8)}.pdf"`)
    return file
  })
}
