import type {
  PushDevices,
  PushSubscriptionKeys,
} from '@portal/contract/people/notifications/notifications'
import { partsOf } from '@portal/contract/shared/records'
import { browserApi } from '~/platform/api.ts'
import { keepOnDevice, keptOnDevice } from '~/platform/kept-on-device.ts'

/** What this browser can do about pushes, and does. */
export type DeviceState =
  | 'on'
  | 'off'
  /** The person, or their browser for them, has said no. */
  | 'blocked'
  /** An iPhone shows pushes of sites on its home screen only. */
  | 'needs-home-screen'
  | 'unsupported'

/** In which session this browser was switched on: one that was taken off elsewhere is not switched on again. */
const MARK = 'guia:avisos'

type Tab = Pick<Window, 'navigator'> & { Notification?: typeof Notification; PushManager?: unknown }

const registrationOf = async ({ navigator }: Tab) =>
  (await navigator.serviceWorker?.getRegistration()) ?? null

const subscriptionOf = async (tab: Tab) =>
  (await (await registrationOf(tab))?.pushManager?.getSubscription()) ?? null

export async function readDevice(devices: PushDevices, tab: Tab = window): Promise<DeviceState> {
  const { navigator, Notification: permission } = tab
  if (!permission || !tab.PushManager || !navigator.serviceWorker) {
    const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent)
    const isInstalled = partsOf(navigator).standalone === true
    return isApple && !isInstalled ? 'needs-home-screen' : 'unsupported'
  }
  if (permission.permission === 'denied') return 'blocked'
  if (!(await registrationOf(tab))) return 'unsupported'
  const isKnown = devices.devices.some(({ is_current }) => is_current)
  return isKnown && permission.permission === 'granted' && (await subscriptionOf(tab))
    ? 'on'
    : 'off'
}

/** After a press of the person only: the browser asks, once. */
export async function switchOn(
  { publicKey, sessionId }: { publicKey: string; sessionId: string },
  tab: Tab = window,
): Promise<PushDevices | 'blocked'> {
  const answer = await tab.Notification?.requestPermission()
  if (answer !== 'granted') return 'blocked'
  const registration = await registrationOf(tab)
  if (!registration) throw new Error('no service worker')
  const kept = await registration.pushManager.getSubscription()
  const isOurs = kept && keyOf(kept) === publicKey
  // Made with keys that are no longer ours: nothing we send would reach it.
  if (kept && !isOurs) await kept.unsubscribe()
  const subscription = isOurs
    ? kept
    : await registration.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: publicKey,
      })
  const devices = await keep(subscription)
  keepOnDevice(MARK, sessionId)
  return devices
}

export async function switchOff(id: string | undefined, tab: Tab = window): Promise<PushDevices> {
  await (await subscriptionOf(tab))?.unsubscribe()
  keepOnDevice(MARK, '')
  return id ? removeDevice(id) : browserApi.get('/api/v1/my/push-devices')
}

export const removeDevice = (id: string): Promise<PushDevices> =>
  browserApi.send('DELETE', '/api/v1/my/push-devices/:id', { params: { id } })

/**
 * At each opening of a place of work: the portal is told what this browser's address is now, also in the next
 * session of whoever switched it on. One that was taken off in this session stays off.
 */
export async function compareDevice(sessionId: string, tab: Tab = window): Promise<void> {
  const mark = keptOnDevice(MARK)
  if (!mark || tab.Notification?.permission !== 'granted') return
  const subscription = await subscriptionOf(tab)
  if (!subscription) return
  const { devices, public_key: publicKey } = await browserApi.get('/api/v1/my/push-devices')
  const isKnown = devices.some(({ is_current }) => is_current)
  if (publicKey === null || (mark === sessionId && !isKnown)) {
    await subscription.unsubscribe()
    keepOnDevice(MARK, '')
    return
  }
  if (keyOf(subscription) === publicKey) await keep(subscription)
  else await switchOn({ publicKey, sessionId }, tab)
  keepOnDevice(MARK, sessionId)
}

const keep = (subscription: PushSubscription): Promise<PushDevices> =>
  browserApi.send('PUT', '/api/v1/my/push-devices/current', { body: keysOf(subscription) })

function keysOf(subscription: PushSubscription): PushSubscriptionKeys {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } }
}

function keyOf({ options }: PushSubscription): string | null {
  const key = options?.applicationServerKey
  if (!key) return null
  return btoa(String.fromCharCode(...new Uint8Array(key)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
