import { KEPT_AT_HEADER, MAP_PAGE, PAGES_CACHE, PLACES_CACHE } from '../app/platform/kept-pages.ts'
import { OFFLINE_PAGE } from '../app/platform/offline-page.ts'
import { STREETS_CACHE } from '../app/ui/map/map.constants.ts'
import { filesIn, filesToDrop, type Kept, pagesToDrop, partOf } from './keeping.rules.ts'
import { isKeptPage, keptAs, mayKeepFile, mayKeepPage, pageKey } from './routing.rules.ts'

declare const self: ServiceWorkerGlobalScope
/** Files of this release that these pages need, written by scripts/build-service-worker.ts. */
declare const KEPT_FILES: readonly string[]
/** What the map's page fetches after itself: they stay while that page is kept. */
declare const MAP_FILES: readonly string[]

const FILES_CACHE = 'portal-files-1'
const PHOTOS_CACHE = 'portal-photos-1'
const OURS = /^portal-/
const CURRENT = [PAGES_CACHE, FILES_CACHE, PHOTOS_CACHE, PLACES_CACHE, STREETS_CACHE]

const UTILITY_PAGE = '/utilidade-publica'
/** Kept from the first visit on, whichever page it began with: what is asked for on the sand. */
const PINNED = [UTILITY_PAGE, OFFLINE_PAGE, '/', '/praia/atalaia']
const MOST_PAGES = 40
const MOST_PHOTOS = 80
const HOUR_MS = 3_600_000
/** The rota and the notices are asked for again this often, while somebody is about. */
const REFRESH_MS = 6 * HOUR_MS
const GRACE_MS = 7 * 24 * HOUR_MS

const here = self.location.origin
const pinnedKeys = PINNED.map((path) => here + path)
const mapKey = here + MAP_PAGE
export const keyOf = (url: string) => pageKey(url, [OFFLINE_PAGE, MAP_PAGE])

/**
 * Without cookies, whoever asks: what comes back cannot be anybody's own, and sets nothing.
 * Redirects are the browser's to follow. The browser's own cache may not answer for the server: a page
 * that is not new must say so.
 */
export const fetchPage = (url: string) =>
  fetch(url, {
    credentials: 'omit',
    redirect: 'manual',
    cache: 'no-cache',
    headers: { accept: 'text/html' },
  })

export async function keepAtInstall() {
  await keepFiles(KEPT_FILES.map((path) => here + path))
  await Promise.all(PINNED.map((path) => keepAnew(here + path)))
}

/** Asks for a page and keeps it; what may not be kept is forgotten. */
export async function keepAnew(url: string) {
  if (!isKeptPage(new URL(url).pathname)) return
  const address = keptAs(url)
  await keepPage(address, await fetchPage(address))
}

export async function keepPage(url: string, answer: Response) {
  const pages = await caches.open(PAGES_CACHE)
  // Gone or moved: what was kept of it is no longer true.
  if (answer.status === 404 || answer.status === 410) await pages.delete(keyOf(url))
  if (!mayKeepPage(told(answer))) return
  const html = await answer.text()
  const headers = new Headers(answer.headers)
  // The text is no longer packed as it was sent.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  headers.set(KEPT_AT_HEADER, new Date().toISOString())
  await keepFiles(filesIn(html, here))
  if (keyOf(url) === mapKey) await keepMapFiles()
  await pages.put(keyOf(url), new Response(html, { headers }))
  // Who has opened the map once has it on the beach, too.
  const staying = [...pinnedKeys, mapKey]
  for (const old of pagesToDrop(await listed(PAGES_CACHE), MOST_PAGES, staying)) {
    await pages.delete(old)
  }
}

export const keptPage = async (url: string) =>
  (await caches.open(PAGES_CACHE)).match(keyOf(url), { ignoreVary: true })

/** The numbers and the rota must not be older than they need to be. */
export async function refreshPinned() {
  for (const { url, at } of await listed(PAGES_CACHE)) {
    if (pinnedKeys.includes(url) && Date.now() - at > REFRESH_MS) await keepAnew(url)
  }
}

