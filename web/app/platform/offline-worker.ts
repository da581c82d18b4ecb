const WORKER = '/service-worker.js'

/** Not every browser has them, nor any page that came without TLS. */
type Workers = { serviceWorker?: ServiceWorkerContainer }
type Tab = Pick<Window, 'location'> & { navigator: Workers }

/** Installs the worker that keeps pages, or brings it up to date. */
export async function keepForOffline({ navigator, location }: Tab = window) {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  try {
    const isFirst = serviceWorker.controller === null
    await serviceWorker.register(WORKER, { updateViaCache: 'none' })
    const { active } = await serviceWorker.ready
    // This page came before there was a worker to keep it.
    if (isFirst) active?.postMessage({ keep: location.pathname + location.search })
  } catch {
    // A browser that keeps nothing (private windows): the portal works as it did.
  }
}
