import '../../workplace.css'
import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useAuth } from '~/platform/session/auth-context.ts'
import { useLazyPart } from '../shell/use-lazy-part.ts'
import { useWorker } from '../shell/use-worker.ts'
import { areaAt } from './area.rules.ts'
import { BusinessChrome } from './BusinessChrome.tsx'
import { Chrome, type ChromeProps } from './Chrome.tsx'
import { ClubChrome } from './ClubChrome.tsx'
import { WorkCalls } from './WorkCalls.tsx'

// Owners and members do not carry the pages of the administration.
const loadAdmin = () => import('./AdminChrome.tsx').then((module) => module.AdminChrome)

/** The frame of the place of work at this address; only the bar until it is known whose it is. */
export function WorkChrome(props: Omit<ChromeProps, 'area'>) {
  return (
    <>
      <AreaChrome {...props} />
      <WorkCalls />
    </>
  )
}

function AreaChrome(props: Omit<ChromeProps, 'area'>) {
  const { pathname } = useLocation()
  const { user, session } = useAuth()
  const worker = useWorker()
  useFocusOnArrival()
  useComparedDevice(session?.id)
  const isProved = session?.second_factor === 'met'
  const kind = areaAt(pathname, { ...worker, isSignedIn: user !== null, isProved })
  const AdminChrome = useLazyPart(loadAdmin, kind === 'admin')
  switch (kind) {
    case 'admin':
      return AdminChrome ? <AdminChrome {...props} /> : <Chrome {...props} area={null} />
    case 'business':
      return <BusinessChrome {...props} />
    case 'club':
      return <ClubChrome {...props} />
    case null:
      return <Chrome {...props} area={null} />
  }
}

/** Once a session: the portal is told how this browser is reached, where it was switched on. */
function useComparedDevice(sessionId: string | undefined) {
  useEffect(() => {
    if (!sessionId) return
    import('~/features/people/notifications/push-device.ts')
      .then(({ compareDevice }) => compareDevice(sessionId))
      .catch(() => {
        // Without a connection it is told at the next opening.
      })
  }, [sessionId])
}

/** Another screen has come: Tab goes on from its beginning, and a reader hears it. */
function useFocusOnArrival() {
  const { pathname, hash } = useLocation()
  const [search] = useSearchParams()
  const screen = `${pathname}?${search.get('aba') ?? ''}&${search.get('negocio') ?? ''}`
  const last = useRef(screen)
  useEffect(() => {
    if (screen === last.current) return
    last.current = screen
    // A section that is named in the address takes the focus itself.
    if (!hash) document.getElementById('conteudo')?.focus({ preventScroll: true })
  }, [screen, hash])
}
