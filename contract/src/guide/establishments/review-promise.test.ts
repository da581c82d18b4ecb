import { expect, it } from 'vitest'
import { isReviewLate, REVIEW_HOURS, reviewDueAt } from './review-promise.ts'

const SENT = new Date('2026-11-18T17:20:00Z')

// spec: 491
it('promises an answer two days after the hour a listing was sent', () => {
  expect(REVIEW_HOURS).toBe(48)
  expect(reviewDueAt(SENT).toISOString()).toBe('2026-11-20T17:20:00.000Z')
})

it('is late only after the promised hour', () => {
  expect(isReviewLate(SENT, new Date('2026-11-20T17:20:00Z'))).toBe(false)
  expect(isReviewLate(SENT, new Date('2026-11-20T17:20:01Z'))).toBe(true)
})
