import type { MapPlace } from '@portal/contract/portal/map/map'
import { useEffect, useState } from 'react'
import { readKeptMark } from '~/platform/kept-pages.ts'
import { savesData } from '~/ui/map/saves-data.ts'
import { MOST_KEPT } from './kept-places.rules.ts'
import { keepSeen, keepStock, mayKeep, readKept } from './kept-places.ts'
import { readPlaces } from './map.queries.ts'
import { LISTED_BOUNDS } from './map-page.constants.ts'
import { listBox } from './view-box.rules.ts'

/** What one only passes by is not written down. */
const SEEN_MS = 2000
/** Long after the map is there, and once a day. */
const STOCK_AFTER_MS = 8000
const STOCK_EVERY_MS = 24 * 3_600_000

export type Away = { isAway: boolean; isKept: boolean }

/** Whether the server is out of reach, and whether the page itself is one that this phone kept. */
export function useAway(): Away {
  const [away, setAway] = useState<Away>({ isAway: false, isKept: false })
  useEffect(() => {
    const { dataset } = document.documentElement
    // The mark is of the page that was opened: who came here from there has this one from the server.
    const mark = dataset.hydrated === 'true' ? null : readKeptMark(dataset)
    const look = (isAway: boolean) => setAway({ isAway, isKept: mark !== null })
    look(mark?.why === 'offline' || !navigator.onLine)
    const leave = () => look(true)
    const back = () => look(false)
    window.addEventListener('offline', leave)
    window.addEventListener('online', back)
    return () => {
      window.removeEventListener('offline', leave)
      window.removeEventListener('online', back)
    }
  }, [])
  return away
}

/** What this phone has, as long as nothing else can be had. */
export function useKeptPlaces(isAway: boolean): MapPlace[] | null {
  const [kept, setKept] = useState<MapPlace[] | null>(null)
  useEffect(() => {
    if (!isAway) return setKept(null)
    let isHere = true
    void readKept().then(({ places }) => isHere && places.length > 0 && setKept(places))
    return () => {
      isHere = false
    }
  }, [isAway])
  return kept
}

/** Writes down what was seen, for when there is no connection. */
export function useKeeping(seen: readonly MapPlace[] | null, isAllowed: boolean) {
  useEffect(() => {
    if (!isAllowed || !seen || seen.length === 0) return
    const timer = setTimeout(async () => {
      if (await mayKeep()) await keepSeen(seen)
    }, SEEN_MS)
    return () => clearTimeout(timer)
  }, [seen, isAllowed])
}

/** The rest of the city besides what was looked at, once in a while and quietly. */
export function useStock(isTime: boolean) {
  useEffect(() => {
    if (!isTime) return
    const stop = new AbortController()
    const timer = setTimeout(() => void stockUp(stop.signal).catch(() => undefined), STOCK_AFTER_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [isTime])
}

async function stockUp(stop: AbortSignal) {
  if (savesData(navigator) || !(await mayKeep())) return
  const { stockedAt } = await readKept()
  if (Date.now() - stockedAt < STOCK_EVERY_MS) return
  const city = { bbox: listBox(LISTED_BOUNDS), layers: '', near: null }
  const found: MapPlace[] = []
  let cursor: string | undefined
  do {
    const page = await readPlaces(city, cursor)
    found.push(...page.places)
    cursor = page.next_cursor ?? undefined
  } while (cursor && found.length < MOST_KEPT && !stop.aborted)
  if (!stop.aborted) await keepStock(found, !cursor)
}
