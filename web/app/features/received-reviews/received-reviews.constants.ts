/** From here on the box says how many letters are left. */
export const REPLY_ALMOST_FULL = 200
