/** Where a list that goes on by cursors begins. */
export const FIRST_PAGE: string | null = null
