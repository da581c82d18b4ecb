import { queueReasons } from '@portal/contract/guide/establishments/review-queue-rules'
import { SUMMARY_MAX } from './contributions.constants.ts'
import { admits, mayWithdraw } from './contributions.rules.ts'
import type { FoundContribution } from './contributions.store.ts'

export const presentContributionCard = (sent: FoundContribution) => ({
  ...sent,
  summary: beginningOf(sent.text),
  photo: sent.photos[0] ?? null,
  published_at: sent.published_at ?? sent.created_at,
})

export const presentContribution = (sent: FoundContribution) => ({
  ...presentContributionCard(sent),
  answer: answerOf(sent),
})

export const presentOwnContribution = (sent: FoundContribution) => ({
  ...sent,
  slug: sent.status === 'published' ? sent.slug : null,
  answer: answerOf(sent),
  may: { confirm: sent.status === 'unconfirmed', withdraw: mayWithdraw(sent.status) },
})

export function presentModeratedContribution(sent: FoundContribution) {
  const facts = { status: sent.status, kind: sent.kind, isPrivate: sent.is_private }
  return {
    ...sent,
    answer: answerOf(sent),
    flags: queueReasons(`${sent.title}\n${sent.text}`),
    sender: { email: sent.email, name: sent.sender_name },
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
  return answer !== null && answered_at ? { text: answer, answered_at } : null
}

/** Whole words, on one line. */
function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= SUMMARY_MAX) return line
  return `${line.slice(0, SUMMARY_MAX).replace(/\s+\S*$/, '')}…`
}
