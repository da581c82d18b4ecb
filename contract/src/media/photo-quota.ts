import type { PlanType } from '../shared/plans.ts'

const GB = 1024 ** 3

/** What the storage keeps for one account; bytes are those of the files as they were sent. */
export type PhotoQuota = { photos: number; bytes: number }

/** Well above what the businesses, menus and properties of a plan show. Who works for the portal has none. */
export const PHOTO_QUOTA: Record<PlanType, PhotoQuota | null> = {
  clube: { photos: 500, bytes: 2 * GB },
  atalaia: { photos: 1_500, bytes: 6 * GB },
  macarico: { photos: 4_000, bytes: 16 * GB },
  espadarte: { photos: 20_000, bytes: 60 * GB },
  admin: null,
  superadmin: null,
}

/** Feeds and menus leave the rest to what people send themselves. */
export const IMPORTS_SHARE = 0.9
