import type { PushSubscriptionKeys } from '@portal/contract/people/notifications/notifications'
import { keepOnDevice, keptOnDevice } from './kept-on-device.ts'

/** What this browser can do about pushes. A browser has one subscription, whatever it is used for. */
export type PushAbility =
  | 'able'
  /** The person, or their browser for them, has said no. */
  | 'blocked'
  /** An iPhone shows pushes of sites on its home screen only. */
  | 'needs-home-screen'
  | 'unsupported'

/** Who uses it: the account that is signed in, and what was asked for without one. Each keeps its own words. */
const MARKS = { account: 'guia:avisos', tide: 'guia:avisos-da-mare' } as const
export type PushUse = keyof typeof MARKS

export const pushMark = (use: PushUse): string | null => keptOnDevice(MARKS[use]) || null
export const keepPushMark = (use: PushUse, value: string) => keepOnDevice(MARKS[use], value)

export type PushTab = Pick<Window, 'navigator'> & {
  Notification?: typeof Notification
  PushManager?: unknown
}

const registrationOf = async ({ navigator }: PushTab) =>
  (await navigator.serviceWorker?.getRegistration()) ?? null

export const subscriptionOf = async (tab: PushTab) =>
  (await (await registrationOf(tab))?.pushManager?.getSubscription()) ?? null

export async function readAbility(tab: PushTab): Promise<PushAbility> {
  const { navigator, Notification: permission } = tab
  if (!permission || !tab.PushManager || !navigator.serviceWorker) {
    const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent)
    const isInstalled = (navigator as Navigator & { standalone?: boolean }).standalone === true
    return isApple && !isInstalled ? 'needs-home-screen' : 'unsupported'
  }
  if (permission.permission === 'denied') return 'blocked'
  return (await registrationOf(tab)) ? 'able' : 'unsupported'
}

/** After a press of the person only: the browser asks, once. */
export async function subscribe(
  publicKey: string,
  tab: PushTab,
): Promise<PushSubscription | 'blocked'> {
  const answer = await tab.Notification?.requestPermission()
  if (answer !== 'granted') return 'blocked'
  const registration = await registrationOf(tab)
  if (!registration) throw new Error('no service worker')
  const kept = await registration.pushManager.getSubscription()
  if (kept && keyOf(kept) === publicKey) return kept
  // Made with keys that are no longer ours: nothing we send would reach it.
  if (kept) await kept.unsubscribe()
  return registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
}

/** Used for this no longer; the browser is let go when it is used for nothing else. */
export async function release(use: PushUse, tab: PushTab) {
  keepPushMark(use, '')
  const other = use === 'account' ? 'tide' : 'account'
  if (pushMark(other) === null) await (await subscriptionOf(tab))?.unsubscribe()
}

export function keysOf(subscription: PushSubscription): PushSubscriptionKeys {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } }
}

export function keyOf({ options }: PushSubscription): string | null {
  const key = options?.applicationServerKey
  if (!key) return null
  return btoa(String.fromCharCode(...new Uint8Array(key)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
