import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { recoverFromLostChunks } from './platform/chunk-recovery.ts'
import { collectDiagnostics } from './platform/diagnostics.ts'
import { keepForOffline } from './platform/offline-worker.ts'

collectDiagnostics(window)
recoverFromLostChunks(window)
// While developing, pages are compiled on demand: nothing of them is worth keeping.
if (import.meta.env.PROD) keepForOffline(window)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
