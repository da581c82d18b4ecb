import { z } from 'zod'
import { composeEmail } from '../../../platform/mail/compose-email.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import type { Deps, Within } from './payments.feature.ts'
import { ANSWER_MS } from './payments.rules.ts'
import { PLAN_PAGE } from './payments.texts.ts'
import { WITHDRAWAL_EMAILS, withdrawalEmailTexts } from './refund-emails.texts.ts'

const WithdrawalEmail = z.object({
  kind: z.enum(WITHDRAWAL_EMAILS),
  orderId: z.uuid(),
  /** Whoever decides, for what only they are told. */
  deciderId: z.uuid().optional(),
})
export type WithdrawalEmail = z.infer<typeof WithdrawalEmail>
/** Asked for in the commit in which a withdrawal is left to a person, or they say no. */
export const SEND_WITHDRAWAL_EMAIL_JOB = defineJob(
  'payments.send-withdrawal-email',
  WithdrawalEmail,
)

/** Its buyer, that it is registered; those who decide, until when they owe an answer. */
export async function tellOfWithdrawal(
  orderId: string,
  { accounts, jobs }: Pick<Within, 'accounts' | 'jobs'>,
) {
  await jobs.add(SEND_WITHDRAWAL_EMAIL_JOB, { kind: 'asked', orderId })
  for (const deciderId of await accounts.listSuperadminIds()) {
    await jobs.add(SEND_WITHDRAWAL_EMAIL_JOB, { kind: 'to-decide', orderId, deciderId })
  }
}

export async function sendWithdrawalEmail(
  { kind, orderId, deciderId }: WithdrawalEmail,
  { stores, mail, config }: Pick<Deps, 'stores' | 'mail' | 'config'>,
) {
  const order = await stores.planOrders.find(orderId)
  const withdrawal = await stores.planPayments.withdrawalOf(orderId)
  const toId = deciderId ?? order?.userId
  const person = toId ? await stores.accounts.find(toId) : null
  if (!order || !withdrawal || !person) return
  const answerBy = new Date(withdrawal.requestedAt.getTime() + ANSWER_MS)
  const { subject, lines, action } = withdrawalEmailTexts[kind]({ ...withdrawal, order, answerBy })
  await mail.send({
    to: person.email,
    number: `withdrawal-${orderId}-${kind}-${toId}`,
    subject,
    ...composeEmail({
      title: subject,
      paragraphs: [`Olá, ${person.name}!`, ...lines],
      action: {
        label: action,
        url: `${config.publicOrigin}${deciderId ? `/admin/financeiro/${orderId}` : PLAN_PAGE}`,
      },
    }),
  })
}
