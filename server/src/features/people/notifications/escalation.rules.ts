import {
  type Escalation,
  kindOf,
  type NotificationKindName,
  USUAL_ESCALATION,
} from '@portal/contract/people/notifications/kinds'
import { quietUntil, ringsThrough } from '@portal/contract/people/notifications/quiet-hours'
import { ANSWER_MINUTES } from '@portal/contract/shared/answer-minutes'
import { type PlannedDelivery, type Recipient, wants } from './delivery-plan.rules.ts'

/**
 * `others`: by e-mail and WhatsApp as well, and whoever was not told at once. `last`: everywhere once more,
 * before the clock ends.
 */
export const ESCALATION_STEPS = ['others', 'last'] as const
export type EscalationStep = (typeof ESCALATION_STEPS)[number]

const MINUTE_MS = 60_000
/** Of a longer time than an order has, as much of what was left: an hour of a day. */
const LAST_PART = 0.3
const LONGEST_LAST_MS = 60 * MINUTE_MS
const SHORTEST_BETWEEN_MS = MINUTE_MS

/** When what nobody answers is told again: of what has a clock, from when it was first heard. */
export function stepsOf(
  { kind, expiresAt }: { kind: NotificationKindName; expiresAt: Date },
  heardAt: Date,
  { others_after, last_before }: Escalation = USUAL_ESCALATION,
): { step: EscalationStep; at: Date }[] {
  if (!kindOf(kind).hasClock) return []
  const left = expiresAt.getTime() - heardAt.getTime()
  const others = heardAt.getTime() + others_after * MINUTE_MS
  const isBrief = left <= ANSWER_MINUTES.now * MINUTE_MS
  const before = isBrief ? last_before * MINUTE_MS : Math.min(left * LAST_PART, LONGEST_LAST_MS)
  const last = expiresAt.getTime() - before
  return [
    ...(others < expiresAt.getTime() ? [{ step: 'others' as const, at: new Date(others) }] : []),
    ...(last >= others + SHORTEST_BETWEEN_MS
      ? [{ step: 'last' as const, at: new Date(last) }]
      : []),
  ]
}

/**
 * Who of them hears of it only once nobody has answered. Nobody is put off where there is no such moment, or
 * where somebody would not be left to be told at once.
 */
export function toldLater(
  people: readonly { userId: string }[],
  telling: { kind: NotificationKindName; expiresAt: Date },
  escalation: Escalation & { later: readonly string[] },
  now: Date,
): ReadonlySet<string> {
  const later = people.map(({ userId }) => userId).filter((id) => escalation.later.includes(id))
  const isToldAgain = stepsOf(telling, now, escalation).some(({ step }) => step === 'others')
  return new Set(isToldAgain && later.length < people.length ? later : [])
}

/** Nobody has answered: in writing, wherever this person wants it and has it. */
export function planOthers(
  recipient: Recipient,
  telling: { kind: NotificationKindName; isOpen: boolean; expiresAt: Date },
  now: Date,
): PlannedDelivery[] {
  const quiet = ringsThrough(recipient.quiet, telling) ? null : quietUntil(recipient.quiet, now)
  const at = quiet ?? now
  if (at >= telling.expiresAt) return []
  return (['email', 'whatsapp'] as const)
    .filter((channel) => (channel === 'email' ? recipient.hasEmail : recipient.hasWhatsApp))
    .filter((channel) => wants(recipient, telling.kind, channel))
    .map((channel) => ({ channel, subscriptionId: null, at }))
}
