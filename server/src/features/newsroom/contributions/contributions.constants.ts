const DAY_MS = 24 * 60 * 60 * 1000

/** How long a public list may be remembered; whatever changes drops it at once. */
export const PUBLIC_READ_SECONDS = 600
/** How many of their own a person is shown at once. */
export const OWN_PAGE = 20
/** Letters of the text that a card shows. */
export const SUMMARY_MAX = 220

/** Where the e-mails lead; the token follows the hash sign, so that no log ever holds it. */
export const FOLLOW_PATH = '/voce-no-portal/acompanhar'
export const GALLERY_PATH = '/voce-no-portal'

/** An e-mail nobody confirmed may be of somebody who does not want to be known here. */
export const UNCONFIRMED_MS = 7 * DAY_MS
/** Of what was withdrawn only the title is left, for whoever asks what became of it. */
export const WITHDRAWN_MS = 30 * DAY_MS
export const REJECTED_MS = 180 * DAY_MS
export const ANSWERED_MS = 365 * DAY_MS
