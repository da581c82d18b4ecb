import type {
  Contribution,
  ContributionCard,
  OwnContribution,
} from '@portal/contract/contributions/contribution'
import type { ModeratedContribution } from '@portal/contract/contributions/contribution-moderation'
import { queueReasons } from '@portal/contract/establishments/review-queue-rules'
import { SUMMARY_MAX } from './contributions.constants.ts'
import { admits, mayWithdraw } from './contributions.rules.ts'
import type { FoundContribution } from './contributions.store.ts'

export function presentContributionCard(sent: FoundContribution): ContributionCard {
  return {
    id: sent.id,
    slug: sent.slug,
    kind: sent.kind,
    title: sent.title,
    summary: beginningOf(sent.text),
    credit_name: sent.credit_name,
    place: sent.place,
    photo: sent.photos[0] ?? null,
    likes: sent.likes,
    published_at: (sent.published_at ?? sent.created_at).toISOString(),
  }
}

export function presentContribution(sent: FoundContribution): Contribution {
  return {
    ...presentContributionCard(sent),
    text: sent.text,
    happened_on: sent.happened_on,
    photos: sent.photos,
    answer: answerOf(sent),
    updated_at: sent.updated_at.toISOString(),
  }
}

export function presentOwnContribution(sent: FoundContribution): OwnContribution {
  return {
    id: sent.id,
    slug: sent.status === 'published' ? sent.slug : null,
    kind: sent.kind,
    title: sent.title,
    text: sent.text,
    credit_name: sent.credit_name,
    place: sent.place,
    photos: sent.photos,
    is_private: sent.is_private,
    status: sent.status,
    status_reason: sent.status_reason,
    answer: answerOf(sent),
    consent_version: sent.consent_version,
    consented_at: sent.consented_at.toISOString(),
    created_at: sent.created_at.toISOString(),
    likes: sent.likes,
    may: { confirm: sent.status === 'unconfirmed', withdraw: mayWithdraw(sent.status) },
  }
}

export function presentModeratedContribution(sent: FoundContribution): ModeratedContribution {
  const facts = { status: sent.status, kind: sent.kind, isPrivate: sent.is_private }
  return {
    id: sent.id,
    slug: sent.slug,
    kind: sent.kind,
    title: sent.title,
    text: sent.text,
    credit_name: sent.credit_name,
    place: sent.place,
    happened_on: sent.happened_on,
    photos: sent.photos,
    is_private: sent.is_private,
    status: sent.status,
    status_reason: sent.status_reason,
    answer: answerOf(sent),
    flags: queueReasons(`${sent.title}\n${sent.text}`),
    sender: { email: sent.email, name: sent.sender_name },
    consent_version: sent.consent_version,
    consented_at: sent.consented_at.toISOString(),
    created_at: sent.created_at.toISOString(),
    published_at: sent.published_at?.toISOString() ?? null,
    likes: sent.likes,
    version: sent.version,
    may: {
      publish: admits('publish', facts),
      reject: admits('reject', facts),
      answer: admits('answer', facts),
      suspend: admits('suspend', facts),
      archive: admits('archive', facts),
      restore: admits('restore', facts),
    },
  }
}

function answerOf({ answer, answered_at }: FoundContribution) {
  return answer !== null && answered_at
    ? { text: answer, answered_at: answered_at.toISOString() }
    : null
}

/** Whole words, on one line. */
function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= SUMMARY_MAX) return line
  return `${line.slice(0, SUMMARY_MAX).replace(/\s+\S*$/, '')}…`
}
