import { PaidPlan } from '@portal/contract/shared/plans'
import { z } from 'zod'
import { composeEmail } from '../../../platform/mail/compose-email.ts'
import { dayText } from '../../../platform/moment-text.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import type { Deps } from './payments.feature.ts'
import { PLAN_PAGE } from './payments.texts.ts'
import { PLAN_EMAILS, planEmailTexts } from './plan-emails.texts.ts'

const PlanEmail = z.object({
  kind: z.enum(PLAN_EMAILS),
  userId: z.uuid(),
  plan: PaidPlan,
  /** The end of that plan, as far as it is paid. */
  day: z.iso.datetime(),
  /** Other plans that are paid already and hold after it. */
  following: z.array(z.object({ plan: PaidPlan, day: z.iso.datetime() })).default([]),
})
export type PlanEmail = z.infer<typeof PlanEmail>
export const SEND_PLAN_EMAIL_JOB = defineJob('payments.send-plan-letter', PlanEmail)

export async function sendPlanEmail(
  { kind, userId, following, ...held }: PlanEmail,
  { stores, mail, config }: Pick<Deps, 'stores' | 'mail' | 'config'>,
) {
  const person = await stores.accounts.find(userId)
  if (!person) return
  const { subject, lines, action } = planEmailTexts[kind]({
    ...inWords(held),
    following: following.map(inWords),
  })
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

const inWords = ({ plan, day }: Pick<PlanEmail, 'plan' | 'day'>) => ({
  plan,
  day: dayText(new Date(day)),
})
