import { z } from 'zod'
import { composeEmail } from '../../../platform/mail/compose-email.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import type { Deps } from './payments.feature.ts'
import { isPaid, nextWithdrawal } from './payments.rules.ts'
import { PLAN_PAGE } from './payments.texts.ts'
import type { Payment } from './plan-payments.store.ts'
import type { Refund } from './plan-refunds.store.ts'
import { REFUND_EMAILS, refundEmailTexts } from './refund-emails.texts.ts'

const RefundEmail = z.object({ kind: z.enum(REFUND_EMAILS), refundId: z.uuid() })
export type RefundEmail = z.infer<typeof RefundEmail>
/** Asked for in the commit in which a refund is asked for or comes to its end. */
export const SEND_REFUND_EMAIL_JOB = defineJob('payments.send-refund-email', RefundEmail)

/** Sent twice, it has the same number, by which mail programs know it as one. */
export async function sendRefundEmail(
  { kind, refundId }: RefundEmail,
  { stores, mail, config }: Pick<Deps, 'stores' | 'mail' | 'config'>,
) {
  const refund = await stores.planPayments.findRefund(refundId)
  const payment = refund && (await stores.planPayments.findById(refund.paymentId))
  const order = payment?.orderId ? await stores.planOrders.find(payment.orderId) : null
  const person = order?.userId ? await stores.accounts.find(order.userId) : null
  if (!refund || !payment || !order || !person) return
  const refunds = await stores.planPayments.refundsOf(order.id)
  if (!isTrueStill(kind, refund, payment, refunds)) return
  const isWholeBack = order.status === 'refunded'
  const { subject, lines, action } = refundEmailTexts[kind]({
    ...refund,
    order,
    provider: payment.provider,
    hasEnded: isWholeBack && payment.decision === 'granted',
    mayAskAgain:
      refund.reason === 'withdrawal' &&
      isPaid(order.status) &&
      !isWholeBack &&
      nextWithdrawal(refunds) !== null,
  })
  await mail.send({
    to: person.email,
    number: `refund-${refundId}-${kind}`,
    subject,
    ...composeEmail({
      title: subject,
      paragraphs: [`Olá, ${person.name}!`, ...lines],
      action: { label: action, url: `${config.publicOrigin}${PLAN_PAGE}` },
    }),
  })
}

/**
 * An e-mail may wait for a mail server. A withdrawal is acknowledged whatever became of it since; that
 * money will come is no news once it came, and what went back in another way did not fail.
 */
function isTrueStill(
  kind: RefundEmail['kind'],
  refund: Refund,
  payment: Payment,
  refunds: readonly Refund[],
): boolean {
  if (kind === 'done') return true
  if (kind === 'asked') {
    return refund.reason === 'withdrawal' || !ENDED.has(refund.status)
  }
  const goneCents = refunds
    .filter(({ paymentId, status }) => paymentId === payment.id && status !== 'not_done')
    .reduce((total, { amountCents }) => total + amountCents, 0)
  return goneCents + refund.amountCents <= payment.amountCents
}

const ENDED = new Set<Refund['status']>(['done', 'not_done'])
