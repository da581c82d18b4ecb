import { BillingCycle, PaidPlan } from '@portal/contract/shared/plans'
import { z } from 'zod'
import { cityDay } from '../../../platform/city-time.ts'
import { composeEmail } from '../../../platform/mail/compose-email.ts'
import { dayText, momentText } from '../../../platform/moment-text.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import type { Deps } from './payments.feature.ts'
import { isReminderTrue, REMINDERS, reminderDue } from './payments.rules.ts'
import { methodsText, paymentsTexts } from './payments.texts.ts'
import { methodsOnOffer } from './quote-plan.ts'

const DAY_MS = 24 * 60 * 60_000
const DAYS_AROUND = 8
/** As server/sql/22_plans.sql counts them. */
const GRACE_DAYS = 5

const ReminderEmail = z.object({
  userId: z.uuid(),
  plan: PaidPlan,
  kind: z.enum(REMINDERS),
  endsAt: z.iso.datetime(),
  /** Jobs outlive a release: one from before does not have it. */
  accessUntil: z.iso.datetime().optional(),
  isTrial: z.boolean(),
  next: z.object({ plan: PaidPlan, cycle: BillingCycle }),
})
export type ReminderEmail = z.infer<typeof ReminderEmail>
export const SEND_REMINDER_JOB = defineJob('payments.send-reminder', ReminderEmail)

/** Marked and asked for in one commit: an e-mail is sent once, however often this runs. */
export async function remindOfEnds({ stores, work, clock, eachItem }: Deps): Promise<void> {
  const now = clock.now()
  const around = (days: number) => new Date(now.getTime() + days * DAY_MS)
  const [from, to] = [around(-DAYS_AROUND), around(DAYS_AROUND)]
  const endings = await stores.planReminders.listEnding(from, to)
  const idOf = ({ userId }: (typeof endings)[number]) => userId
  const listed = { job: 'payments.remind', idOf }
  await eachItem(listed, endings, async ({ renews, hasFailed, ...ending }) => {
    const daysLeft = daysUntil(ending.endsAt, now)
    const kind = reminderDue(daysLeft)
    const hasEnded = ending.endsAt <= now
    if (!kind || !isReminderTrue({ hasEnded, daysLeft, renews, hasFailed })) return
    await work.transaction(async ({ planReminders, jobs }) => {
      if (!(await planReminders.mark(ending.userId, ending.endsAt, kind, now))) return
      await jobs.add(SEND_REMINDER_JOB, {
        ...ending,
        kind,
        endsAt: ending.endsAt.toISOString(),
        accessUntil: ending.accessUntil.toISOString(),
      })
    })
  })
}

/** Whole days of the city's calendar. */
function daysUntil(moment: Date, now: Date): number {
  return Math.round((Date.parse(cityDay(moment)) - Date.parse(cityDay(now))) / DAY_MS)
}

export async function sendReminder(
  email: ReminderEmail,
  deps: Pick<Deps, 'stores' | 'mail' | 'config' | 'clock' | 'pix' | 'cards'>,
) {
  const { userId, plan, kind, isTrial, next } = email
  const { stores, mail, config } = deps
  const person = await stores.accounts.find(userId)
  if (!person || !(await isStillEnding(email, stores))) return
  const { subject, nextPlan, action } = paymentsTexts.reminder
  await mail.send({
    to: person.email,
    subject: subject(plan, kind, isTrial),
    ...composeEmail({
      title: subject(plan, kind, isTrial),
      paragraphs: [
        `Olá, ${person.name}!`,
        standingLine(email, deps),
        ...(next.plan === plan ? [] : [nextPlan(next.plan)]),
      ],
      action: { label: action, url: `${config.publicOrigin}${checkoutPath(next)}` },
    }),
  })
}

/** It may have waited for a mail server for a day: whoever has paid or left since is asked for nothing. */
async function isStillEnding(
  { userId, endsAt }: ReminderEmail,
  { subscriptions }: Pick<Deps['stores'], 'subscriptions'>,
): Promise<boolean> {
  const terms = await subscriptions.paidTerms(userId)
  const holdings = await subscriptions.holdings(userId)
  const goesOn = (end: Date | null) => end === null || end.getTime() > Date.parse(endsAt)
  return !terms?.canceledAt && !holdings.some((held) => goesOn(held.endsAt))
}

/** Up to when it holds, or held, and until when it can be paid without a loss: at the moment it is sent. */
function standingLine(
  { kind, endsAt, accessUntil, isTrial }: ReminderEmail,
  deps: Pick<Deps, 'clock' | 'pix' | 'cards'>,
): string {
  const { before, inGrace, basic } = paymentsTexts.reminder
  const end = new Date(endsAt)
  const methods = methodsText(methodsOnOffer(deps))
  if (kind === 'week-before' || kind === 'day-before') return before(dayText(end), methods)
  const graceMs = isTrial ? 0 : GRACE_DAYS * DAY_MS
  const until = accessUntil ? new Date(accessUntil) : new Date(end.getTime() + graceMs)
  return until > deps.clock.now()
    ? inGrace(dayText(end), momentText(until), methods)
    : basic(dayText(end))
}

const checkoutPath = ({ plan, cycle }: ReminderEmail['next']) =>
  `/checkout-planos?plano=${plan}${cycle === 'year' ? '&ciclo=anual' : ''}`
