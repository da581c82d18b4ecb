const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** How far ahead the dates of an event are written out: about 18 months. */
export const HORIZON_DAYS = 550
/** A rule without an end gets more dates once fewer than these are left. */
export const REFILL_DAYS = 520
/** How long something lasts of which nobody said when it ends. */
export const ASSUMED_MS = 3 * HOUR_MS
/** Until this hour the night belongs to the evening before. */
export const NIGHT_ENDS_MINUTE = 6 * 60

/** Dates shown on the page of an event. */
export const DATES_SHOWN = 8
export const RELATED_SHOWN = 3

export const LINK_LIFETIME_MS = 3 * DAY_MS
/** Never confirmed: gone some days after the link stopped working, so that a new one can be asked for. */
export const UNCONFIRMED_KEPT_MS = 7 * DAY_MS
/** Who sent an event in is forgotten this long after the decision; people with an account see theirs. */
export const SUBMITTER_KEPT_MS = 90 * DAY_MS
/** Where the e-mail leads; the token follows the hash sign, so that no log ever holds it. */
export const CONFIRM_PATH = '/cadastro-evento/confirmar'
