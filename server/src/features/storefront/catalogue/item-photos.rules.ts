import { z } from 'zod'
import { defineJob } from '../../../platform/queue/job.ts'

/** Where a photo is elsewhere, at most 1,000 letters; the checksum is of whoever serves it, or empty. */
export type PhotoSource = { url: string; checksum: string }

/** After the last one nothing is fetched until the menu comes again, a day later. */
export const MOST_PHOTO_ATTEMPTS = 3

export const COPY_ITEM_PHOTOS_JOB = defineJob(
  'catalogue.copy-photos',
  z.object({ establishmentId: z.uuid() }),
  { key: ({ establishmentId }) => establishmentId },
)

/** Null where none came from elsewhere; own is one that somebody chose here. */
export type KnownPhoto = { url: string | null; checksum: string | null; isOwn: boolean }

/** Whether an item would show another photo; one that somebody chose here stays. */
export const isNewPhoto = (
  wanted: PhotoSource | undefined,
  known: KnownPhoto | undefined,
): boolean =>
  wanted !== undefined &&
  !known?.isOwn &&
  (wanted.url !== known?.url || wanted.checksum !== known?.checksum)
