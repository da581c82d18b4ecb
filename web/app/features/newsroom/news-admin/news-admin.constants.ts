/** How long a pause in writing is before it is saved, and how long writing without one may last. */
export const SAVE_PAUSE_MS = 2000
export const SAVE_AT_LATEST_MS = 8000
/** The copy on this device follows closer: it is what outlives a tab that is killed. */
export const BACKUP_PAUSE_MS = 300
/** With no connection: when to try again. */
export const RETRY_MS = 5000
/** A browser lets a page that goes send so much on (64 KB, all requests together). */
export const KEEPALIVE_MAX_BYTES = 60_000
