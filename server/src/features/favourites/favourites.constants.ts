/** How many cards a page of the list holds. */
export const FAVOURITES_PAGE = 24
