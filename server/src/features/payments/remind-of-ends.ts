import { BillingCycle } from '@portal/contract/payments/plan-order'
import { PaidPlan } from '@portal/contract/shared/plans'
import { z } from 'zod'
import { cityDay } from '../../platform/city-time.ts'
import { composeEmail } from '../../platform/mail/compose-email.ts'
import { defineJob } from '../../platform/queue/job.ts'
import type { Deps } from './payments.feature.ts'
import { REMINDERS, reminderDue } from './payments.rules.ts'
import { dayText, paymentsTexts } from './payments.texts.ts'

const DAY_MS = 24 * 60 * 60_000
const DAYS_AROUND = 8

const ReminderEmail = z.object({
  userId: z.uuid(),
  plan: PaidPlan,
  kind: z.enum(REMINDERS),
  endsAt: z.iso.datetime(),
  isTrial: z.boolean(),
  next: z.object({ plan: PaidPlan, cycle: BillingCycle }),
})
export type ReminderEmail = z.infer<typeof ReminderEmail>
export const SEND_REMINDER_JOB = defineJob('payments.send-reminder', ReminderEmail)

/** Marked and asked for in one commit: an e-mail is sent once, however often this runs. */
export async function remindOfEnds({ stores, work, clock }: Deps): Promise<void> {
  const now = clock.now()
  const around = (days: number) => new Date(now.getTime() + days * DAY_MS)
  for (const { renews, ...ending } of await stores.planReminders.listEnding(
    around(-DAYS_AROUND),
    around(DAYS_AROUND),
  )) {
    const kind = reminderDue(daysUntil(ending.endsAt, now))
    // Who renews by itself is reminded only when that did not happen.
    if (!kind || (renews && ending.endsAt > now)) continue
    await work.transaction(async ({ planReminders, jobs }) => {
      if (!(await planReminders.mark(ending.userId, ending.endsAt, kind, now))) return
      await jobs.add(SEND_REMINDER_JOB, { ...ending, kind, endsAt: ending.endsAt.toISOString() })
    })
  }
}

/** Whole days of the city's calendar. */
function daysUntil(moment: Date, now: Date): number {
  return Math.round((Date.parse(cityDay(moment)) - Date.parse(cityDay(now))) / DAY_MS)
}

export async function sendReminder(
  { userId, plan, kind, endsAt, isTrial, next }: ReminderEmail,
  { stores, mail, config }: Pick<Deps, 'stores' | 'mail' | 'config'>,
) {
  const person = await stores.accounts.find(userId)
  if (!person) return
  const { subject, lines, nextPlan, action } = paymentsTexts.reminder
  await mail.send({
    to: person.email,
    subject: subject(plan, kind, isTrial),
    ...composeEmail({
      title: subject(plan, kind, isTrial),
      paragraphs: [
        ...lines(person.name, kind, dayText(new Date(endsAt)), isTrial),
        ...(next.plan === plan ? [] : [nextPlan(next.plan)]),
      ],
      action: { label: action, url: `${config.publicOrigin}${checkoutPath(next)}` },
    }),
  })
}

const checkoutPath = ({ plan, cycle }: ReminderEmail['next']) =>
  `/checkout-planos?plano=${plan}${cycle === 'year' ? '&ciclo=anual' : ''}`
