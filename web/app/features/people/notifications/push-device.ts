import type { PushDevices } from '@portal/contract/people/notifications/notifications'
import { browserApi } from '~/platform/api.ts'
import {
  keepPushMark,
  keyOf,
  keysOf,
  type PushAbility,
  type PushTab,
  pushMark,
  readAbility,
  release,
  subscribe,
  subscriptionOf,
} from '~/platform/push-browser.ts'

/** What this browser can do about pushes of the account, and does. */
export type DeviceState = 'on' | 'off' | Exclude<PushAbility, 'able'>

export async function readDevice(
  devices: PushDevices,
  tab: PushTab = window,
): Promise<DeviceState> {
  const ability = await readAbility(tab)
  if (ability !== 'able') return ability
  const isKnown = devices.devices.some(({ is_current }) => is_current)
  const isGranted = tab.Notification?.permission === 'granted'
  return isKnown && isGranted && (await subscriptionOf(tab)) ? 'on' : 'off'
}

/** After a press of the person only: the browser asks, once. */
export async function switchOn(
  { publicKey, sessionId }: { publicKey: string; sessionId: string },
  tab: PushTab = window,
): Promise<PushDevices | 'blocked'> {
  const subscription = await subscribe(publicKey, tab)
  if (subscription === 'blocked') return subscription
  const devices = await keep(subscription)
  // In which session it was switched on: one that was taken off elsewhere is not switched on again.
  keepPushMark('account', sessionId)
  return devices
}

export async function switchOff(
  id: string | undefined,
  tab: PushTab = window,
): Promise<PushDevices> {
  await release('account', tab)
  return id ? removeDevice(id) : browserApi.get('/api/v1/my/push-devices')
}

export const removeDevice = (id: string): Promise<PushDevices> =>
  browserApi.send('DELETE', '/api/v1/my/push-devices/:id', { params: { id } })

/**
 * At each opening of a place of work: the portal is told what this browser's address is now, also in the next
 * session of whoever switched it on. One that was taken off in this session stays off.
 */
export async function compareDevice(sessionId: string, tab: PushTab = window): Promise<void> {
  const mark = pushMark('account')
  if (!mark || tab.Notification?.permission !== 'granted') return
  const subscription = await subscriptionOf(tab)
  if (!subscription) return
  const { devices, public_key: publicKey } = await browserApi.get('/api/v1/my/push-devices')
  const isKnown = devices.some(({ is_current }) => is_current)
  if (publicKey === null || (mark === sessionId && !isKnown)) {
    await release('account', tab)
    return
  }
  if (keyOf(subscription) === publicKey) await keep(subscription)
  else await switchOn({ publicKey, sessionId }, tab)
  keepPushMark('account', sessionId)
}

const keep = (subscription: PushSubscription): Promise<PushDevices> =>
  browserApi.send('PUT', '/api/v1/my/push-devices/current', { body: keysOf(subscription) })
