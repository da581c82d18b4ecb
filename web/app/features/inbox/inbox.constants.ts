/** A dashboard is left open on the counter: new messages show up by themselves. */
export const INBOX_REFRESH_MS = 60_000
