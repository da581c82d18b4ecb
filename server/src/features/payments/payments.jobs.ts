import { isAvailable } from '@portal/contract/shared/capabilities'
import { z } from 'zod'
import { composeEmail } from '../../platform/mail/compose-email.ts'
import { defineJob, type Job } from '../../platform/queue/job.ts'
import type { Deps } from './payments.feature.ts'
import { dayText, paymentsTexts } from './payments.texts.ts'
import {
  compareWithBank,
  followHint,
  keepWebhook,
  lookAtWhatIsDue,
  readPaymentList,
  type Span,
} from './reconcile-payments.ts'
import { SEND_RECEIPT_JOB } from './record-payment.ts'
import {
  type ReminderLetter,
  remindOfEnds,
  SEND_REMINDER_JOB,
  sendReminder,
} from './remind-of-ends.ts'

const HINTS_KEPT_MS = 30 * 24 * 60 * 60_000

export const FOLLOW_HINT_JOB = defineJob('payments.follow-hint', z.object({ hintId: z.uuid() }))

/** The list is read anyway: a message that leads nowhere is not tried for long. */
const hint: Job<Deps, { hintId: string }> = {
  ...FOLLOW_HINT_JOB,
  retryLimit: 3,
  expireInSeconds: 60,
  urgent: true,
  handle: ({ hintId }, deps) => followHint(hintId, deps),
}

const receipt: Job<Deps, { orderId: string }> = {
  ...SEND_RECEIPT_JOB,
  retryLimit: 8,
  expireInSeconds: 60,
  handle: sendReceipt,
}

function scheduled(name: string, schedule: string, handle: (deps: Deps) => Promise<unknown>) {
  return {
    ...defineJob(name),
    retryLimit: 0,
    expireInSeconds: 240,
    schedule,
    async handle(_data: object, deps: Deps) {
      if (deps.pix) await handle(deps)
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
    // A letter about paying is for a portal where one can pay.
    if (deps.pix && isAvailable('plansOnSale')) await remindOfEnds(deps)
  },
}

const reminderLetter: Job<Deps, ReminderLetter> = {
  ...SEND_REMINDER_JOB,
  retryLimit: 8,
  expireInSeconds: 60,
  handle: sendReminder,
}

export const paymentsJobs = [
  hint,
  receipt,
  scheduled('payments.look-at-due', '* * * * *', async (deps) => {
    await keepWebhook(deps)
    await lookAtWhatIsDue(deps)
  }),
  listOf('five-minutes', '*/5 * * * *'),
  listOf('hour', '12 * * * *'),
  listOf('night', '25 3 * * *'),
  scheduled('payments.compare-with-bank', '55 3 * * *', compareWithBank),
  remind,
  reminderLetter,
  sweepHints,
] as Job<Deps>[]

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
      action: { label: action, url: `${deps.config.publicOrigin}/dash-espadarte?aba=plano` },
    }),
  })
}
