/** What one browser remembers by itself. Where it may keep nothing it is told again; nothing breaks. */
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
