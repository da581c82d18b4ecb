/** Spec §9: the can-create and establishment-count queries are fresh 1 minute and kept 5. */
export const ROOM_FRESH_MS = 60_000
export const ROOM_KEPT_MS = 5 * 60_000

export const LONGEST_NAME = 120
export const LONGEST_DESCRIPTION = 4000
export const LONGEST_ACCESSIBILITY_NOTES = 500
