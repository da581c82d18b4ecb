/** The page of an order; what opens it stands after the hash sign, where no log sees it. */
export const FOLLOW = '/pedido'
export const orderPath = (token: string) => `${FOLLOW}#token=${token}`
/** Below the page of the catalogue. */
export const CHECKOUT = 'pedido'
/** The stream may be down and nobody told: an open order is read so often. */
export const FOLLOW_POLL_MS = 30_000
