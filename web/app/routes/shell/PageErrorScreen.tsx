import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { Button } from '~/ui/Button.tsx'

const ReportErrorButton = lazy(() =>
  import('~/features/portal/diagnostics/ReportErrorButton.tsx').then(
    (module): Loaded => ({ default: module.ReportErrorButton }),
    // It would be sent over the line that failed to bring it.
    (): Loaded => ({ default: () => null }),
  ),
)
type Loaded = { default: ComponentType<{ error: unknown }> }

/** A page crashed. */
export function PageErrorScreen({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error)) return <RouterError error={error} />
  return (
    <Centred>
      <title>Ops! Algo deu errado</title>
      <h1>Ops! Algo deu errado</h1>
      <p className="mt-4 max-w-[46ch] text-lead text-muted">
        A página parou de responder. Recarregue para tentar de novo; se continuar, envie um relato
        para a nossa equipe.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button onClick={() => window.location.reload()}>Recarregar Página</Button>
        <Suspense>
          <ReportErrorButton error={error} />
        </Suspense>
      </div>
    </Centred>
  )
}

/** The router's own failures; the heading is the one the specification names. */
function RouterError({ error }: { error: { status: number; statusText: string } }) {
  return (
    <Centred>
      <title>Unexpected Application Error!</title>
      <h1 lang="en">Unexpected Application Error!</h1>
      <p className="mt-4 text-lead text-muted">
        <span className="num">{error.status}</span> {error.statusText}
      </p>
      <p className="mt-2 text-muted">Não foi possível abrir esta página agora.</p>
      <div className="mt-8">
        <Button onClick={() => window.location.reload()}>Recarregar Página</Button>
      </div>
    </Centred>
  )
}

function Centred({ children }: { children: ReactNode }) {
  return (
    <div className="wrap grid min-h-[70dvh] place-items-center py-16 text-center">
      <div>{children}</div>
    </div>
  )
}
