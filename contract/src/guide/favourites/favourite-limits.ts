/** Limits of saved places. Free of zod: the browser, which keeps them for visitors, reads them too. */

/** How many a person may keep; also how many a browser without an account may bring. */
export const FAVOURITES_MAX = 500
/** How many cards are read at a time by their ids. */
export const FAVOURITE_CARDS_MAX = 60
