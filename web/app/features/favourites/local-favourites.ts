import { FAVOURITES_MAX } from '@portal/contract/favourites/favourite-limits'
import { STORAGE_KEY } from './favourites.constants.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const NONE: readonly string[] = []

const listeners = new Set<() => void>()
// The same list for the same text: React compares what it reads.
let seen: { text: string | null; ids: readonly string[] } = { text: null, ids: NONE }

/** What this browser keeps for a visitor, the last saved first. Never throws. */
export function readLocal(): readonly string[] {
  const text = storedText()
  if (text !== seen.text) seen = { text, ids: text === null ? NONE : parse(text) }
  return seen.ids
}

/** False where the browser keeps nothing. */
export function writeLocal(ids: readonly string[]): boolean {
  try {
    if (ids.length === 0) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(ids))
  } catch {
    return false
  }
  tellListeners()
  return true
}

export const withWish = (ids: readonly string[], id: string, isWanted: boolean) => {
  const others = ids.filter((known) => known !== id)
  return isWanted ? [id, ...others] : others
}

export type LocalOutcome = 'kept' | 'full' | 'off'

/** At once: who leaves the page with the next tap has saved all the same. */
export function keepLocally(id: string, isWanted: boolean): LocalOutcome {
  const ids = readLocal()
  if (isWanted && ids.length >= FAVOURITES_MAX) return 'full'
  return writeLocal(withWish(ids, id, isWanted)) ? 'kept' : 'off'
}

/** Hears changes of this tab and of the others. */
export function subscribeLocal(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', hear)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', hear)
  }
}

/** `null` is the whole storage being emptied. */
function hear({ key }: StorageEvent) {
  if (key === STORAGE_KEY || key === null) tellListeners()
}

function tellListeners() {
  for (const listener of [...listeners]) listener()
}

function storedText(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

/** Anybody may write into a browser's storage: only ids are taken, and no more than there may be. */
function parse(text: string): readonly string[] {
  try {
    const found: unknown = JSON.parse(text)
    if (!Array.isArray(found)) return NONE
    const ids = found.filter((id): id is string => typeof id === 'string' && UUID.test(id))
    return [...new Set(ids)].slice(0, FAVOURITES_MAX)
  } catch {
    return NONE
  }
}
