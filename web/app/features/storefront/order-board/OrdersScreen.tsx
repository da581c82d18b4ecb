import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { boardTexts } from './board.texts.ts'
import { type BoardPlace, OrderBoard } from './OrderBoard.tsx'
import { periodIn } from './period-address.ts'

// Who runs the board waits for no list.
const OrderHistory = lazy(() =>
  import('./OrderHistory.tsx').then((module) => ({ default: module.OrderHistory })),
)
const DayClosing = lazy(() =>
  import('./DayClosing.tsx').then((module) => ({ default: module.DayClosing })),
)
const PeriodFigures = lazy(() =>
  import('./PeriodFigures.tsx').then((module) => ({ default: module.PeriodFigures })),
)

const VIEW = 'ver'
const HISTORY = 'todos'
const DAY = 'dia'

type OrdersScreenProps = {
  establishment: BoardPlace
  /** The address of this screen, and of where ordering is set up for who may. */
  address: string
  settings: string | null
  /** Where claims of Pix are looked into, for who may. */
  pix: string | null
}

/** The board, all orders, and the closing of a day: three addresses of one screen. */
export function OrdersScreen({ establishment, address, settings, pix }: OrdersScreenProps) {
  const [search] = useSearchParams()
  const view = search.get(VIEW)
  const closing = periodIn(search) ? PeriodFigures : DayClosing
  const later = view === HISTORY ? OrderHistory : view === DAY ? closing : null
  if (later) {
    const View = later
    return (
      <Suspense
        fallback={
          <div role="status">
            <span className="sr-only">{boardTexts.loading}</span>
            <Skeleton shape="block" className="h-80" />
          </div>
        }
      >
        <View establishment={establishment} back={address} />
      </Suspense>
    )
  }
  return (
    <OrderBoard
      establishment={establishment}
      addresses={{
        day: `${address}&${VIEW}=${DAY}`,
        history: `${address}&${VIEW}=${HISTORY}`,
        settings,
        pix,
      }}
    />
  )
}
