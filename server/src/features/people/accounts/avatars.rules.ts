import { z } from 'zod'
import { defineJob } from '../../../platform/queue/job.ts'

/** Where Google keeps the pictures of its people. */
const GOOGLE_PICTURES = 'lh3.googleusercontent.com'

/**
 * The only places a picture is fetched from: a provider tells us an address, and an address can lead
 * into our own network. The provider's own host is the local stand-in's.
 */
export function isPictureAddress(address: string, discoveryUrl: string | undefined): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  if (url.hostname === GOOGLE_PICTURES) return url.protocol === 'https:'
  return discoveryUrl !== undefined && url.origin === new URL(discoveryUrl).origin
}

/** The moment in the address lets a browser keep the picture until it changes. */
export function avatarAddress(changedAt: Date | null): string | null {
  return changedAt && `/api/v1/profile/avatar?v=${changedAt.getTime()}`
}

export const COPY_AVATAR_JOB = defineJob('accounts.copy-avatar', z.object({ userId: z.uuid() }), {
  key: ({ userId }) => userId,
})
