import {
  instantOfWallMinute,
  MINUTES_PER_DAY,
  wallMinuteAt,
} from '@portal/contract/shared/time-zones'
import { z } from 'zod'
import { composeEmail } from '../../../platform/mail/compose-email.ts'
import { defineJob, EMAIL_JOB, type Job } from '../../../platform/queue/job.ts'
import type { Deps } from './properties.feature.ts'
import { alertToken, confirmAddress, stopAddress } from './property-alert-links.rules.ts'
import { KEPT_MS, searchPath, UNPROVED_MS } from './property-alerts.rules.ts'
import { alertTexts } from './property-alerts.texts.ts'
import { SEND_CONFIRMATION_JOB } from './property-alerts.writes.ts'

const LOOK_JOB = defineJob('properties.look-for-news', z.object({ alertId: z.uuid() }), {
  key: ({ alertId }) => alertId,
})
const SEND_NEWS_JOB = defineJob(
  'properties.send-news',
  z.object({ alertId: z.uuid(), propertyIds: z.array(z.uuid()) }),
)

const BATCH = 500
/** As many are told of at once; the rest waits for the next day. */
const MOST_TOLD = 10
/** A write that began before it was looked for may end after: it is looked for once more. */
const OVERLAP_MS = 10 * 60_000

const dayBegan = (now: Date) =>
  instantOfWallMinute(Math.floor(wallMinuteAt(now) / MINUTES_PER_DAY) * MINUTES_PER_DAY)

/** By day, every quarter of an hour: whoever anything came for is looked at, each by a job of their own. */
export const findNews: Job<Deps> = {
  ...defineJob('properties.find-news'),
  retryLimit: 1,
  expireInSeconds: 300,
  schedule: '*/15 8-19 * * *',
  async handle(_data, { stores, clock, work }) {
    const began = dayBegan(clock.now())
    for (let after: string | null = null; ; ) {
      const ids: string[] = await stores.propertyAlerts.listToLook(after, began, BATCH)
      await work.transaction(async ({ jobs }) => {
        for (const alertId of ids) await jobs.add(LOOK_JOB, { alertId })
      })
      if (ids.length < BATCH) return
      after = ids.at(-1) ?? null
    }
  },
}

/** What is told of, that it was, and who sends it are one transaction: twice is once. */
export const lookForNews: Job<Deps, z.infer<typeof LOOK_JOB.data>> = {
  ...LOOK_JOB,
  retryLimit: 3,
  expireInSeconds: 60,
  async handle({ alertId }, { work, clock }) {
    const now = clock.now()
    await work.transaction(async ({ propertyAlerts, notifications, jobs }) => {
      const alert = await propertyAlerts.lockAlert(alertId)
      if (!alert?.confirmed_at || (alert.told_at && alert.told_at >= dayBegan(now))) return
      const found = await propertyAlerts.listNews(alert, now, MOST_TOLD + 1)
      const news = found.slice(0, MOST_TOLD)
      const hasMore = found.length > news.length
      // What did not fit today is there tomorrow.
      if (!hasMore) await propertyAlerts.markLooked(alertId, new Date(now.getTime() - OVERLAP_MS))
      if (news.length === 0) return
      const propertyIds = news.map(({ id }) => id)
      await propertyAlerts.markTold(alertId, propertyIds, now)
      if (alert.user_id === null) return jobs.add(SEND_NEWS_JOB, { alertId, propertyIds })
      await notifications.tell(
        {
          to: { userId: alert.user_id },
          kind: 'property-found',
          topic: `property-alert:${alertId}`,
          ...alertTexts.told(alert.criteria, news, hasMore),
          path: (news.length === 1 ? news[0]?.path : null) ?? searchPath(alert.criteria),
        },
        now,
      )
    })
  },
}

export const sendNews: Job<Deps, z.infer<typeof SEND_NEWS_JOB.data>> = {
  ...SEND_NEWS_JOB,
  ...EMAIL_JOB,
  async handle({ alertId, propertyIds }, { stores, config, mail }) {
    const alert = await stores.propertyAlerts.findAlert(alertId)
    if (!alert?.email) return
    const news = await stores.propertyAlerts.listTold(alertId, propertyIds)
    if (news.length === 0) return
    const { title } = alertTexts.told(alert.criteria, news, false)
    const { lead, action, stop, footer } = alertTexts.email
    const { secret } = config.auth
    const address = stopAddress(config.publicOrigin, alertToken(alertId, 'stop', secret))
    await mail.send({
      to: alert.email,
      subject: title,
      headers: {
        'List-Unsubscribe': `<${address}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      ...composeEmail({
        title,
        paragraphs: [
          lead(alert.criteria),
          ...news.map((one) => alertTexts.line(one, alert.criteria)),
          stop(address),
        ],
        action: { label: action, url: `${config.publicOrigin}${searchPath(alert.criteria)}` },
        footer,
      }),
    })
  },
}

export const sendConfirmation: Job<Deps, z.infer<typeof SEND_CONFIRMATION_JOB.data>> = {
  ...SEND_CONFIRMATION_JOB,
  ...EMAIL_JOB,
  urgent: true,
  async handle({ alertId }, { stores, clock, config, mail }) {
    const alert = await stores.propertyAlerts.findAlert(alertId)
    if (!alert?.email || clock.now().getTime() - alert.created_at.getTime() > UNPROVED_MS) return
    const { subject, lines, action, footer } = alertTexts.confirm
    const token = alertToken(alertId, 'confirm', config.auth.secret)
    await mail.send({
      isEssential: true,
      to: alert.email,
      subject,
      ...composeEmail({
        title: subject,
        paragraphs: lines(alert.criteria),
        action: { label: action, url: confirmAddress(config.publicOrigin, token) },
        footer,
      }),
    })
  },
}

export const forgetAlerts: Job<Deps> = {
  ...defineJob('properties.forget-alerts'),
  retryLimit: 2,
  expireInSeconds: 300,
  schedule: '50 4 * * *',
  async handle(_data, { stores, clock, log }) {
    const now = clock.now().getTime()
    const removed = await stores.propertyAlerts.forgetAlerts(
      new Date(now - UNPROVED_MS),
      new Date(now - KEPT_MS),
    )
    log.info({ removed }, 'old alerts of properties removed')
  },
}

export const alertJobs: Job<Deps>[] = [
  findNews,
  lookForNews,
  sendNews,
  sendConfirmation,
  forgetAlerts,
]
