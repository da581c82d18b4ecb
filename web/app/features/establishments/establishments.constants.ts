/** The photos on the first screen of a business; the others open below them. */
export const PHOTOS_AT_FIRST = 5
