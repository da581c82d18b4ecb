const HOUR_MS = 3_600_000

/** A photo that nothing shows is kept for so long, while somebody may still be filling in a form. */
export const UNUSED_PHOTO_MS = 24 * HOUR_MS
/** How far back the nightly sweep looks for files that have no row any more. */
export const LEFTOVER_WINDOW_MS = 72 * HOUR_MS
/** A photo still being prepared after so long was forgotten by the queue. */
export const STUCK_MS = HOUR_MS / 2
export const SWEEP_BATCH = 500
