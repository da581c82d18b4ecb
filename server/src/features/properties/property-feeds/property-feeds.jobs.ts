import { PUSH_KEPT_DAYS } from '@portal/contract/properties/property-feeds/property-feeds.texts'
import type { z } from 'zod'
import { defineJob, EMAIL_JOB, type Job } from '../../../platform/queue/job.ts'
import { PUSH_LEAD_JOB } from '../../../platform/queue/shared-jobs.ts'
import { COPY_PHOTOS_JOB, copyPhotos } from './copy-photos.ts'
import type { Deps } from './property-feeds.feature.ts'
import { LOST_READING_MS, READINGS_KEPT_MS } from './property-feeds.rules.ts'
import { pushLead } from './push-lead.ts'
import { READ_FEED_JOB, readFeed } from './read-feed.ts'
import { TELL_FEED_JOB, tellFeed } from './tell-feed.ts'

const DAY_MS = 86_400_000
const DUE_AT_ONCE = 20

/** One at a time: a large stock is much of a worker's memory. */
const read: Job<Deps, z.infer<typeof READ_FEED_JOB.data>> = {
  ...READ_FEED_JOB,
  retryLimit: 2,
  expireInSeconds: 300,
  heavy: true,
  handle: readFeed,
}

const copy: Job<Deps, z.infer<typeof COPY_PHOTOS_JOB.data>> = {
  ...COPY_PHOTOS_JOB,
  retryLimit: 3,
  expireInSeconds: 600,
  heavy: true,
  handle: copyPhotos,
}

/** Feeds whose day has come, and photos whose hour has. */
const readDue: Job<Deps> = {
  ...defineJob('property-feeds.read-due'),
  retryLimit: 1,
  expireInSeconds: 60,
  schedule: '*/10 * * * *',
  async handle(_data, { stores, work, clock }) {
    const now = clock.now()
    const lostBefore = new Date(now.getTime() - LOST_READING_MS)
    const due = await stores.propertyFeeds.listDue(now, lostBefore, DUE_AT_ONCE)
    const waiting = await stores.feedPhotos.feedsWaiting(now)
    await work.transaction(async ({ propertyFeeds, jobs }) => {
      for (const feedId of due) {
        await propertyFeeds.beginReading(feedId, now)
        await jobs.add(READ_FEED_JOB, { feedId, kind: 'import' })
      }
      for (const feedId of waiting) await jobs.add(COPY_PHOTOS_JOB, { feedId })
    })
  },
}

const tell: Job<Deps, z.infer<typeof TELL_FEED_JOB.data>> = {
  ...TELL_FEED_JOB,
  ...EMAIL_JOB,
  handle: tellFeed,
}

const push: Job<Deps, z.infer<typeof PUSH_LEAD_JOB.data>> = {
  ...PUSH_LEAD_JOB,
  // Another try of a system that does not answer is asked for by the job itself.
  retryLimit: 2,
  expireInSeconds: 30,
  handle: pushLead,
}

export const forget: Job<Deps> = {
  ...defineJob('property-feeds.forget'),
  retryLimit: 2,
  expireInSeconds: 120,
  schedule: '50 4 * * *',
  async handle(_data, { work, clock, log }) {
    const now = clock.now().getTime()
    const forgotten = await work.transaction(async ({ propertyFeeds, propertyCrms }) => ({
      readings: await propertyFeeds.forgetReadings(new Date(now - READINGS_KEPT_MS)),
      pushes: await propertyCrms.forgetPushes(new Date(now - PUSH_KEPT_DAYS * DAY_MS)),
    }))
    log.info(forgotten, 'old readings of feeds removed')
  },
}

export const propertyFeedsJobs = [read, copy, readDue, tell, push, forget]
