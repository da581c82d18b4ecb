/** How long the phone may look for where it is, and how old its answer may be. */
export const POSITION_TIMEOUT_MS = 10_000
export const POSITION_MAX_AGE_MS = 300_000
/** About a hundred metres: enough to sort by, too little to tell a house. */
export const POSITION_DECIMALS = 3
/** The photos on the first screen of a business; the others open below them. */
export const PHOTOS_AT_FIRST = 5
