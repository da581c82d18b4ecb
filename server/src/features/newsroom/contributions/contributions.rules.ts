import { createHmac } from 'node:crypto'
import type {
  ContributionKind,
  ContributionStatus,
} from '@portal/contract/newsroom/contributions/contribution.texts'
import type { ContributionDecision } from '@portal/contract/newsroom/contributions/contribution-moderation'
import { slugOf } from '@portal/contract/shared/slug'
import { hashToken } from '../../../platform/auth/token-hash.ts'
import type { PhotoOfUse } from '../../../platform/database/photos-of-use.ts'
import { Conflict, Invalid, requireSameVersion } from '../../../platform/errors/domain-errors.ts'
import { FOLLOW_PATH } from './contributions.constants.ts'
import { contributionsTexts } from './contributions.texts.ts'

/** What deciding about one needs to know of it. */
export type ContributionRecord = {
  id: string
  clientId: string
  slug: string
  userId: string | null
  email: string
  kind: ContributionKind
  status: ContributionStatus
  isPrivate: boolean
  publishedAt: Date | null
  version: number
}

/**
 * Derived with the portal's secret: neither the table nor the queue holds it, and every e-mail about
 * the same thing carries the same link.
 */
export const tokenOf = (clientId: string, secret: string) =>
  createHmac('sha256', secret).update(`contribution\0${clientId}`).digest('base64url')

export const followAddress = (origin: string, token: string) =>
  `${origin}${FOLLOW_PATH}#token=${token}`

export const linkInvalid = () =>
  new Invalid(
    'contributions.link-invalid',
    'the link is unknown',
    [],
    contributionsTexts.linkInvalid,
  )

const ENDING_LENGTH = 8

/** Two of one title are told apart, and nobody can count how many were sent. */
export function slugFor(title: string, clientId: string): string {
  return `${slugOf(title)}-${hashToken(clientId).toString('hex').slice(0, ENDING_LENGTH)}`
}

/** One's own, ready, each once. */
export function requireOwnPhotos(
  wanted: readonly string[],
  known: readonly PhotoOfUse[],
  userId: string | null,
) {
  const texts = contributionsTexts.photos
  const byId = new Map(known.map((photo) => [photo.id, photo]))
  for (const [index, id] of wanted.entries()) {
    const photo = byId.get(id)
    if (!userId || photo?.userId !== userId) throw photoRefusal(index, texts.unknown)
    if (photo.status === 'processing') throw photoRefusal(index, texts.processing)
    if (photo.status !== 'ready') throw photoRefusal(index, texts.failed)
    if (wanted.indexOf(id) !== index) throw photoRefusal(index, texts.repeated)
  }
}

const photoRefusal = (index: number, message: string) =>
  new Invalid(
    'contributions.photos',
    `photo ${index} cannot be used`,
    [{ path: `photos.${index}`, message }],
    message,
  )

type Verb = ContributionDecision['decision']
type Decided = Pick<ContributionRecord, 'status' | 'kind' | 'isPrivate'>

const FROM: Record<Verb, readonly ContributionStatus[]> = {
  publish: ['pending', 'rejected'],
  reject: ['pending'],
  answer: ['pending', 'answered', 'published'],
  suspend: ['published'],
  archive: ['published', 'suspended', 'rejected', 'answered'],
  restore: ['suspended', 'archived'],
}

/** What a private complaint is sent for is an answer; what anybody else sends is to be shown. */
export function admits(verb: Verb, { status, kind, isPrivate }: Decided): boolean {
  if (!FROM[verb].includes(status)) return false
  if (verb === 'answer') return kind === 'complaint'
  return !(isPrivate && (verb === 'publish' || verb === 'restore'))
}

export type Verdict = {
  status: ContributionStatus
  statusReason: string | null
  publishedAt: Date | null
  /** Absent where it stays as it is. */
  answer?: { text: string; at: Date }
}

/** Decided is what was seen: an answer or a withdrawal in between is told, not run over. */
export function verdictOf(
  contribution: ContributionRecord,
  decision: ContributionDecision,
  now: Date,
): Verdict {
  requireSameVersion(contribution, decision.version, contributionsTexts.stale)
  if (!admits(decision.decision, contribution)) {
    throw new Conflict(
      'contributions.decided',
      `it is ${contribution.status}`,
      contributionsTexts.decided,
    )
  }
  const { status, publishedAt, isPrivate } = contribution
  const stays = { statusReason: null, publishedAt }
  switch (decision.decision) {
    case 'publish':
    case 'restore':
      return { ...stays, status: 'published', publishedAt: publishedAt ?? now }
    case 'reject':
      return { ...stays, status: 'rejected', statusReason: decision.reason }
    case 'suspend':
      return { ...stays, status: 'suspended', statusReason: decision.reason }
    case 'archive':
      return { ...stays, status: 'archived' }
    case 'answer':
      return {
        ...stays,
        status: isPrivate ? 'answered' : status,
        answer: { text: decision.answer, at: now },
      }
  }
}

export const mayWithdraw = (status: ContributionStatus) => status !== 'withdrawn'
