import type { Job } from '../../platform/queue/job.ts'
import type { Deps } from './accounts.feature.ts'
import { COPY_AVATAR_JOB } from './avatars.rules.ts'
import { copyAvatar } from './copy-avatar.ts'

export const copyAvatarJob: Job<Deps, { userId: string }> = {
  ...COPY_AVATAR_JOB,
  retryLimit: 3,
  expireInSeconds: 60,
  handle: ({ userId }, deps) => copyAvatar(userId, deps),
}
