import { useEffect, useState } from 'react'
import { isRouteErrorResponse, Outlet } from 'react-router'
import { KeptStrip } from '~/features/offline/KeptStrip.tsx'
import { UNAVAILABLE_PAGE } from '~/platform/chunk-recovery.ts'
import type { Route } from './+types/page.ts'
import { NotFoundScreen } from './shell/NotFoundScreen.tsx'
import { PageErrorScreen } from './shell/PageErrorScreen.tsx'
import { PlayerSlot } from './shell/PlayerSlot.tsx'

/** Holds every page inside the shell, so that what fails in a page leaves the way out standing. */
export default function Page() {
  const [isUnavailable, setUnavailable] = useState(false)
  useEffect(() => {
    const giveUp = () => setUnavailable(true)
    window.addEventListener(UNAVAILABLE_PAGE, giveUp)
    return () => window.removeEventListener(UNAVAILABLE_PAGE, giveUp)
  }, [])
  if (isUnavailable) throw new Error('A page could not be loaded')
  return (
    <>
      <KeptStrip />
      <Outlet />
      <PlayerSlot />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <>
        <title>Página não encontrada</title>
        <NotFoundScreen />
        <PlayerSlot />
      </>
    )
  }
  return (
    <>
      <PageErrorScreen error={error} />
      <PlayerSlot />
    </>
  )
}
