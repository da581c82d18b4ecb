import { hash } from 'node:crypto'
import {
  countedPage,
  isCatalogue,
  type PageKind,
} from '@portal/contract/insight/analytics/page-kinds'
import type { Visit } from '@portal/contract/insight/analytics/visit'
import type { VisitKind, VisitSource } from '@portal/contract/insight/analytics/visit-kinds'
import { isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { dayOfWallMinute, MINUTES_PER_DAY, wallMinuteAt } from '@portal/contract/shared/time-zones'
import { sourceOf } from './sources.rules.ts'
import { VISITOR_BYTES } from './visits.constants.ts'

/** One thing that somebody did, before it is known whose business it was and whether there is one. */
export type Happening = {
  kind: VisitKind
  page: PageKind
  slug: string | null
  source: VisitSource
  /** What was looked for, as it was typed. */
  word: string | null
}

/**
 * What a beacon says, as things to count. Who opens the menu of a business has opened a page of it too:
 * of the people who looked, those who read the menu are a part.
 */
export function happeningsOf(visit: Visit, ownHost: string): Happening[] {
  const where = countedPage(visit.page)
  if (!where) return []
  const { kind: page } = where
  const { kind, of = [] } = visit
  const on = { page, source: 'portal', word: null } as const
  if (kind === 'listed') return [...new Set(of)].map((slug) => ({ ...on, kind, slug }))
  if (kind !== 'view') {
    const slug = of[0] ?? where.slug
    return slug ? [{ ...on, kind, slug }] : []
  }
  const source = sourceOf(visit.from, ownHost)
  const word = source === 'search' && where.slug ? (visit.word ?? null) : null
  const view: Happening = { kind, page, slug: where.slug, source, word }
  return where.slug && isCatalogue(page) ? [view, { ...view, kind: 'menu', word: null }] : [view]
}

/** The day and the hour it is in the city. */
export function cityHour(at: Date): { day: string; hour: number } {
  const wallMinute = wallMinuteAt(at)
  const day = dayOfWallMinute(wallMinute)
  return {
    day: isoDateOfDay(day),
    hour: Math.floor((wallMinute - day * MINUTES_PER_DAY) / 60),
  }
}

/** Somebody of one day: the same phone is another one tomorrow, and nobody can tell which. */
export const visitorOf = (salt: Buffer, who: string): string =>
  hash('sha256', `${salt.toString('hex')}\n${who}`, 'hex').slice(0, 2 * VISITOR_BYTES)
