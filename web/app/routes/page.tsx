import { lazy, Suspense, useEffect, useState } from 'react'
import { isRouteErrorResponse, Outlet } from 'react-router'
import { UNAVAILABLE_PAGE } from '~/platform/chunk-recovery.ts'
import { usePlayer } from '~/platform/player/use-player.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import type { Route } from './+types/page.ts'
import { PageErrorScreen } from './shell/PageErrorScreen.tsx'
import { useLazyPart } from './shell/use-lazy-part.ts'

const loadBar = () =>
  import('~/features/newsroom/player/PlayerBar.tsx').then((module) => module.PlayerBar)

const NotFoundScreen = lazy(() =>
  import('./shell/NotFoundScreen.tsx').then((module) => ({ default: module.NotFoundScreen })),
)
const KeptStrip = lazy(() =>
  import('~/features/portal/offline/KeptStrip.tsx').then((module) => ({
    default: module.KeptStrip,
  })),
)

/** Of a page that turned out not to be there; every other says its own. */
export const meta: Route.MetaFunction = ({ error, matches, location }) =>
  isNotFound(error)
    ? pageMetadata(
        { title: 'Página não encontrada', path: location.pathname, hidden: true },
        siteOf(matches),
      )
    : []

const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404

/** Holds every page inside the shell, so that what fails in a page leaves the way out standing. */
export default function Page() {
  const [isUnavailable, setUnavailable] = useState(false)
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    setKept('keptAt' in document.documentElement.dataset)
    const giveUp = () => setUnavailable(true)
    window.addEventListener(UNAVAILABLE_PAGE, giveUp)
    return () => window.removeEventListener(UNAVAILABLE_PAGE, giveUp)
  }, [])
  if (isUnavailable) throw new Error('A page could not be loaded')
  return (
    <>
      {isKept ? (
        <Suspense>
          <KeptStrip />
        </Suspense>
      ) : null}
      <Outlet />
      <PlayerSlot />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isNotFound(error)) {
    return (
      <>
        <Suspense>
          <NotFoundScreen />
        </Suspense>
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

/** The player's bar: its code comes when something plays, and no page carries it before. */
function PlayerSlot() {
  const { track, isPlaying } = usePlayer()
  const Bar = useLazyPart(loadBar, track !== null)
  if (!Bar || !track) return null
  return <Bar track={track} isPlaying={isPlaying} />
}
