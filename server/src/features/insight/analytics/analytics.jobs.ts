import { cityDay } from '../../../platform/city-time.ts'
import { defineJob, type Job } from '../../../platform/queue/job.ts'
import type { Deps } from './analytics.feature.ts'
import { readPageLog } from './read-page-log.ts'

/** Minutes after midnight nobody can be recognised as who they were yesterday, and old rows are gone. */
export const keepVisitDays: Job<Deps> = {
  ...defineJob('analytics.keep-days'),
  retryLimit: 5,
  expireInSeconds: 300,
  schedule: '5 * * * *',
  async handle(_data, { stores, clock, log }) {
    const today = cityDay(clock.now())
    const salts = await stores.visitDays.removeSaltsBefore(today)
    const dropped = await stores.visitDays.keepPartitions()
    log.info({ salts, dropped }, 'days of visits kept')
  },
}

/** Where nginx answers pages from its own copies, its log is the only one who knows. */
const countPageAnswers: Job<Deps> = {
  ...defineJob('analytics.read-page-log'),
  retryLimit: 0,
  expireInSeconds: 55,
  schedule: '* * * * *',
  async handle(_data, deps) {
    const { pageLog } = deps.config
    if (pageLog === null) return
    let isMore = true
    while (isMore) isMore = (await readPageLog(pageLog, deps)).isMore
  },
}

export const analyticsJobs: Job<Deps>[] = [countPageAnswers, keepVisitDays]
