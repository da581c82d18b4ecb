import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { recoverFromLostChunks } from './platform/chunk-recovery.ts'
import { collectDiagnostics } from './platform/diagnostics.ts'

collectDiagnostics(window)
recoverFromLostChunks(window)
// Once the first page has settled: it never competes with what the person came for. While developing,
// pages are compiled on demand, and nothing of them is worth keeping.
if (import.meta.env.PROD) {
  setTimeout(
    () =>
      import('./platform/offline-worker.ts').then(
        (part) => part.keepForOffline(),
        // The signal went away in the first seconds: the next page asks again.
        () => undefined,
      ),
    3000,
  )
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
