import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { recoverFromLostChunks } from './platform/chunk-recovery.ts'
import { collectDiagnostics } from './platform/diagnostics.ts'

collectDiagnostics(window)
recoverFromLostChunks(window)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
