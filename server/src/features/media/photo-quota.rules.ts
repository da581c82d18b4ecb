import { IMPORTS_SHARE, PHOTO_QUOTA, type PhotoQuota } from '@portal/contract/media/photo-quota'
import type { PlanType } from '@portal/contract/shared/plans'
import { Conflict } from '../../platform/errors/domain-errors.ts'
import { mediaTexts } from './media.texts.ts'

export type PhotoUsage = PhotoQuota & {
  /** Works for the portal: its photos are the portal's. */
  isStaff: boolean
}
/** By which way a photo comes in. */
export type PhotoSource = 'upload' | 'import'

/** Null where there is room for what is held already. */
export function quotaPassed(used: PhotoUsage, plan: PlanType, source: PhotoSource): string | null {
  const quota = used.isStaff ? null : PHOTO_QUOTA[plan]
  if (!quota) return null
  const share = source === 'import' ? IMPORTS_SHARE : 1
  if (used.photos <= quota.photos * share && used.bytes <= quota.bytes * share) return null
  return mediaTexts.quota[source](quota)
}

export function requireQuota(used: PhotoUsage, plan: PlanType, source: PhotoSource) {
  const sentence = quotaPassed(used, plan, source)
  if (sentence) throw new Conflict('media.quota', 'the account keeps as much as it may', sentence)
}
