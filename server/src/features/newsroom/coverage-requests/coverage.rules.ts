import { createHmac } from 'node:crypto'
import {
  COVERAGE_DAYS_AHEAD,
  type CoverageStatus,
  coverageMoves,
  isCoverageOver,
} from '@portal/contract/newsroom/coverage-requests/coverage.texts'
import { dayOfKnownDate } from '@portal/contract/shared/calendar-days'
import {
  Conflict,
  Invalid,
  NotFound,
  requireSameVersion,
} from '../../../platform/errors/domain-errors.ts'
import { FOLLOW_PATH } from './coverage.constants.ts'
import { coverageTexts } from './coverage.texts.ts'

/** What a change of a request needs to know of it. */
export type CoverageRecord = {
  id: string
  clientId: string
  status: CoverageStatus
  refusalReason: string | null
  publishedUrl: string | null
  closedAt: Date | null
  version: number
}

/**
 * Derived with the portal's secret: neither the table nor the queue holds it, and every e-mail about
 * a request carries the same link.
 */
export const tokenOf = (clientId: string, secret: string) =>
  createHmac('sha256', secret).update(`coverage-request\0${clientId}`).digest('base64url')

export const followAddress = (origin: string, token: string) =>
  `${origin}${FOLLOW_PATH}#token=${token}`

export const linkInvalid = () =>
  new Invalid('coverage.link-invalid', 'the link is unknown', [], coverageTexts.linkInvalid)

const refusal = (path: string, message: string) =>
  new Invalid(`coverage.${path.replace('_', '-')}`, message, [{ path, message }], message)

/** There is nothing to cover yesterday, and nobody plans for ten years on. */
export function requireComingDay(day: string, today: string) {
  if (day < today) throw refusal('event_on', coverageTexts.past)
  const ahead = dayOfKnownDate(day) - dayOfKnownDate(today)
  if (ahead > COVERAGE_DAYS_AHEAD) throw refusal('event_on', coverageTexts.tooFar)
}

export function requireSeen(
  found: CoverageRecord | null,
  id: string,
  version: number,
): CoverageRecord {
  if (!found) throw new NotFound('coverage', id)
  requireSameVersion(found, version, coverageTexts.stale)
  return found
}

/** What the person may still do with it. */
export function requireOpen({ status }: Pick<CoverageRecord, 'status'>) {
  if (!isCoverageOver(status)) return
  throw new Conflict('coverage.over', `it is ${status}`, coverageTexts.over)
}

type Move = {
  status: CoverageStatus
  reason?: string | undefined
  published_url?: string | undefined
}
export type Moved = Pick<CoverageRecord, 'status' | 'refusalReason' | 'publishedUrl' | 'closedAt'>

/** Done shows what came of it, refused says why; only a refusal has a reason. */
export function movedTo(request: CoverageRecord, move: Move, now: Date): Moved {
  const { status } = move
  if (!coverageMoves(request.status).includes(status)) {
    const message = `from ${request.status} to ${status}`
    throw new Conflict('coverage.no-way', message, coverageTexts.noWay)
  }
  if (status === 'refused' && !move.reason) throw refusal('reason', coverageTexts.reasonMissing)
  if (status === 'done' && !move.published_url) {
    throw refusal('published_url', coverageTexts.linkMissing)
  }
  return {
    status,
    refusalReason: status === 'refused' ? (move.reason ?? null) : null,
    publishedUrl: status === 'done' ? (move.published_url ?? null) : request.publishedUrl,
    closedAt: isCoverageOver(status) ? now : null,
  }
}
