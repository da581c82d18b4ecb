/** How long a business has to answer an order: now, for later (while it is open), or what a shop sends. */
export const ANSWER_MINUTES = { now: 10, scheduled: 60, shop: 24 * 60 } as const
