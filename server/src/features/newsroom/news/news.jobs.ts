import { PRESENCE_SECONDS } from '@portal/contract/newsroom/news/news.texts'
import { systemActor } from '../../../platform/actor.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { defineJob, type Job } from '../../../platform/queue/job.ts'
import { PUBLISH_DUE_JOB } from './news.constants.ts'
import type { Deps } from './news.feature.ts'

/**
 * Asked for at the moment of each schedule, and every minute in case that was missed. Readers do not
 * wait for it: it brings the status and the record up to what they see, and tells shared caches.
 */
export const publishDue: Job<Deps> = {
  ...PUBLISH_DUE_JOB,
  retryLimit: 5,
  expireInSeconds: 55,
  schedule: '* * * * *',
  async handle(_data, { work, clock }) {
    await work.transaction(async ({ articles, audit, changes }) => {
      const now = clock.now()
      const due = await articles.publishDue(now)
      for (const { id } of due) {
        await audit.record(systemActor, now, {
          action: 'article.published',
          subjectId: id,
        })
      }
      if (due.length > 0) changes.announce(Tag.news)
    })
  },
}

/** Links that no longer work, and who had an editor open long ago. */
export const sweepNews: Job<Deps> = {
  ...defineJob('news.sweep'),
  retryLimit: 2,
  expireInSeconds: 120,
  schedule: '40 3 * * *',
  async handle(_data, { work, clock }) {
    await work.transaction(async ({ articles, articlePreviews }) => {
      const now = clock.now()
      await articlePreviews.removeExpired(now)
      await articles.forgetPresence(new Date(now.getTime() - PRESENCE_SECONDS * 1000))
    })
  },
}

export const newsJobs: Job<Deps>[] = [publishDue, sweepNews]
