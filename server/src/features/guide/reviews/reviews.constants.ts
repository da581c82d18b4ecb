/** How many reviews a page of a list holds. */
export const REVIEWS_PAGE = 10
/** How long a public list may be remembered; a new or changed review drops it at once. */
export const PUBLIC_READ_SECONDS = 600
