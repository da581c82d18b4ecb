import type { PlanType } from '../../shared/plans.ts'

const GB = 1024 ** 3

/** What the storage keeps for one account; bytes are those of the files as they were sent. */
export type PhotoQuota = { photos: number; bytes: number }

const ATALAIA = { photos: 1_500, bytes: 6 * GB }

/** Well above what the businesses, menus and properties of a plan show. Who works for the portal has none. */
export const PHOTO_QUOTA: Record<PlanType, PhotoQuota | null> = {
  clube: { photos: 500, bytes: 2 * GB },
  atalaia: ATALAIA,
  macarico: { photos: 4_000, bytes: 16 * GB },
  espadarte: { photos: 20_000, bytes: 60 * GB },
  admin: null,
  superadmin: null,
}

/** Of whatever plan: an address of e-mail is proved in a minute, and 60 GB are paid for by somebody. */
export const TRIAL_PHOTO_QUOTA: PhotoQuota = ATALAIA

/** Feeds and menus leave the rest to what people send themselves. */
export const IMPORTS_SHARE = 0.9
