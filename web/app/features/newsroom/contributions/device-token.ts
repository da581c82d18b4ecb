import { DEVICE_KEY } from './contributions.constants.ts'

const SHAPE = /^[\w-]{22,64}$/
let forThisVisit: string | null = null

/** The secret this browser likes with, or null while it has liked nothing. */
export function knownDevice(): string | null {
  try {
    const kept = window.localStorage.getItem(DEVICE_KEY)
    return kept && SHAPE.test(kept) ? kept : forThisVisit
  } catch {
    return forThisVisit
  }
}

/** Made with the first like; where nothing can be kept it lasts as long as the page. */
export function ownDevice(): string {
  const known = knownDevice()
  if (known) return known
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  const made = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
  try {
    window.localStorage.setItem(DEVICE_KEY, made)
  } catch {
    // Private windows refuse: the like counts all the same.
    forThisVisit = made
  }
  return made
}