export async function fromFiles(request: Request): Promise<Response> {
  const files = await caches.open(FILES_CACHE)
  const known = await files.match(request.url, { ignoreVary: true })
  if (known) return known
  const answer = await fetch(request)
  if (mayKeepFile(told(answer))) await files.put(request.url, answer.clone())
  return answer
}

export async function fromPhotos(request: Request): Promise<Response> {
  const photos = await caches.open(PHOTOS_CACHE)
  const known = await photos.match(request.url, { ignoreVary: true })
  if (known) return known
  const answer = await fetch(request)
  if (!mayKeepFile(told(answer))) return answer
  await photos.put(request.url, answer.clone())
  // In the order they came.
  const kept = await photos.keys()
  for (const old of kept.slice(0, Math.max(0, kept.length - MOST_PHOTOS))) await photos.delete(old)
  return answer
}

/** The page keeps the file whole, where somebody wanted that; the map asks for parts of it. */
export async function fromStreets(request: Request): Promise<Response> {
  const streets = await caches.open(STREETS_CACHE)
  const kept = await streets.match(request.url, { ignoreVary: true })
  if (!kept) return fetch(request)
  const whole = await kept.blob()
  const part = partOf(request.headers.get('range'), whole.size)
  if (!part) return new Response(whole, { headers: kept.headers })
  const { start, end } = part
  const headers = new Headers(kept.headers)
  headers.set('content-range', `bytes ${start}-${end}/${whole.size}`)
  headers.set('content-length', String(end - start + 1))
  return new Response(whole.slice(start, end + 1), { status: 206, headers })
}

/** What older workers left, and files that no kept page needs any more. */
export async function tidy() {
  for (const name of await caches.keys()) {
    if (OURS.test(name) && !CURRENT.includes(name)) await caches.delete(name)
  }
  const pages = await caches.open(PAGES_CACHE)
  const needed = new Set(KEPT_FILES.map((path) => here + path))
  for (const { url } of await pages.keys()) {
    if (url === mapKey) for (const path of MAP_FILES) needed.add(here + path)
    const html = (await (await pages.match(url))?.text()) ?? ''
    for (const file of filesIn(html, here)) needed.add(file)
  }
  const files = await caches.open(FILES_CACHE)
  for (const old of filesToDrop(await listed(FILES_CACHE), needed, Date.now(), GRACE_MS)) {
    await files.delete(old)
  }
}

async function keepFiles(urls: readonly string[]) {
  const files = await caches.open(FILES_CACHE)
  await Promise.all(
    urls.map(async (url) => {
      if (await files.match(url)) return
      const answer = await fetch(url, { credentials: 'omit' })
      if (mayKeepFile(told(answer))) await files.put(url, answer)
    }),
  )
}

/**
 * From the browser's own cache alone: what the page fetched before this worker was there. A phone that
 * cannot draw the map has fetched none of it, and is not made to. The coast is what it draws without
 * streets: nobody fetches that while there are some.
 */
async function keepMapFiles() {
  const files = await caches.open(FILES_CACHE)
  const keep = async (url: string) => {
    if (await files.match(url)) return
    const answer = await fetch(url, { mode: 'same-origin', cache: 'only-if-cached' })
    if (mayKeepFile(told(answer))) await files.put(url, answer)
  }
  await Promise.allSettled(MAP_FILES.map((path) => keep(here + path)))
  const [drawn, coast] = [/maplibre-gl-worker/, /coast-/].map((name) =>
    MAP_FILES.find((path) => name.test(path)),
  )
  if (drawn && coast && (await files.match(here + drawn))) await keepFiles([here + coast])
}

async function listed(name: string): Promise<Kept[]> {
  const cache = await caches.open(name)
  return Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const { headers } = (await cache.match(url)) ?? { headers: new Headers() }
      return { url, at: Date.parse(headers.get(KEPT_AT_HEADER) ?? headers.get('date') ?? '') || 0 }
    }),
  )
}

const told = ({ status, type, headers }: Response) => ({
  ...{ status, type },
  contentType: headers.get('content-type') ?? '',
  cacheControl: headers.get('cache-control') ?? '',
})
