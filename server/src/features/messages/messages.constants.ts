/** How many messages a page of a list holds. */
export const MESSAGES_PAGE = 20
