import type { Job } from '../../platform/queue/job.ts'
import type { Deps } from './messages.feature.ts'
import { NOTIFY_JOB, type NotifyData, notifyEstablishment } from './notify-establishment.ts'

export const notify: Job<Deps, NotifyData> = {
  ...NOTIFY_JOB,
  retryLimit: 8,
  expireInSeconds: 60,
  handle: notifyEstablishment,
}

export const messagesJobs: Job<Deps>[] = [notify]
