export {}

declare const self: ServiceWorkerGlobalScope

/** Served instead of the worker where it is switched off: takes all of it away, and itself. */
self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(leave())
})

async function leave() {
  for (const name of await caches.keys()) {
    if (name.startsWith('portal-')) await caches.delete(name)
  }
  await self.registration.unregister()
}
