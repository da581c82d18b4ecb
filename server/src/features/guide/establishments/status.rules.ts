import type { EstablishmentStatus } from '@portal/contract/guide/establishments/establishment'
import {
  type Action,
  isOnline,
  nextStatus,
} from '@portal/contract/guide/establishments/status-rules'
import { Conflict } from '../../../platform/errors/domain-errors.ts'
import { establishmentsTexts } from './establishments.texts.ts'
import type { Listing } from './listing.rules.ts'

export type Decision = Action

export function admits(decision: Decision, status: EstablishmentStatus): boolean {
  return nextStatus(decision, status) !== null
}

/** The listing after the decision; the reason is what its owner reads. */
export function decided(
  listing: Listing,
  decision: Decision,
  { now, reason = null }: { now: Date; reason?: string | null },
): Listing {
  requireNotMerged(listing)
  const status = nextStatus(decision, listing.status)
  if (!status) {
    throw new Conflict(
      'establishment.wrong-status',
      `cannot ${decision} what is ${listing.status}`,
      establishmentsTexts.wrongStatus,
    )
  }
  if (decision === 'restore' && !listing.publishedAt) {
    throw new Conflict(
      'establishment.never-published',
      'only what was public comes back without a review',
      establishmentsTexts.neverPublished,
    )
  }
  return {
    ...listing,
    status,
    statusReason: reason,
    submittedAt: decision === 'submit' ? now : null,
    publishedAt: decision === 'approve' ? (listing.publishedAt ?? now) : listing.publishedAt,
    verifiedAt: decision === 'approve' ? now : listing.verifiedAt,
    version: listing.version + 1,
    updatedAt: now,
  }
}

/** What became part of another listing stays that. */
export function requireNotMerged({ mergedInto }: Pick<Listing, 'mergedInto'>) {
  if (mergedInto) {
    throw new Conflict(
      'establishment.merged',
      `it is part of ${mergedInto}`,
      establishmentsTexts.merged,
    )
  }
}

export const isPublic = ({ status }: Pick<Listing, 'status'>) => isOnline(status)
