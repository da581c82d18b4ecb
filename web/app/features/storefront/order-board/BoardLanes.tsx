import type { OwnOrder } from '@portal/contract/storefront/orders/board'
import clsx from 'clsx'
import { type ComponentProps, useState } from 'react'
import { LANES, type Lane, mostUrgent } from './board.rules.ts'
import { boardTexts } from './board.texts.ts'
import { OrderCard } from './OrderCard.tsx'

const { lanes: texts } = boardTexts

type BoardLanesProps = Pick<
  ComponentProps<typeof OrderCard>,
  'now' | 'writes' | 'onRefuse' | 'onPrint'
> & { lanes: Record<Lane, OwnOrder[]> }

/** Four lanes side by side on a desk; on a phone one at a time, with how many each has. */
export function BoardLanes({ lanes, ...card }: BoardLanesProps) {
  const urgent = mostUrgent(lanes.received)
  const first = LANES.find((lane) => lanes[lane].length > 0) ?? 'received'
  const [chosen, setChosen] = useState<Lane | null>(null)
  const shown = chosen ?? first
  return (
    <div>
      <fieldset className="-mx-1 sticky top-25 z-12 mb-2 grid grid-cols-[1.1fr_1fr_1fr_1fr] gap-0.5 rounded-[14px] bg-areia-200 p-1 md:top-14 lg:hidden">
        <legend className="sr-only">{texts.label}</legend>
        {LANES.map((lane) => (
          <button
            key={lane}
            type="button"
            aria-pressed={lane === shown}
            onClick={() => setChosen(lane)}
            className="flex min-h-11 flex-wrap content-center items-center justify-center gap-x-1 rounded-[11px] font-semibold text-mar-900 text-xs leading-tight aria-pressed:bg-white aria-pressed:shadow-raised"
          >
            {texts.short[lane]}
            <b
              className={clsx(
                'num font-bold text-sm',
                lane === 'received' && lanes[lane].length > 0 && 'rounded-full bg-sol-400 px-1.5',
              )}
            >
              <span aria-hidden="true">{lanes[lane].length}</span>
              <span className="sr-only">, {texts.count(lanes[lane].length)}</span>
            </b>
          </button>
        ))}
      </fieldset>
      <section
        aria-label={boardTexts.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: lanes that do not fit are scrolled by keys too.
        tabIndex={0}
        className="relative lg:overflow-x-auto lg:pb-1"
      >
        <div className="lg:grid lg:grid-cols-[repeat(4,minmax(14.125rem,1fr))] lg:gap-2.5">
          {LANES.map((lane) => (
            <LaneOfOrders
              key={lane}
              lane={lane}
              orders={lanes[lane]}
              isShown={lane === shown}
              urgentId={urgent?.id}
              card={card}
            />
          ))}
        </div>
      </section>
    </div>
  )
}

type LaneOfOrdersProps = {
  lane: Lane
  orders: readonly OwnOrder[]
  isShown: boolean
  urgentId: string | undefined
  card: Omit<BoardLanesProps, 'lanes'>
}

function LaneOfOrders({ lane, orders, isShown, urgentId, card }: LaneOfOrdersProps) {
  const headingId = `etapa-${lane}`
  const left = orders.filter(({ status }) => status === 'dispatched').length
  return (
    <section
      aria-labelledby={headingId}
      className={clsx(
        'grid-cols-[minmax(0,1fr)] content-start gap-3 md:max-lg:grid-cols-2 md:max-lg:items-start lg:grid lg:min-h-160 lg:gap-2.5 lg:rounded-card lg:p-2.5',
        isShown ? 'grid' : 'max-lg:hidden',
        lane === 'received' ? 'lg:bg-[#FBE9B4]' : 'lg:bg-[#F8EFDD]',
      )}
    >
      <h2
        id={headingId}
        className="flex justify-between px-1 py-0.5 font-[650] font-text text-base leading-tight tracking-normal max-lg:sr-only"
      >
        <span>{texts[lane]}</span>
        <b className="num">
          {lane === 'leaving' ? (
            <>
              {orders.length - left} <span className="font-normal text-muted">|</span> {left}
            </>
          ) : (
            orders.length
          )}
        </b>
      </h2>
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} isUrgent={order.id === urgentId} {...card} />
      ))}
      {orders.length === 0 ? (
        <p className="rounded-[14px] border border-line border-dashed p-4 text-muted">
          {texts.empty[lane]}
        </p>
      ) : lane === 'accepted' ? (
        <p className="p-1 text-muted text-xs">{texts.skip}</p>
      ) : null}
    </section>
  )
}
