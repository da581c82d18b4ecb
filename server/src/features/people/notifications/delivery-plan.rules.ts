import {
  isCalm,
  kindOf,
  type NotificationKindName,
  type OutsideChannel,
  type QuietHours,
} from '@portal/contract/people/notifications/kinds'
import { quietUntil, ringsThrough } from '@portal/contract/people/notifications/quiet-hours'

/** Somebody who is to be told, and by what they can be. */
export type Recipient = {
  userId: string
  /** Only what is known to be theirs is written to. */
  hasEmail: boolean
  hasWhatsApp: boolean
  /** Subscriptions of browsers in which they are signed in. */
  devices: readonly string[]
  /** Of this kind, where it differs from the usual. */
  choices: Readonly<Partial<Record<OutsideChannel, boolean>>>
  quiet: QuietHours
  /** Without a clock, today, that went beyond the app. */
  calmToday: number
}

export type PlannedDelivery = {
  channel: OutsideChannel
  subscriptionId: string | null
  at: Date
}

type Telling = {
  kind: NotificationKindName
  /** Of the business at this moment; what is about no business is never open. */
  isOpen: boolean
  expiresAt: Date
}

export const wants = (
  { choices }: Pick<Recipient, 'choices'>,
  kind: NotificationKindName,
  channel: OutsideChannel,
): boolean =>
  (kindOf(kind).isFixed ? undefined : choices[channel]) ?? kindOf(kind).channels[channel]

/**
 * Where somebody is told of something now. What has a clock goes to their devices, and by e-mail at once
 * where there is none; anything else wherever they chose, within the limit of a day. In quiet hours what does
 * not ring waits for their end; what will have ended by then is at least written.
 */
export function planDeliveries(
  recipient: Recipient,
  telling: Telling,
  now: Date,
): PlannedDelivery[] {
  const { kind, expiresAt } = telling
  const { hasClock } = kindOf(kind)
  if (isCalm(kindOf(kind)) && recipient.calmToday >= recipient.quiet.daily_limit) return []
  const wanted = (channel: OutsideChannel) => wants(recipient, kind, channel)
  const quiet = ringsThrough(recipient.quiet, telling) ? null : quietUntil(recipient.quiet, now)
  const at = quiet ?? now
  const letter = recipient.hasEmail && wanted('email')
  if (at >= expiresAt) return letter ? [{ channel: 'email', subscriptionId: null, at: now }] : []

  const pushes = wanted('push')
    ? recipient.devices.map((id) => ({ channel: 'push' as const, subscriptionId: id, at }))
    : []
  if (hasClock && pushes.length > 0) return pushes
  const messages = !hasClock && recipient.hasWhatsApp && wanted('whatsapp')
  return [
    ...pushes,
    ...(letter ? [{ channel: 'email' as const, subscriptionId: null, at }] : []),
    ...(messages ? [{ channel: 'whatsapp' as const, subscriptionId: null, at }] : []),
  ]
}

const FALLING: readonly OutsideChannel[] = ['push', 'email', 'whatsapp']

/** Where a channel has failed, of what has a clock: the next one that this person has and wants. */
export function nextChannel(
  recipient: Pick<Recipient, 'choices' | 'hasEmail' | 'hasWhatsApp'>,
  kind: NotificationKindName,
  failed: OutsideChannel,
): OutsideChannel | null {
  if (!kindOf(kind).hasClock) return null
  const has: Record<OutsideChannel, boolean> = {
    push: false,
    email: recipient.hasEmail,
    whatsapp: recipient.hasWhatsApp,
  }
  const later = FALLING.slice(FALLING.indexOf(failed) + 1)
  return later.find((channel) => has[channel] && wants(recipient, kind, channel)) ?? null
}

const RETRY_SECONDS = [5, 20, 60, 180, 600, 1800]
/** Beyond this a person with a clock is told in another way too. */
export const PATIENCE_SECONDS = 60
const MOST_TRIES = 12

/** When to try again what was certainly not taken; null where it is not worth it any more. */
export function nextTry(
  { tries, expiresAt }: { tries: number; expiresAt: Date },
  { afterSeconds }: { afterSeconds: number | null },
  now: Date,
): Date | null {
  if (tries >= MOST_TRIES) return null
  const seconds = RETRY_SECONDS[Math.min(tries, RETRY_SECONDS.length) - 1] ?? 0
  const at = new Date(now.getTime() + Math.max(seconds, afterSeconds ?? 0) * 1000)
  return at < expiresAt ? at : null
}
