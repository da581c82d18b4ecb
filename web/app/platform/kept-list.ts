/**
 * A list that this browser keeps, the same in all its tabs. Anybody may write into a browser's storage:
 * `parse` takes what it knows of the rows, and no more than there may be. Reading never throws.
 */
export function keptList<Item>(key: string, parse: (rows: unknown[]) => readonly Item[]) {
  const none: readonly Item[] = []
  const listeners = new Set<() => void>()
  // The same list for the same text: React compares what it reads.
  let seen: { text: string | null; items: readonly Item[] } = { text: null, items: none }

  function read(): readonly Item[] {
    const text = storedText()
    if (text !== seen.text) seen = { text, items: text === null ? none : itemsOf(text) }
    return seen.items
  }

  /** False where the browser keeps nothing. */
  function write(rows: readonly unknown[]): boolean {
    try {
      if (rows.length === 0) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify(rows))
    } catch {
      return false
    }
    tell()
    return true
  }

  /** Hears changes of this tab and of the others. */
  function subscribe(listener: () => void) {
    if (listeners.size === 0) window.addEventListener('storage', hear)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('storage', hear)
    }
  }

  /** `null` is the whole storage being emptied. */
  function hear(event: StorageEvent) {
    if (event.key === key || event.key === null) tell()
  }

  function tell() {
    for (const listener of [...listeners]) listener()
  }

  function storedText(): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }

  function itemsOf(text: string): readonly Item[] {
    try {
      const rows: unknown = JSON.parse(text)
      return Array.isArray(rows) ? parse(rows) : none
    } catch {
      return none
    }
  }

  return { read, readNothing: () => none, write, subscribe }
}
