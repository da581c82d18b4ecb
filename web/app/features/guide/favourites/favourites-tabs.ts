import { CHANNEL } from './favourites.constants.ts'

// One for the whole tab: what is told on it is heard by the others and not by itself.
let channel: BroadcastChannel | null = null

function ownChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null
  channel ??= new BroadcastChannel(CHANNEL)
  return channel
}

/** Tells the other tabs that the account's list has changed; which places they are is not said. */
export function tellTabs() {
  ownChannel()?.postMessage('changed')
}

export function hearTabs(onChange: () => void): () => void {
  const heard = ownChannel()
  heard?.addEventListener('message', onChange)
  return () => heard?.removeEventListener('message', onChange)
}
