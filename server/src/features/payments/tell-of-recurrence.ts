import { z } from 'zod'
import { composeEmail } from '../../platform/mail/compose-email.ts'
import { defineJob } from '../../platform/queue/job.ts'
import type { Deps } from './payments.feature.ts'
import { PLAN_PAGE } from './payments.texts.ts'
import { RECURRENCE_LETTERS, recurrenceLetterTexts } from './recurrence-letters.texts.ts'

export type RecurrenceLetterKind = (typeof RECURRENCE_LETTERS)[number]

const RecurrenceLetter = z.object({
  kind: z.enum(RECURRENCE_LETTERS),
  renewalId: z.uuid(),
  /** When the bank tries again. */
  day: z.iso.date().nullable(),
})
export type RecurrenceLetter = z.infer<typeof RecurrenceLetter>
export const SEND_RECURRENCE_LETTER_JOB = defineJob(
  'payments.send-recurrence-letter',
  RecurrenceLetter,
)

export async function sendRecurrenceLetter(
  { kind, renewalId, day }: RecurrenceLetter,
  { stores, mail, config }: Pick<Deps, 'stores' | 'mail' | 'config'>,
) {
  const renewal = await stores.pixRenewals.find(renewalId)
  const person = renewal?.userId ? await stores.accounts.find(renewal.userId) : null
  if (!renewal || !person) return
  const { subject, lines, action } = recurrenceLetterTexts[kind]({ plan: renewal.plan, day })
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
