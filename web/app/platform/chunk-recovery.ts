import { OFFLINE_PAGE } from './offline-page.ts'

const MARK = 'chunk-recovery'
/** Long enough to catch a loop, short enough that tomorrow's release gets its own try. */
const REMEMBER_MS = 10 * 60_000

/** Raised in place of React Router's own reload (see vite.config.ts). */
const LOST_PAGE = 'portal:lost-page'
/** Raised when trying again did not help: the error screen is due. */
export const UNAVAILABLE_PAGE = 'portal:unavailable-page'

type Tab = Pick<Window, 'sessionStorage'> & { location: Pick<Location, 'assign'> }

/**
 * A new release removes the files an open tab still asks for. Loading the wanted page from the
 * server once brings the new release; if that fails too, something else is wrong.
 */
export function visitOnce(tab: Tab, path: string, now = Date.now()): boolean {
  try {
    if (now - lastVisit(tab, path) < REMEMBER_MS) return false
    tab.sessionStorage.setItem(MARK, JSON.stringify({ path, at: now }))
  } catch {
    return false // Without storage a visit could not be counted and might never end.
  }
  tab.location.assign(path)
  return true
}

function lastVisit(tab: Tab, path: string): number {
  const mark = JSON.parse(tab.sessionStorage.getItem(MARK) ?? 'null') as {
    path: string
    at: number
  } | null
  return mark?.path === path ? mark.at : 0
}

export function recoverFromLostChunks(target: Window) {
  target.addEventListener(LOST_PAGE, () => {
    const path = wantedPath(target)
    // What this device kept it has every time; only a page that asks for itself could do so for ever.
    if (isOffline(target) && path !== hereOf(target)) target.location.assign(path)
    else if (!visitOnce(target, path)) target.dispatchEvent(new CustomEvent(UNAVAILABLE_PAGE))
  })
  // Vite raises this when a part of an already open page cannot be fetched.
  target.addEventListener('vite:preloadError', (event) => {
    // Without a connection a visit brings nothing new, and takes away what is on the screen.
    if (isOffline(target)) return
    if (visitOnce(target, hereOf(target))) event.preventDefault()
  })
}

const hereOf = ({ location }: Window) => location.pathname + location.search

/** A page that this device kept says so: the browser may take itself for connected. */
function isOffline({ navigator, document, location }: Window): boolean {
  const isKept = document.documentElement.dataset.keptAt !== undefined
  return !navigator.onLine || isKept || location.pathname === OFFLINE_PAGE
}

type Router = { state: { navigation: { location?: { pathname: string; search: string } } } }

/** Where the person was going; the address bar still shows where they come from. */
function wantedPath(target: Window): string {
  const { __reactRouterDataRouter: router } = target as Window & {
    __reactRouterDataRouter?: Router
  }
  const { pathname, search } = router?.state.navigation.location ?? target.location
  return pathname + search
}
