const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** How long the link of the first e-mail is good for. */
export const REQUEST_LIFETIME_MS = 3 * DAY_MS
/** Who left is remembered this long, only so as not to be written to again. */
export const LEFT_KEPT_MS = 365 * DAY_MS

export const CONFIRM_PATH = '/newsletter/confirmar'
/** A page for people and, by POST, the one-click address of RFC 8058: an e-mail names one address. */
export const LEAVE_PATH = '/newsletter/sair'

/** E-mails on their way at once from one worker: as many may be in doubt if it is killed. */
export const SENDERS = 4
/** A run ends after this long and the next minute's goes on, so that a stop never waits for it. */
export const RUN_MS = 40_000
/** Longer than a mail server is ever waited for: whoever claimed the e-mail is gone. */
export const CLAIM_MS = 3 * MINUTE_MS
/** What the mail server puts off is tried again this often, each time later. */
export const MOST_ATTEMPTS = 5
export const RETRY_MS = 5 * MINUTE_MS

export const ISSUES_SHOWN = 60
export const EVENTS_IN_ISSUE = 5
export const NEWS_IN_ISSUE = 4
