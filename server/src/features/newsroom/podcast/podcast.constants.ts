const HOUR_MS = 3_600_000

/** A file that no episode uses is kept for so long, while somebody may still be writing about it. */
export const UNUSED_AUDIO_MS = 48 * HOUR_MS
export const SWEEP_BATCH = 100
/** A person with a slow line needs this long for the largest file. */
export const UPLOAD_TIMEOUT_MS = 2 * HOUR_MS
/** Files on their way at once: each may take the disk space of the largest. */
export const UPLOADS_AT_ONCE = 2
/** Somebody who pauses is still listening. */
export const LISTENING_TIMEOUT_MS = 12 * HOUR_MS
export const EPISODES_A_PAGE = 20
/** Directories read so far back; older episodes stay on their pages. */
export const EPISODES_IN_FEED = 300
export const PUBLIC_TTL_SECONDS = 300
export const FEED_MAX_AGE_SECONDS = 300
