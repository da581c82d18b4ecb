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

/**
 * People of one address on a day, told apart by the name of their browser. Browsers name themselves alike
 * (every Android is "Android 10; K" to Chrome), so that a thousand phones of a carrier are some hundred
 * names: docs/decisions/0110-an-address-is-so-many-people-a-day.md.
 */
export const PEOPLE_OF_AN_ADDRESS = 500
/** Remembered on a day by a node, some 20 MB; whoever comes beyond is not told apart. */
export const MOST_PEOPLE_KNOWN = 250_000

/** Bytes of a visitor's hash that are kept: enough for none of a million to meet another by chance. */
export const VISITOR_BYTES = 12
export const SALT_BYTES = 32
