/** Spec §7: the profile is asked for again up to three times, never after an authentication error. */
export const PROFILE_RETRIES = 3
export const PROFILE_STALE_MS = 5 * 60_000
export const PROFILE_GC_MS = 10 * 60_000

/** Limits of the contract's person fields. */
export const EARLIEST_BIRTH_DATE = '1900-01-01'
export const LONGEST_CITY = 80
export const LONGEST_NAME = 120
export const WHATSAPP_CODE_LENGTH = 6

/** The server's wait between two codes, for when it does not say how much of it is left. */
export const RESEND_WAIT_MS = 60_000
/** How often the wait for another code is counted down. */
export const RESEND_TICK_MS = 1_000
/** A phone whose clock is wrong must not wait for hours: the server's own wait is far shorter. */
export const LONGEST_RESEND_WAIT_S = 600
