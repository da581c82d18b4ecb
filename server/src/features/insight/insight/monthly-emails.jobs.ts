import { longMonthText } from '@portal/contract/insight/insight/insight.texts'
import { lastMonthAt, monthFrame } from '@portal/contract/insight/insight/periods'
import { monthSentences, plainText } from '@portal/contract/insight/insight/sentences'
import { dayOfKnownDate, isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { z } from 'zod'
import { composeEmail } from '../../../platform/mail/compose-email.ts'
import { defineJob, EMAIL_JOB, type Job } from '../../../platform/queue/job.ts'
import type { Deps } from './insight.feature.ts'
import { insightTexts } from './insight.texts.ts'
import { leaveAddress, leaveHeaders, leaveToken } from './leave-links.rules.ts'
import { readFigures } from './read-figures.ts'

const texts = insightTexts.email
const KEPT_DAYS = 400

const SEND_JOB = defineJob(
  'insight.send-monthly-email',
  z.object({ establishmentId: z.uuid(), month: z.iso.date() }),
)

/**
 * On the first day of a month at eight, and again on the days after it: who was named is named once, so
 * a worker that was away on the first day loses nobody.
 */
export const claimMonthlyEmails: Job<Deps> = {
  ...defineJob('insight.claim-monthly-emails'),
  retryLimit: 3,
  expireInSeconds: 300,
  schedule: '0 8 1-5 * *',
  async handle(_data, { work, clock, log }) {
    const now = clock.now()
    const { firstDay } = lastMonthAt(now).now
    const month = isoDateOfDay(firstDay)
    await work.transaction(async ({ monthlyEmails, jobs }) => {
      const claimed = await monthlyEmails.claim(month, now)
      for (const establishmentId of claimed) await jobs.add(SEND_JOB, { establishmentId, month })
      await monthlyEmails.forgetBefore(isoDateOfDay(firstDay - KEPT_DAYS))
      log.info({ month, emails: claimed.length }, 'e-mails of the month queued')
    })
  },
}

/**
 * Taken in the database before it is handed to the mail server, and given back where that refuses. So a
 * worker may be killed at any moment: nobody is written to twice of one month.
 */
export const sendMonthlyEmail: Job<Deps, z.infer<typeof SEND_JOB.data>> = {
  ...SEND_JOB,
  ...EMAIL_JOB,
  async handle({ establishmentId, month }, deps) {
    const { work, clock, mail } = deps
    const email = await writeEmail(establishmentId, month, clock.now(), deps)
    const isOurs = await work.transaction(({ monthlyEmails }) =>
      monthlyEmails.take(establishmentId, month, clock.now()),
    )
    if (!isOurs || !email) return
    try {
      await mail.send(email)
    } catch (error) {
      await work.transaction(({ monthlyEmails }) => monthlyEmails.giveBack(establishmentId, month))
      throw error
    }
  },
}

async function writeEmail(establishmentId: string, month: string, now: Date, deps: Deps) {
  const { stores, config } = deps
  const to = await stores.monthlyEmails.findAddressee(establishmentId, now)
  if (!to) return null
  const frame = monthFrame(dayOfKnownDate(month))
  const figures = await readFigures(establishmentId, frame, 'month', deps)
  const before = longMonthText(isoDateOfDay(frame.before.firstDay))
  const leave = leaveAddress(
    config.publicOrigin,
    leaveToken({ userId: to.userId, establishmentId }, config.auth.secret),
  )
  const isFull = to.analytics === 'full'
  const screen = isFull ? `?aba=desempenho&negocio=${establishmentId}` : ''
  return {
    to: to.email,
    subject: texts.subject(to.name, longMonthText(month)),
    number: `mes-${month}-${establishmentId}`,
    headers: leaveHeaders(leave),
    ...composeEmail({
      title: texts.title(longMonthText(month)),
      paragraphs: [texts.intro(to.name), ...monthSentences(figures, before).map(plainText)],
      action: {
        label: isFull ? texts.action : texts.actionOfWeek,
        url: `${config.publicOrigin}/dash-espadarte${screen}`,
      },
      footer: texts.footer(to.name, leave),
    }),
  }
}

export const monthlyEmailsJobs: Job<Deps>[] = [claimMonthlyEmails, sendMonthlyEmail]
