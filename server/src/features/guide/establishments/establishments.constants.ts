const DAY_MS = 24 * 3_600_000

/** How long a public answer may be remembered; a change of a listing drops it at once. */
export const PUBLIC_READ_SECONDS = 600

/** Hours that name no next change ("aberto 24 horas", nothing in the coming year) are read again. */
export const HOURS_LOOK_AGAIN_MS = 7 * DAY_MS
export const OPEN_STATE_BATCH = 500
export const RERANK_BATCH = 500

/** How far back the upkeep looks: longer than a worker is ever away without anybody noticing. */
export const ENDED_PLANS_WINDOW_MS = 2 * DAY_MS

/** A listing nobody has vouched for within these is less and less sure of. */
export const FRESH_MS = 90 * DAY_MS
export const AGEING_MS = 365 * DAY_MS

/** The most photos any plan allows; also the bound for listings nobody has claimed. */
export const MOST_PHOTOS = 60
export const NEARBY_CARDS = 6
/** The nearest as the crow flies, of which the nearest by street are shown: some lie across the water. */
export const NEARBY_CANDIDATES = 18
/** How many of the next to change are looked at for those that really open. */
export const OPENING_CANDIDATES = 12

/** Addresses under /api/v1/establishments that are no listing. */
export const TAKEN_SLUGS = ['can-create']
