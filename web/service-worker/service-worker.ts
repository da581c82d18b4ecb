import { partsOf } from '@portal/contract/shared/records'
import { KEPT_AT_HEADER, WANTED_PARAMETER } from '../app/platform/kept-pages.ts'
import { OFFLINE_PAGE } from '../app/platform/offline-page.ts'
import { savesData } from '../app/ui/map/saves-data.ts'
import { markKept } from './keeping.rules.ts'
import {
  fetchPage,
  fromFiles,
  fromPhotos,
  fromStreets,
  keepAnew,
  keepAtInstall,
  keepPage,
  keptPage,
  refreshPinned,
  tidy,
} from './offline-copies.ts'
import './push.ts'
import { handlingOf, keptAs, pageOfData } from './routing.rules.ts'

declare const self: ServiceWorkerGlobalScope

/** Longer than a good connection needs, shorter than a person waits. */
const PATIENCE_MS = 3000

self.addEventListener('install', (event) => {
  // Every version understands what the others kept: none has to wait for old tabs to close.
  event.waitUntil(keepAtInstall().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()))
})

/** The page on which the worker was installed came before it: it says so, and is kept too. */
self.addEventListener('message', (event) => {
  const { keep } = partsOf(event.data)
  if (typeof keep !== 'string') return
  event.waitUntil(quietly(keepAnew(new URL(keep, self.location.origin).href)))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const handling = handlingOf(request, self.location.origin)
  if (handling === 'file') event.respondWith(fromFiles(request))
  else if (handling === 'photo') event.respondWith(fromPhotos(request))
  else if (handling === 'streets') event.respondWith(fromStreets(request))
  else if (handling === 'page') event.respondWith(answerPage(event))
  else if (handling === 'other-page') event.respondWith(answerOtherPage(request))
  else if (handling === 'data') event.respondWith(answerData(event))
})

/** From the server, unless it takes too long or fails and the page was kept. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  const asked = fetchPage(url)
  const keeping = asked.then(async (answer) => {
    if (keptAs(url) === url) await keepPage(url, answer.clone())
    else if (!savesData(self.navigator)) await keepAnew(url)
    await refreshPinned()
  })
  event.waitUntil(quietly(keeping))
  const kept = await keptPage(url)
  if (!kept) return asked.catch(() => toOfflinePage(url))
  const first = await Promise.race([
    asked.then(
      (answer) => (answer.status >= 500 ? ('slow' as const) : answer),
      () => 'offline' as const,
    ),
    patience(),
  ])
  return typeof first === 'string' ? again(kept, url, first) : first
}

async function again(kept: Response, url: string, why: 'offline' | 'slow'): Promise<Response> {
  if (new URL(url).pathname === OFFLINE_PAGE) return kept
  const html = markKept(await kept.text(), kept.headers.get(KEPT_AT_HEADER) ?? '', why)
  return new Response(html, { headers: kept.headers })
}

/** Nothing of it is kept: it may be somebody's own. */
const answerOtherPage = (request: Request) => fetch(request).catch(() => toOfflinePage(request.url))

/**
 * The router's own answers are not kept, only whole pages: without a connection the tab is sent to
 * the page itself, which is then answered from what was kept.
 */
async function answerData(event: FetchEvent): Promise<Response> {
  const page = pageOfData(event.request.url)
  try {
    const answer = await fetch(event.request)
    if (answer.ok && !savesData(self.navigator)) event.waitUntil(quietly(keepAnew(page)))
    return answer
  } catch (error) {
    const client = await self.clients.get(event.clientId)
    if (!(client instanceof WindowClient)) throw error
    await client.navigate(page)
    return Response.error()
  }
}

/** The address changes, so that the page that is shown is the one its address names. */
function toOfflinePage(url: string): Response {
  const { origin, pathname, search } = new URL(url)
  const wanted = encodeURIComponent(pathname + search)
  return Response.redirect(`${origin}${OFFLINE_PAGE}?${WANTED_PARAMETER}=${wanted}`)
}

const patience = () =>
  new Promise<'slow'>((resolve) => {
    setTimeout(() => resolve('slow'), PATIENCE_MS)
  })

const quietly = (work: Promise<unknown>) => work.catch(() => undefined)
