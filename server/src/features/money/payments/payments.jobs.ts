import { z } from 'zod'
import { composeEmail } from '../../../platform/mail/compose-email.ts'
import { dayText } from '../../../platform/moment-text.ts'
import { defineJob, EMAIL_JOB, type Job } from '../../../platform/queue/job.ts'
import { SEND_CARD_FAILURE_JOB, sendCardFailure, takeNewPrices } from './card-renewals.ts'
import { LOOK_AT_CODE_JOB, lookAtCodeAgain } from './check-order.ts'
import { followCardEvent } from './follow-card-event.ts'
import { checkRecurrences } from './follow-recurrence.ts'
import { forgetBuyersJob } from './forget-buyers.ts'
import { reconcileNowJob } from './money/reconcile-now.ts'
import type { Deps } from './payments.feature.ts'
import { PLAN_PAGE, paymentsTexts } from './payments.texts.ts'
import { keepWebhooks } from './pix-hints.ts'
import { catchUpWithEvents, compareWithCards, readInvoiceList } from './reconcile-cards.ts'
import {
  compareWithBank,
  followHints,
  LOOK_AT_DUE,
  lookAtWhatIsDue,
  readPaymentList,
  type Span,
} from './reconcile-payments.ts'
import { SEND_RECEIPT_JOB } from './record-payment.ts'
import {
  type ReminderEmail,
  remindOfEnds,
  SEND_REMINDER_JOB,
  sendReminder,
} from './remind-of-ends.ts'
import { type PlanEmail, SEND_PLAN_EMAIL_JOB, sendPlanEmail } from './tell-of-plan.ts'
import {
  type RecurrenceEmail,
  SEND_RECURRENCE_EMAIL_JOB,
  sendRecurrenceEmail,
} from './tell-of-recurrence.ts'
import { type RefundEmail, SEND_REFUND_EMAIL_JOB, sendRefundEmail } from './tell-of-refund.ts'
import {
  SEND_WITHDRAWAL_EMAIL_JOB,
  sendWithdrawalEmail,
  type WithdrawalEmail,
} from './tell-of-withdrawal.ts'

const HINTS_KEPT_MS = 30 * 24 * 60 * 60_000

export const FOLLOW_HINTS_JOB = defineJob(
  'payments.follow-hints',
  z.object({ hintIds: z.array(z.uuid()) }),
)

export const FOLLOW_CARD_EVENT_JOB = defineJob(
  'payments.follow-card-event',
  z.object({ hintId: z.uuid() }),
)

/** The events are read anyway: one that leads nowhere is not tried for long. */
const cardEvent: Job<Deps, { hintId: string }> = {
  ...FOLLOW_CARD_EVENT_JOB,
  retryLimit: 3,
  expireInSeconds: 60,
  urgent: true,
  async handle({ hintId }, deps) {
    const event = await deps.stores.paymentHints.readEvent(hintId)
    if (event) await followCardEvent(event, deps)
    await deps.stores.moneyOverview.markFollowed([hintId], deps.clock.now())
  },
}

const cardFailure: Job<Deps, { renewalId: string }> = {
  ...SEND_CARD_FAILURE_JOB,
  ...EMAIL_JOB,
  handle: sendCardFailure,
}

/** The list is read anyway: a message that leads nowhere is not tried for long. */
const hints: Job<Deps, { hintIds: string[] }> = {
  ...FOLLOW_HINTS_JOB,
  retryLimit: 3,
  expireInSeconds: 120,
  urgent: true,
  async handle({ hintIds }, deps) {
    await followHints(hintIds, deps)
    await deps.stores.moneyOverview.markFollowed(hintIds, deps.clock.now())
  },
}

const receipt: Job<Deps, { orderId: string }> = {
  ...SEND_RECEIPT_JOB,
  ...EMAIL_JOB,
  handle: sendReceipt,
}

type Needs = (deps: Deps) => unknown
const pix: Needs = (deps) => deps.pix
const cards: Needs = (deps) => deps.cards
const recurrences: Needs = (deps) => deps.pix?.offersRecurrences
const any: Needs = (deps) => deps.pix ?? deps.cards

function scheduled(
  name: string,
  schedule: string,
  handle: (deps: Deps) => Promise<unknown>,
  needs: Needs = pix,
) {
  return {
    ...defineJob(name),
    retryLimit: 0,
    expireInSeconds: 240,
    schedule,
    async handle(_data: object, deps: Deps) {
      if (needs(deps)) await handle(deps)
    },
  } satisfies Job<Deps>
}
const listOf = (span: Span, schedule: string) =>
  scheduled(`payments.read-list-${span}`, schedule, (deps) => readPaymentList(span, deps))

