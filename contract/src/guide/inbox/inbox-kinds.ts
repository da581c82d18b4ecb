import type { TeamRight } from '../team/team-rights.ts'

/** Free of zod: the browser reads them too. */

/**
 * What a business has to answer, what costs most by silence first. An order, a request and a return end
 * by themselves at their hour; people ask the next one; a review stands there for everybody to read.
 */
export const INBOX_KINDS = ['order', 'stay', 'return', 'lead', 'message', 'review'] as const
export type InboxKind = (typeof INBOX_KINDS)[number]

/** What is lost by silence within hours rings over every screen of a workplace. */
export const CALL_KINDS = ['order', 'stay'] as const satisfies InboxKind[]

/** Nobody reads what they may not answer. */
export const INBOX_RIGHTS = {
  order: 'orders.move',
  stay: 'stays.answer',
  return: 'orders.move',
  lead: 'properties.see',
  message: 'messages.answer',
  review: 'reviews.reply',
} as const satisfies Record<InboxKind, TeamRight>

/** How soon silence costs something: what has a clock of its own, who waits, what only stands there. */
export const URGENCIES = ['clock', 'person', 'public'] as const
export type Urgency = (typeof URGENCIES)[number]

/** Within these hours an answer is still worth all it can be; who has waited longer comes first. */
export const ANSWER_WITHIN_HOURS = { lead: 4, message: 24, review: 7 * 24 } as const

export type InboxCounts = Partial<Record<InboxKind, number>>

export const countOf = (counts: InboxCounts): number =>
  INBOX_KINDS.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0)
