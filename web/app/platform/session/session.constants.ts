/** How often the session looks at its own age (spec §9). */
export const AUTO_REFRESH_TICK_MS = 30_000
/** It is prolonged when less than this is left: three ticks. */
export const REFRESH_MARGIN_MS = 3 * AUTO_REFRESH_TICK_MS
/** First pause after a request that nobody answered; each further one is twice as long. */
export const RETRY_FIRST_PAUSE_MS = 200
/** A session that is this far past its time without a refresh is worth a warning. */
export const STALE_WARNING_MS = 120_000
/** A first check that takes longer than this is counted as failed; its answer still counts later. */
export const FIRST_CHECK_PATIENCE_MS = 10_000
/** Somebody who leaves does not wait longer than this for a server that says nothing. */
export const SIGN_OUT_PATIENCE_MS = 8_000
/** A sign-out the server could not be told of leads home after this long (spec §4, "Logout"). */
export const FORCED_SIGN_OUT_REDIRECT_MS = 1_000

/** What may answer better in a moment; a failed connection counts as well. */
export const RETRYABLE_STATUSES: readonly number[] = [502, 503, 504]
