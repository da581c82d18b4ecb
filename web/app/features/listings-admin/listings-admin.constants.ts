/** How long the search waits after the last letter. */
export const SEARCH_DEBOUNCE_MS = 300
