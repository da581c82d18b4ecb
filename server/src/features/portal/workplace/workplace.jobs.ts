import { defineJob, type Job } from '../../../platform/queue/job.ts'
import type { Deps } from './workplace.feature.ts'

/** Snoozes and dates lie within a year; whoever resolved it is in the audit log. */
const TASKS_KEPT_DAYS = 400
const DAY_MS = 86_400_000

/** What was said of things that have long ended. */
export const sweepTeamTasks: Job<Deps> = {
  ...defineJob('workplace.sweep-team-tasks'),
  retryLimit: 3,
  expireInSeconds: 300,
  schedule: '40 4 * * *',
  async handle(_data, { work, clock, log }) {
    const limit = new Date(clock.now().getTime() - TASKS_KEPT_DAYS * DAY_MS)
    const removed = await work.transaction(({ teamTasks }) => teamTasks.removeBefore(limit))
    log.info({ removed }, 'old notes on waiting things removed')
  },
}

export const workplaceJobs: Job<Deps>[] = [sweepTeamTasks]