export const sweepHints: Job<Deps> = {
  ...defineJob('payments.sweep-hints'),
  retryLimit: 1,
  expireInSeconds: 120,
  schedule: '50 3 * * *',
  async handle(_data, { stores, clock, log }) {
    const old = new Date(clock.now().getTime() - HINTS_KEPT_MS)
    log.info({ removed: await stores.paymentHints.removeOlderThan(old) }, 'old hints removed')
  },
}

/** In the morning of the city, when somebody can still do something about it. */
const remind: Job<Deps> = {
  ...defineJob('payments.remind'),
  retryLimit: 1,
  expireInSeconds: 240,
  schedule: '0 9 * * *',
  handle: async (_data, deps) => {
    // An e-mail about paying is for a portal where one can pay.
    const { plans_on_sale: isOnSale } = await deps.stores.settings.read()
    if (any(deps) && isOnSale) await remindOfEnds(deps)
  },
}

const reminderEmail: Job<Deps, ReminderEmail> = {
  ...SEND_REMINDER_JOB,
  ...EMAIL_JOB,
  handle: sendReminder,
}

const planEmail: Job<Deps, PlanEmail> = {
  ...SEND_PLAN_EMAIL_JOB,
  ...EMAIL_JOB,
  handle: sendPlanEmail,
}

const recurrenceEmail: Job<Deps, RecurrenceEmail> = {
  ...SEND_RECURRENCE_EMAIL_JOB,
  ...EMAIL_JOB,
  handle: sendRecurrenceEmail,
}

const refundEmail: Job<Deps, RefundEmail> = {
  ...SEND_REFUND_EMAIL_JOB,
  ...EMAIL_JOB,
  handle: sendRefundEmail,
}

const lookAgain: Job<Deps, { chargeId: string }> = {
  ...LOOK_AT_CODE_JOB,
  // The next of them is on its way, and the worker's own turn behind it.
  retryLimit: 0,
  expireInSeconds: 60,
  urgent: true,
  async handle(data, deps) {
    if (deps.pix) await lookAtCodeAgain(data, deps)
  },
}

const withdrawalEmail: Job<Deps, WithdrawalEmail> = {
  ...SEND_WITHDRAWAL_EMAIL_JOB,
  ...EMAIL_JOB,
  handle: sendWithdrawalEmail,
}

export const paymentsJobs = [
  hints,
  lookAgain,
  receipt,
  cardEvent,
  cardFailure,
  scheduled('payments.keep-webhooks', '* * * * *', keepWebhooks),
  scheduled(LOOK_AT_DUE, '* * * * *', lookAtWhatIsDue, any),
  listOf('five-minutes', '*/5 * * * *'),
  listOf('hour', '12 * * * *'),
  listOf('night', '25 3 * * *'),
  listOf('quarter', '35 4 * * 0'),
  scheduled('payments.compare-with-bank', '55 3 * * *', compareWithBank),
  scheduled('payments.check-recurrences', '45 3 * * *', checkRecurrences, recurrences),
  scheduled('payments.card-events', '*/5 * * * *', catchUpWithEvents, cards),
  scheduled(
    'payments.read-invoices-hour',
    '17 * * * *',
    (deps) => readInvoiceList('hour', deps),
    cards,
  ),
  scheduled(
    'payments.read-invoices-night',
    '35 3 * * *',
    (deps) => readInvoiceList('night', deps),
    cards,
  ),
  scheduled('payments.card-prices', '27 * * * *', takeNewPrices, cards),
  scheduled('payments.compare-with-cards', '58 3 * * *', compareWithCards, cards),
  remind,
  reminderEmail,
  planEmail,
  recurrenceEmail,
  refundEmail,
  withdrawalEmail,
  sweepHints,
  forgetBuyersJob,
  reconcileNowJob,
]

async function sendReceipt({ orderId }: { orderId: string }, deps: Deps) {
  const order = await deps.stores.planOrders.find(orderId)
  const person = order?.userId ? await deps.stores.accounts.find(order.userId) : null
  const payment = await deps.stores.planPayments.findGranted(orderId)
  const grant = payment && (await deps.stores.planPayments.grantOf(payment.id))
  if (!order || !person || !payment || !grant) return
  const { subject, lines, action } = paymentsTexts.receipt
  const until = dayText(grant.endsAt)
  await deps.mail.send({
    to: person.email,
    subject: subject(order.plan),
    ...composeEmail({
      title: subject(order.plan),
      paragraphs: lines(person.name, order.plan, payment.amountCents, until),
      action: { label: action, url: `${deps.config.publicOrigin}${PLAN_PAGE}` },
    }),
  })
}
