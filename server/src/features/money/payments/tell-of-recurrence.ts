import { z } from 'zod'
import { composeEmail } from '../../../platform/mail/compose-email.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import type { Deps } from './payments.feature.ts'
import { PLAN_PAGE } from './payments.texts.ts'
import { RECURRENCE_EMAILS, recurrenceEmailTexts } from './recurrence-emails.texts.ts'

export type RecurrenceEmailKind = (typeof RECURRENCE_EMAILS)[number]

const RecurrenceEmail = z.object({
  kind: z.enum(RECURRENCE_EMAILS),
  renewalId: z.uuid(),
  /** When the bank tries again. */
  day: z.iso.date().nullable(),
})
export type RecurrenceEmail = z.infer<typeof RecurrenceEmail>
export const SEND_RECURRENCE_EMAIL_JOB = defineJob(
  'payments.send-recurrence-letter',
  RecurrenceEmail,
)

export async function sendRecurrenceEmail(
  { kind, renewalId, day }: RecurrenceEmail,
  { stores, mail, config }: Pick<Deps, 'stores' | 'mail' | 'config'>,
) {
  const renewal = await stores.pixRenewals.find(renewalId)
  const person = renewal?.userId ? await stores.accounts.find(renewal.userId) : null
  if (!renewal || !person) return
  const { subject, lines, action } = recurrenceEmailTexts[kind]({ plan: renewal.plan, day })
  await mail.send({
    to: person.email,
    subject,
    ...composeEmail({
      title: subject,
      paragraphs: [`Olá, ${person.name}!`, ...lines],
      action: { label: action, url: `${config.publicOrigin}${PLAN_PAGE}` },
    }),
  })
}
