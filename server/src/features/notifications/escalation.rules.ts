import { kindOf, type NotificationKindName } from '@portal/contract/notifications/kinds'
import {
  type PlannedDelivery,
  quietUntil,
  type Recipient,
  ringsThrough,
  wants,
} from './delivery-plan.rules.ts'

/** `others`: by e-mail and WhatsApp as well. `last`: everywhere once more, before the clock ends. */
export const ESCALATION_STEPS = ['others', 'last'] as const
export type EscalationStep = (typeof ESCALATION_STEPS)[number]

const MINUTE_MS = 60_000
const OTHERS_AFTER_MS = 3 * MINUTE_MS
/** Of the time that was left: three of ten minutes, an hour of a day. */
const LAST_PART = 0.3
const LONGEST_LAST_MS = 60 * MINUTE_MS
const SHORTEST_BETWEEN_MS = MINUTE_MS

/** When what nobody answers is told again: of what has a clock, from when it was first heard. */
export function stepsOf(
  { kind, expiresAt }: { kind: NotificationKindName; expiresAt: Date },
  heardAt: Date,
): { step: EscalationStep; at: Date }[] {
  if (!kindOf(kind).hasClock) return []
  const left = expiresAt.getTime() - heardAt.getTime()
  const others = heardAt.getTime() + OTHERS_AFTER_MS
  const last = expiresAt.getTime() - Math.min(left * LAST_PART, LONGEST_LAST_MS)
  return [
    ...(others < expiresAt.getTime() ? [{ step: 'others' as const, at: new Date(others) }] : []),
    ...(last >= others + SHORTEST_BETWEEN_MS
      ? [{ step: 'last' as const, at: new Date(last) }]
      : []),
  ]
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
