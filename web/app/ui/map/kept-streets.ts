import { STREETS_CACHE } from './map.constants.ts'
import type { Streets } from './streets.types.ts'

/** What was kept, beside its file: written last, so that what it names is there. */
const ENTRY = '/mapas/guardado'

/** Which map is in use; null is the schematic one. */
export async function fetchStreets(signal?: AbortSignal): Promise<Streets | null> {
  const response = await fetch('/api/v1/base-map', signal ? { signal } : {})
  if (!response.ok) throw new Error(`The base map answered ${response.status}`)
  return ((await response.json()) as { streets: Streets | null }).streets
}

/** Answers for the server where that is out of reach. Null where nothing was kept. */
export async function readKeptStreets(): Promise<Streets | null> {
  // Absent in private windows of some browsers, and where the page is not from a safe origin.
  if (typeof caches === 'undefined') return null
  const kept = await (await caches.open(STREETS_CACHE)).match(ENTRY)
  return kept ? ((await kept.json()) as Streets) : null
}

/**
 * The whole file on this device, in place of the one that was there. The service worker answers from it
 * whatever part the map asks for. Fails where the file does not arrive whole or finds no room.
 */
export async function keepStreets(streets: Streets, onProgress: (share: number) => void) {
  const answer = await fetch(streets.href)
  if (!answer.ok || !answer.body) throw new Error(`The map answered ${answer.status}`)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  for (const reader = answer.body.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    received += value.length
    onProgress(received / streets.bytes)
  }
  if (received !== streets.bytes) throw new Error(`The map has ${received} of ${streets.bytes}`)
  const cache = await caches.open(STREETS_CACHE)
  const etag = answer.headers.get('etag')
  const headers = { 'content-type': 'application/vnd.pmtiles', ...(etag ? { etag } : {}) }
  await cache.put(streets.href, new Response(new Blob(parts), { headers }))
  await cache.put(ENTRY, Response.json(streets))
  const stays = [streets.href, ENTRY].map((path) => new URL(path, window.location.origin).href)
  for (const { url } of await cache.keys()) if (!stays.includes(url)) await cache.delete(url)
  await keepPageOfMap()
}

export const forgetStreets = () => caches.delete(STREETS_CACHE)

/** The page that shows them, with its code: a map kept from another page must open, too. */
async function keepPageOfMap() {
  const { active } = (await navigator.serviceWorker?.getRegistration()) ?? {}
  active?.postMessage({ keep: '/mapa' })
}
