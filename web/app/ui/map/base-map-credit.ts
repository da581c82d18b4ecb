import { useSyncExternalStore } from 'react'
import { mapTexts as texts } from './map.texts.ts'

/** Whose map is drawn; the licence of a map of streets asks for the way to it. */
export type BaseMapCredit = { words: string; href: string | null }

const SCHEMATIC: BaseMapCredit = {
  words: `${texts.schematic} · Costa: GSHHG (LGPL)`,
  href: null,
}
/** Where OpenStreetMap says what its licence asks for. */
const OPENSTREETMAP = 'https://www.openstreetmap.org/copyright'

let shown = SCHEMATIC
const listeners = new Set<() => void>()

/** One map of the city is loaded once for all that show it, and so is its credit. */
export function creditStreets(attribution: string) {
  shown = { words: attribution, href: OPENSTREETMAP }
  for (const tell of listeners) tell()
}

function listen(tell: () => void) {
  listeners.add(tell)
  return () => {
    listeners.delete(tell)
  }
}

export function useBaseMapCredit(): BaseMapCredit {
  return useSyncExternalStore(
    listen,
    () => shown,
    () => SCHEMATIC,
  )
}
