/** Times of spec §7 for the portal settings. */
export const SETTINGS_STALE_MS = 5 * 60_000
export const SETTINGS_GC_MS = 10 * 60_000
export const SETTINGS_RETRY_DELAY_MS = 3_000
