import { type ShownPush, shownOf, windowFor } from './push.rules.ts'

declare const self: ServiceWorkerGlobalScope

const DEVICES = '/api/v1/my/push-devices'
const WATCHES = '/api/v1/tide-watches'
const STOP = 'stop'

/** Every push shows something, also where a tab is open: browsers silence who pushes and shows nothing. */
self.addEventListener('push', (event) => {
  const { title, navigate, stop, ...shown } = shownOf(
    event.data?.text() ?? '',
    self.location.origin,
  )
  event.waitUntil(
    self.registration.showNotification(title, {
      ...shown,
      ...{ lang: 'pt-BR', dir: 'ltr', icon: '/icon-192.png', badge: '/icon-192.png' },
      data: { navigate, stop },
      ...(stop ? { actions: [{ action: STOP, title: stop.title }] } : {}),
    } as NotificationOptions),
  )
})

self.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  const { navigate, stop } = (notification.data ?? {}) as Partial<ShownPush>
  if (event.action === STOP && stop) {
    event.waitUntil(end(stop))
    return
  }
  // Shown by the browser itself from a declarative push, it has its address elsewhere.
  event.waitUntil(open(navigate ?? self.location.origin))
})

/** By the button on the notification itself. Without a signal the page of it opens, and says what to do. */
async function end({ token, navigate }: NonNullable<ShownPush['stop']>) {
  const answer = await post(`${WATCHES}/stop`, 'POST', { token }).catch(() => null)
  if (!answer?.ok) await open(navigate)
}

const post = (path: string, method: 'POST' | 'PUT', body: object) =>
  fetch(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function open(navigate: string) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windowFor(windows, navigate)
  await (shown ? shown.focus() : self.clients.openWindow(navigate))
}

type Change = ExtendableEvent & {
  newSubscription?: PushSubscription | null
  oldSubscription?: PushSubscription | null
}

/** The browser has another address for us; the session that it was of keeps it. */
self.addEventListener('pushsubscriptionchange', (event) => {
  const change = event as Change
  change.waitUntil(keepAgain(change))
})

async function keepAgain({ newSubscription, oldSubscription }: Change) {
  const key = oldSubscription?.options.applicationServerKey ?? (await publicKey())
  if (!newSubscription && !key) return
  const subscription =
    newSubscription ??
    (await self.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    }))
  const words = wordsOf(subscription)
  // Who is signed in has the one, whoever asked to be warned before the water the other, and some have both.
  await Promise.allSettled([
    post(`${DEVICES}/current`, 'PUT', words),
    ...(oldSubscription
      ? [
          post(`${WATCHES}/subscription`, 'PUT', {
            old_endpoint: oldSubscription.endpoint,
            subscription: words,
          }),
        ]
      : []),
  ])
}

async function publicKey(): Promise<string | null> {
  const answer = await fetch(`${WATCHES}/key`)
  if (!answer.ok) return null
  const { public_key: key } = (await answer.json()) as { public_key: string | null }
  return key
}

const wordsOf = (subscription: PushSubscription) => {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } }
}
