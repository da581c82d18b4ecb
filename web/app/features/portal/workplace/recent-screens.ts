const MOST_KEPT = 6

/** By person, since a machine at a counter has several; only ids of screens, never what was found. */
const keyOf = (userId: string) => `portal:telas-recentes:${userId}`

export function recentScreens(userId: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    // Forbidden or written by something else: there is nothing to remember.
    return []
  }
}

export function rememberScreen(userId: string, id: string) {
  const kept = [id, ...recentScreens(userId).filter((one) => one !== id)].slice(0, MOST_KEPT)
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(kept))
  } catch {
    // Full or forbidden: it is not remembered.
  }
}
