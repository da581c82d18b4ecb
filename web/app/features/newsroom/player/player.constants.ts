export const BACK_S = 15
export const FORWARD_S = 30
export const RATES = [0.8, 1, 1.2, 1.5, 1.75, 2] as const
export const RATE_KEY = 'portal.player.rate'
export const CHANNEL = 'portal.player'
/** How often the place is written down while it plays. */
export const KEEP_EVERY_MS = 5_000
/** After a failure: soon, then with patience. */
export const RETRY_AFTER_MS = [1_000, 3_000, 8_000, 20_000] as const
