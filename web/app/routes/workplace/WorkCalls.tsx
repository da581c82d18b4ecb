import { roleMay } from '@portal/contract/guide/team/team-rights'
import { topics } from '@portal/contract/live/topics'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { callsQuery, WAITING_KEY } from '~/features/portal/inbox/waiting.queries.ts'
import { useBoardClock } from '~/features/storefront/order-board/use-board-screen.ts'
import { keepOnDevice, keptOnDevice } from '~/platform/kept-on-device.ts'
import { useLiveTopic } from '~/platform/live/use-live-topic.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { DASHBOARD } from '~/screens/screen-address.ts'
import { useBusinessPlace } from '../dashboards/use-business-place.ts'
import { type Call, callsOf, type Open, readPutOff, ringing, ringsAgainAt } from './calls.rules.ts'

const SHOW_STAYS = ['reservas', 'inicio', 'conversas']
const PUT_OFF = 'portal:chamados-adiados'

// On most openings nobody calls.
const CallWindow = lazy(() =>
  import('./CallWindow.tsx').then((module) => ({ default: module.CallWindow })),
)

/**
 * What waits for an answer rings over any screen of a place of work, of every business of the person. It is
 * told by the topic of their notifications, which has one for each order, and settles it for everybody.
 */
export function WorkCalls() {
  const { user } = useAuth()
  const { listings, current } = useBusinessPlace()
  const open = useOpenBoard(current?.id)
  const [putOff, setPutOff] = useState<ReadonlyMap<string, number>>(() =>
    readPutOff(keptOnDevice(PUT_OFF), new Date()),
  )
  const answers = (listings.data ?? []).filter(
    ({ role }) => roleMay(role, 'orders.move') || roleMay(role, 'stays.answer'),
  )
  const isCalled = user !== null && answers.length > 0
  const { data, dataUpdatedAt } = useQuery({ ...callsQuery(), enabled: isCalled })
  useLiveTopic(isCalled ? topics.notifications(user.id) : [], [WAITING_KEY])
  const now = useBoardClock(data, dataUpdatedAt)
  const calls = ringing(callsOf(data?.calls ?? [], now), { open, putOff }, now)
  function later(some: readonly Call[]) {
    const next = new Map([
      ...putOff,
      ...some.map((call) => [call.id, ringsAgainAt(call, now)] as const),
    ])
    setPutOff(next)
    keepOnDevice(PUT_OFF, JSON.stringify([...next]))
  }
  const [first, ...more] = calls
  if (!first) return null
  return (
    <Suspense>
      <CallWindow
        calls={[first, ...more]}
        now={now}
        places={listings.data ?? []}
        onLater={() => later(calls)}
        onSeen={() => later([first])}
      />
    </Suspense>
  )
}

/** The board of a business and its calendar show what waits there, and the board rings. */
function useOpenBoard(establishmentId: string | undefined): Open {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  if (pathname !== DASHBOARD) return { establishmentId, kind: null }
  const screen = search.get('aba')
  // On the home and in the inbox a request is answered where it stands.
  if (screen === null || SHOW_STAYS.includes(screen)) return { establishmentId, kind: 'stay' }
  return { establishmentId, kind: screen === 'pedidos' && !search.has('ver') ? 'order' : null }
}
