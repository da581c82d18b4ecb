import type { Deps } from '../../deps.ts'
import type { Job } from '../../platform/queue/queue.ts'
import { copyAvatar } from './copy-avatar.ts'

export const copyAvatarJob: Job<Deps, { userId: string }> = {
  name: 'accounts.copy-avatar',
  retryLimit: 3,
  expireInSeconds: 60,
  handle: ({ userId }, deps) => copyAvatar(userId, deps),
}
