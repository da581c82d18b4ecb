import {
  needsTelling,
  type PlanTerms,
  shrunkLimits,
} from '@portal/contract/money/plans/plan-changes'
import { monthsAfter } from '../../../platform/months-after.ts'

const DAY_MS = 86_400_000

/** How long before it holds a person must have been told of another price or of less in their plan. */
export const TELLING_DAYS = 30

/**
 * Whether another version takes something from who has a plan. A price is the business of who pays it: a
 * trial goes over at the price it was begun with, and a plan that was given has none.
 */
export const concerns = (
  source: 'paid' | 'trial' | 'granted',
  held: PlanTerms,
  next: PlanTerms,
): boolean =>
  source === 'paid' ? needsTelling(held, next) : shrunkLimits(held.limits, next.limits).length > 0

/** A subscription's periods end on this day, and again with every cycle from then on. */
export type Period = { anchor: Date; cycle: 'month' | 'year' }

/** The first end of a period that lies at least thirty days after the telling. */
export function inForceFrom({ anchor, cycle }: Period, toldAt: Date): Date {
  const earliest = toldAt.getTime() + TELLING_DAYS * DAY_MS
  const step = cycle === 'year' ? 12 : 1
  let count = Math.max(0, Math.floor(monthsBetween(anchor, earliest) / step) - 1)
  while (monthsAfter(anchor, count * step).getTime() < earliest) count += 1
  return monthsAfter(anchor, count * step)
}

function monthsBetween(from: Date, to: number): number {
  const end = new Date(to)
  return (
    (end.getUTCFullYear() - from.getUTCFullYear()) * 12 + end.getUTCMonth() - from.getUTCMonth()
  )
}
