import type { EstablishmentStatus } from '@portal/contract/establishments/establishment'
import { Conflict } from '../../platform/errors/domain-errors.ts'
import { establishmentsTexts } from './establishments.texts.ts'
import type { Listing } from './listing.rules.ts'

export type Decision = 'submit' | 'approve' | 'reject' | 'suspend' | 'restore' | 'archive'

/** draft → pending → published | rejected; published → suspended | archived, and back. */
const TRANSITIONS: Record<
  Decision,
  { from: readonly EstablishmentStatus[]; to: EstablishmentStatus }
> = {
  submit: { from: ['draft', 'rejected', 'archived'], to: 'pending' },
  approve: { from: ['pending'], to: 'published' },
  reject: { from: ['pending'], to: 'rejected' },
  suspend: { from: ['published'], to: 'suspended' },
  restore: { from: ['suspended', 'archived'], to: 'published' },
  archive: { from: ['draft', 'pending', 'rejected', 'published'], to: 'archived' },
}

export function admits(decision: Decision, status: EstablishmentStatus): boolean {
  return TRANSITIONS[decision].from.includes(status)
}

/** The listing after the decision; the reason is what its owner reads. */
export function decided(
  listing: Listing,
  decision: Decision,
  { now, reason = null }: { now: Date; reason?: string | null },
): Listing {
  if (!admits(decision, listing.status)) {
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
    status: TRANSITIONS[decision].to,
    statusReason: reason,
    submittedAt: decision === 'submit' ? now : null,
    publishedAt: decision === 'approve' ? (listing.publishedAt ?? now) : listing.publishedAt,
    verifiedAt: decision === 'approve' ? now : listing.verifiedAt,
    version: listing.version + 1,
    updatedAt: now,
  }
}

export const isPublic = ({ status }: Pick<Listing, 'status'>) => status === 'published'
