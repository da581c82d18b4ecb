const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

export const CODE_LIFETIME_MS = 10 * MINUTE_MS
/** Another code may be asked for after this. */
export const CODE_RESEND_MS = 60 * SECOND_MS
export const CODE_TRIES = 5
