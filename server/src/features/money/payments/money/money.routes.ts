import * as contract from '@portal/contract/money/payments/money'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../../../platform/errors/domain-errors.ts'
import { route } from '../../../../platform/http/route.ts'
import { checkOrder } from '../check-order.ts'
import type { Deps } from '../payments.feature.ts'
import { decidePayment } from './decide-payment.ts'
import { momentsOf, readSearch } from './money.rules.ts'
import { presentMoneyOrder, presentOnePayment } from './present-money.ts'
import { refundPayment } from './refund-payment.ts'
import { returnOutside } from './return-outside.ts'
import { saveInvoice } from './save-invoice.ts'
import { showDocument } from './show-document.ts'

const MOST_UNDECIDED = 50

export function moneyRoutes(app: FastifyInstance, deps: Deps) {
  const { stores, clock } = deps
  const paymentNow = async (id: string) => ({
    payment: await presentOnePayment(id, stores, clock.now()),
  })

  route(app, contract.listMoneyOrders, async ({ query }) => {
    const { status, method, sort, cursor, limit } = query
    const search = readSearch(query.search ?? '')
    const filter = { search, status, method, ...momentsOf(query) }
    const [{ orders, nextCursor }, total, undecided] = await Promise.all([
      stores.moneyList.list(filter, { sort, cursor, limit }),
      stores.moneyList.count(filter),
      stores.moneyList.listUndecided(MOST_UNDECIDED, clock.now()),
    ])
    return { orders, next_cursor: nextCursor, total, undecided }
  })
  route(app, contract.readMoneyOrder, ({ params }) =>
    presentMoneyOrder(params.id, stores, clock.now()),
  )
  route(app, contract.checkMoneyOrder, async ({ params }, request) => {
    const order = await deps.stores.planOrders.find(params.id)
    if (!order) throw new NotFound('plan-order', params.id)
    return { outcome: await checkOrder(order, request.ip, deps) }
  })
  route(app, contract.showBuyerDocument, ({ params, actor }) =>
    showDocument(actor, params.id, deps),
  )
  route(app, contract.refundPayment, async ({ params, body, actor }) => {
    await refundPayment(actor, params.id, body, deps)
    return paymentNow(params.id)
  })
  route(app, contract.decidePayment, async ({ params, body, actor }) => {
    await decidePayment(actor, params.id, body, deps)
    return paymentNow(params.id)
  })
  route(app, contract.returnOutside, async ({ params, body, actor }) => {
    await returnOutside(actor, params.id, body.reason, deps)
    return paymentNow(params.id)
  })
  route(app, contract.readInvoiceXml, async ({ params }, _request, reply) => {
    const xml = await stores.moneyOrders.invoiceXmlOf(params.id)
    if (xml === null) throw new NotFound('plan-invoice', params.id)
    // Never shown by a browser: it was made elsewhere and may hold anything.
    void reply
      .type('application/xml')
      .header('content-disposition', `attachment; filename="nfse-${params.id.slice(-8)}.xml"`)
    return Buffer.from(xml)
  })
  route(app, contract.saveInvoice, ({ params, body, actor }) =>
    saveInvoice(actor, params.id, body, deps),
  )
}
