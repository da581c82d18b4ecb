const MARK = 'chunk-reload'
/** Long enough to catch a loop, short enough that tomorrow's release gets its own reload. */
const REMEMBER_MS = 10 * 60_000

type Tab = Pick<Window, 'sessionStorage' | 'location'>

/**
 * A new release removes the files an open tab still asks for. Loading the page once more brings the
 * new release; if that fails too, something else is wrong and the error screen says so.
 */
export function reloadOnce(tab: Tab, now = Date.now()): boolean {
  try {
    if (now - lastReload(tab) < REMEMBER_MS) return false
    tab.sessionStorage.setItem(MARK, JSON.stringify({ path: tab.location.pathname, at: now }))
  } catch {
    return false // Without storage a reload could not be counted and might never end.
  }
  tab.location.reload()
  return true
}

function lastReload(tab: Tab): number {
  const mark = JSON.parse(tab.sessionStorage.getItem(MARK) ?? 'null') as {
    path: string
    at: number
  } | null
  return mark?.path === tab.location.pathname ? mark.at : 0
}

const LOST_CHUNK =
  /dynamically imported module|Importing a module script failed|error loading dynamically/i

export function isLostChunk(error: unknown): boolean {
  return error instanceof Error && LOST_CHUNK.test(error.message)
}

/** Vite raises this when a part of an already open page cannot be fetched. */
export function recoverFromLostChunks(target: Window) {
  target.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce(target)) event.preventDefault()
  })
}
