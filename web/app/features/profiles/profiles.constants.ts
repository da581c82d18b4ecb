/** Spec §7: the profile is asked for again up to three times, never after an authentication error. */
export const PROFILE_RETRIES = 3
export const PROFILE_STALE_MS = 5 * 60_000
export const PROFILE_GC_MS = 10 * 60_000
