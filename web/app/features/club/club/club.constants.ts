/** Spec §7: how long the club's sign-up area trusts what it read, and how long it is kept. */
export const CLUB_STALE_MS = 5 * 60_000
export const CLUB_GC_MS = 10 * 60_000

/** Spec §9: the new member is taken home this long after joining. */
export const JOINED_REDIRECT_MS = 2000

export const PASSWORD_MIN = 6
export const WHATSAPP_MIN_DIGITS = 10
export const WHATSAPP_MAX_DIGITS = 11

/** The contract's longest values. */
export const LONGEST_NAME = 120
export const LONGEST_EMAIL = 254
export const LONGEST_PASSWORD = 128
export const LONGEST_CITY = 80
export const EARLIEST_BIRTH_DATE = '1900-01-01'

/** Where the calls to action of the page lead. */
export const JOIN_ANCHOR = 'cadastro'
