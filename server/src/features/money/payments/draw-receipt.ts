import { cnpjText } from '@portal/contract/shared/cnpj'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { dayText } from '../../../platform/moment-text.ts'
import { createPdf, finishPdf } from '../../../platform/pdf.ts'
import { paymentsTexts } from './payments.texts.ts'
import type { Order } from './plan-orders.store.ts'
import type { Grant, Payment } from './plan-payments.store.ts'

type Receipt = {
  order: Order
  payment: Payment
  grant: Grant
  seller: { name: string; cnpj: string; address: string }
  /** The buyer's, whole; null once it is forgotten. */
  document: string | null
}
type Options = { fontsFolder: string; madeAt: Date }

const MARGIN = 56
const INK = '#16323b'
const QUIET = '#51666d'
const LABEL_WIDTH = 150

/** One page that says what was paid, by whom and for what. */
export async function drawReceipt(receipt: Receipt, { fontsFolder, madeAt }: Options) {
  const { title, notInvoice, refunded } = paymentsTexts.receipt
  const author = receipt.seller.name
  const doc = createPdf({ size: 'A4', margin: MARGIN, title, author, fontsFolder, madeAt })
  doc.font('title').fontSize(24).fillColor(INK).text(title).moveDown(1)
  for (const [label, value] of rowsOf(receipt)) {
    const y = doc.y
    doc.font('text').fontSize(10).fillColor(QUIET).text(label, MARGIN, y, { width: LABEL_WIDTH })
    doc
      .fontSize(12)
      .fillColor(INK)
      .text(value, MARGIN + LABEL_WIDTH, y)
      .moveDown(0.7)
  }
  doc.moveDown(1).fontSize(10).fillColor(QUIET)
  if (receipt.grant.isRevoked) doc.text(refunded, MARGIN)
  doc.text(notInvoice, MARGIN)
  return finishPdf(doc)
}

/** What nobody knows any more has no row. */
export function rowsOf({ order, payment, grant, seller, document }: Receipt): [string, string][] {
  const { rows, plan, period } = paymentsTexts.receipt
  const found: [string, string | undefined | null][] = [
    [rows.plan, plan(order.plan, order.cycle)],
    [rows.period, period(dayText(grant.startsAt), dayText(grant.endsAt))],
    [rows.amount, moneyText(payment.amountCents)],
    [rows.paidAt, dayText(payment.paidAt)],
    [rows.method, paymentsTexts.methods[order.method]],
    [rows.buyer, order.buyer?.name],
    [rows.document, document],
    [rows.seller, `${seller.name}\n${cnpjText(seller.cnpj)}\n${seller.address}`],
    [rows.order, order.id],
    [rows.providerId[payment.provider], payment.providerId],
  ]
  return found.flatMap(([label, value]) => (value ? [[label, value]] : []))
}
