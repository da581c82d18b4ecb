import type { MapPlace } from '@portal/contract/portal/map/map'
import { PLACES_CACHE } from '~/platform/kept-pages.ts'
import { withSeen, withStock } from './kept-places.rules.ts'

/** Beside the pages the worker keeps, and taken away with them. */
const ENTRY = '/mapa/guardados'

type Kept = { places: MapPlace[]; stockedAt: number }
const NOTHING: Kept = { places: [], stockedAt: 0 }

/** One after the other: none may write over what another has just written. */
let writing: Promise<void> = Promise.resolve()

export async function readKept(): Promise<Kept> {
  try {
    const kept = await (await caches.open(PLACES_CACHE)).match(ENTRY)
    return kept ? ((await kept.json()) as Kept) : NOTHING
  } catch {
    return NOTHING
  }
}

export function keepSeen(seen: readonly MapPlace[]): Promise<void> {
  return rewrite(({ places, stockedAt }) => ({ places: withSeen(places, seen), stockedAt }))
}

export function keepStock(city: readonly MapPlace[], isAll: boolean): Promise<void> {
  return rewrite(({ places }) => ({
    places: withStock(places, city, isAll),
    stockedAt: Date.now(),
  }))
}

function rewrite(change: (kept: Kept) => Kept): Promise<void> {
  writing = writing
    .then(async () => {
      const next = change(await readKept())
      await (await caches.open(PLACES_CACHE)).put(ENTRY, Response.json(next))
    })
    // A phone without room keeps nothing more; the map works as it did.
    .catch(() => undefined)
  return writing
}

/** Only where the page itself is kept: elsewhere it could never be opened to show them. */
export async function mayKeep(): Promise<boolean> {
  if (!('caches' in window) || !navigator.serviceWorker) return false
  await navigator.serviceWorker.ready
  return true
}
