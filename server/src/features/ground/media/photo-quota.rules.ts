import {
  IMPORTS_SHARE,
  PHOTO_QUOTA,
  type PhotoQuota,
  TRIAL_PHOTO_QUOTA,
} from '@portal/contract/ground/media/photo-quota'
import type { PlanType } from '@portal/contract/shared/plans'
import { mediaTexts } from './media.texts.ts'

export type PhotoUsage = PhotoQuota & {
  /** Works for the portal: its photos are the portal's. */
  isStaff: boolean
}
/** By which way a photo comes in. */
export type PhotoSource = 'upload' | 'import'
export type Holder = {
  plan: PlanType
  /** Nothing was paid yet, not even ahead. */
  isTrying: boolean
}

/** Null where there is room for what is held already. */
export function quotaPassed(
  used: PhotoUsage,
  { plan, isTrying }: Holder,
  source: PhotoSource,
): string | null {
  const quota = quotaOf(used, { plan, isTrying })
  if (!quota) return null
  const share = source === 'import' ? IMPORTS_SHARE : 1
  if (used.photos <= quota.photos * share && used.bytes <= quota.bytes * share) return null
  return mediaTexts.quota[isTrying ? 'trial' : 'plan'][source](quota)
}

function quotaOf({ isStaff }: PhotoUsage, { plan, isTrying }: Holder): PhotoQuota | null {
  if (isStaff) return null
  return isTrying ? TRIAL_PHOTO_QUOTA : PHOTO_QUOTA[plan]
}
