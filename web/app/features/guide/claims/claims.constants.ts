export const CODE_LENGTH = 6
/** The contract's longest note to the team. */
export const LONGEST_MESSAGE = 1000
/** Another code may be asked for so long after the last one; the server says exactly when. */
export const RESEND_WAIT_MS = 60_000
/** A phone whose clock is wrong must not wait for hours. */
export const LONGEST_RESEND_WAIT_MS = 120_000
export const RESEND_TICK_MS = 1000
/** While a code is on its way: a phone that cannot be reached is known only after a while. */
export const DELIVERY_CHECK_MS = 5000
