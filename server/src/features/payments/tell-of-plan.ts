import { PaidPlan } from '@portal/contract/shared/plans'
import { z } from 'zod'
import { composeEmail } from '../../platform/mail/compose-email.ts'
import { defineJob } from '../../platform/queue/job.ts'
import type { Deps } from './payments.feature.ts'
import { dayText, PLAN_PAGE } from './payments.texts.ts'
import { PLAN_EMAILS, planEmailTexts } from './plan-emails.texts.ts'

const PlanEmail = z.object({
  kind: z.enum(PLAN_EMAILS),
  userId: z.uuid(),
  plan: PaidPlan,
  /** The end of what is paid. */
  day: z.iso.datetime(),
})
export type PlanEmail = z.infer<typeof PlanEmail>
export const SEND_PLAN_EMAIL_JOB = defineJob('payments.send-plan-letter', PlanEmail)

export async function sendPlanEmail(
  { kind, userId, plan, day }: PlanEmail,
  { stores, mail, config }: Pick<Deps, 'stores' | 'mail' | 'config'>,
) {
  const person = await stores.accounts.find(userId)
  if (!person) return
  const about = { plan, day: dayText(new Date(day)) }
  const { subject, lines, action } = planEmailTexts[kind](about)
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
