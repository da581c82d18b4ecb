const WORKER = '/service-worker.js'
/** After the page has loaded, the person looks at it first. */
const SETTLED_MS = 3000

type Tab = Pick<Window, 'addEventListener' | 'setTimeout' | 'location' | 'document' | 'navigator'>

/** Once the first page has settled: it never competes with what the person came for. */
export function keepForOffline(tab: Tab) {
  if (!('serviceWorker' in tab.navigator)) return
  const wait = () => tab.setTimeout(() => void install(tab), SETTLED_MS)
  if (tab.document.readyState === 'complete') wait()
  else tab.addEventListener('load', wait, { once: true })
}

async function install({ navigator: { serviceWorker }, location }: Tab) {
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
