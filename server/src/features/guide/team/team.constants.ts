const DAY_MS = 24 * 60 * 60 * 1000

export const INVITATION_LIFETIME_MS = 7 * DAY_MS
/** Whoever holds a link may use it, so it ends sooner. */
export const LINK_LIFETIME_MS = 3 * DAY_MS
export const OFFER_LIFETIME_MS = 7 * DAY_MS
/** Members and open invitations together. */
export const TEAM_MAX = 20
/** Where the e-mail leads; the token follows the hash sign, so that no log ever holds it. */
export const INVITATION_PATH = '/convite-equipe'
