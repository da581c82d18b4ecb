/** Where a visitor's browser keeps the ids, the last saved first. */
export const STORAGE_KEY = 'portal.favourites'
/** Tabs tell each other on it that the account's list has changed. */
export const CHANNEL = 'portal.favourites'
/** Only one tab at a time brings the browser's list to the account. */
export const MERGE_LOCK = 'portal.favourites.merge'
