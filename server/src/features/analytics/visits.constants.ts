/** What a node holds at most before it is written; a kill -9 loses no more than this. */
export const FLUSH_MS = 2_000
/** So many are written at once without waiting for the time. */
export const FLUSH_EVENTS = 5_000
/** What does not fit while the database is away is dropped and counted. */
export const MOST_WAITING = 20_000

/**
 * Beacons of one address in a minute. Carriers put hundreds of phones behind one address: that many at a
 * page every half minute pass.
 */
export const BEACONS_PER_MINUTE = 1_200
/** Addresses remembered in a minute; more share one count. */
export const MOST_ADDRESSES = 50_000

/** Bytes of a visitor's hash that are kept: enough for none of a million to meet another by chance. */
export const VISITOR_BYTES = 12
export const SALT_BYTES = 32
