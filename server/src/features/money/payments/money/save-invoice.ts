import type { MoneyInvoice } from '@portal/contract/money/payments/money'
import type { Person } from '../../../../platform/auth/identity.ts'
import { NotFound, requireSameVersion } from '../../../../platform/errors/domain-errors.ts'
import type { Deps } from '../payments.feature.ts'
import { moneyTexts } from './money.texts.ts'
import type { Invoice } from './money-orders.store.ts'

type Ask = {
  version: number
  status: 'issued' | 'canceled'
  number: string
  access_key: string | null
  xml?: string | undefined
  reason: string
}

export async function saveInvoice(actor: Person, orderId: string, ask: Ask, deps: Deps) {
  const now = deps.clock.now()
  return deps.work.transaction(async ({ planOrders, moneyOrders, audit }) => {
    const order = await planOrders.find(orderId)
    if (!order) throw new NotFound('plan-order', orderId)
    await planOrders.lockPerson(order.userId ?? order.id)
    const before = await moneyOrders.invoiceOf(orderId)
    requireSameVersion({ version: before?.version ?? 0 }, ask.version, moneyTexts.invoiceChanged)
    await moneyOrders.saveInvoice(
      orderId,
      {
        status: ask.status,
        number: ask.number,
        accessKey: ask.access_key,
        xml: ask.xml,
        note: ask.reason,
      },
      now,
    )
    await audit.record(actor, now, {
      action: 'plan-invoice.saved',
      subjectId: orderId,
      details: {
        status: ask.status,
        number: ask.number,
        before: before?.number ?? null,
      },
    })
    return presentInvoice(await moneyOrders.invoiceOf(orderId))
  })
}

export function presentInvoice(invoice: Invoice | null): MoneyInvoice {
  return invoice
    ? invoice
    : { status: 'none', number: null, access_key: null, has_xml: false, version: 0 }
}
