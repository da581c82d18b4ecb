import { defineJob, type Job } from '../../../platform/queue/job.ts'
import type { Deps } from './podcast.feature.ts'
import { publishDueEpisodes } from './publish-due-episodes.ts'
import { sweepLeftoverAudio, sweepUnusedAudio } from './sweep-audio.ts'

export const publishDue: Job<Deps> = {
  ...defineJob('podcast.publish-due'),
  retryLimit: 1,
  expireInSeconds: 50,
  schedule: '* * * * *',
  async handle(_data, deps) {
    const published = await publishDueEpisodes(deps)
    if (published > 0) deps.log.info({ published }, 'episodes are on the air')
  },
}

export const sweepAudio: Job<Deps> = {
  ...defineJob('podcast.sweep-audio'),
  retryLimit: 2,
  expireInSeconds: 3600,
  schedule: '50 3 * * *',
  async handle(_data, deps) {
    const unused = await sweepUnusedAudio(deps)
    const leftovers = await sweepLeftoverAudio(deps)
    deps.log.info({ unused, leftovers }, 'audio that no episode uses removed')
  },
}

export const podcastJobs: Job<Deps>[] = [publishDue, sweepAudio]
