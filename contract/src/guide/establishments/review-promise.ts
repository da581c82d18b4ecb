/** What is promised to who sends a listing. Free of schemas: the browser reads it too. */

/** A person looks at what was sent within so long, whatever the day. */
export const REVIEW_HOURS = 48

const HOUR_MS = 3_600_000

export const reviewDueAt = (submittedAt: Date) =>
  new Date(submittedAt.getTime() + REVIEW_HOURS * HOUR_MS)

/** What was sent before this moment has waited longer than promised. */
export const lateBefore = (now: Date) => new Date(now.getTime() - REVIEW_HOURS * HOUR_MS)

export const isReviewLate = (submittedAt: Date, now: Date) => submittedAt < lateBefore(now)
