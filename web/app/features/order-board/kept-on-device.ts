/** What one machine at the counter remembers by itself: its sound, its paper, what it has printed. */
export function keptOnDevice(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // Forbidden: there is nothing to remember.
    return null
  }
}

export function keepOnDevice(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Full or forbidden: it is not remembered.
  }
}
