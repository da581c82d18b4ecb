import type { Person } from '../../../../platform/auth/identity.ts'
import { Conflict, NotFound } from '../../../../platform/errors/domain-errors.ts'
import { documentOf } from '../document-of.ts'
import type { Deps } from '../payments.feature.ts'
import { moneyTexts } from './money.texts.ts'

/** The whole CPF or CNPJ of a buyer. Who looks is written down first, each time. */
export async function showDocument(actor: Person, orderId: string, deps: Deps) {
  const now = deps.clock.now()
  return deps.work.transaction(async ({ planOrders, audit }) => {
    const order = await planOrders.find(orderId)
    if (!order) throw new NotFound('plan-order', orderId)
    const document = documentOf(order, deps)
    if (document === null) {
      throw new Conflict('payments.buyer-forgotten', 'forgotten', moneyTexts.buyerForgotten)
    }
    await audit.record(actor, now, { action: 'plan-order.document-shown', subjectId: orderId })
    return { document }
  })
}
