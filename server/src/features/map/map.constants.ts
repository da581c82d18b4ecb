const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

/** How long a public answer may be remembered; whatever changes drops it at once. */
export const PUBLIC_READ_SECONDS = 600
/** Cards say "Destaque" and count what is to come: no copy of them may lag far behind. */
export const CARD_SECONDS = 60

/** What was never announced (a row mended by hand) is seen after this long all the same. */
export const LOOK_AGAIN_MS = 10 * MINUTE_MS
/** While a node hears nothing of changes, its map is at most this old. */
export const UNHEARD_MS = 5 * SECOND_MS
/** A change is heard twice where it was made, and changes come in bursts: one load for all of them. */
export const GATHER_MS = 40

export const METERS_PER_DEGREE = 111_195
