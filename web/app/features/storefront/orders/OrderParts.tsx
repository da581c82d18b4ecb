import { moneyText } from '@portal/contract/shared/plan-prices'
import type { CatalogueItem } from '@portal/contract/storefront/catalogue/catalogue'
import { quoteOf } from '@portal/contract/storefront/orders/quote-rules'
import clsx from 'clsx'
import { Minus, Plus } from 'lucide-react'
import { useRef, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { hourText } from '~/platform/moments.ts'
import { type Chosen, countOf, linesOfItem, readCart } from './cart.rules.ts'
import { needsSheet, simpleChoice } from './choice-draft.rules.ts'
import { ModeSwitch } from './ModeSwitch.tsx'
import { OpenOrders } from './OpenOrders.tsx'
import { slotText, whenText } from './order-words.ts'
import { slotsFor, takingAt } from './ordering.rules.ts'
import { orderingTexts as texts } from './ordering.texts.ts'
import { CHECKOUT } from './orders.constants.ts'
import { cartActions, type OrderingPlace, storeOf, useChosenMode } from './use-ordering.ts'

type PlaceProps = { place: OrderingPlace; now: Date }

/** Under the name of the business: how to order, and whether somebody takes it now. */
export function OrderHead({ place, now }: PlaceProps) {
  const { cart, table, offered, mode } = useChosenMode(place)
  const slot = slotsFor(place.ordering, { kind: place.catalogue.kind, mode }, now).find(
    (one) => one === cart.slot,
  )
  const { setMode } = cartActions(storeOf(place))
  return (
    <>
      <ModeSwitch place={place} offered={offered} mode={mode} onMode={setMode} now={now} />
      {slot ? (
        <p className="num mt-3 rounded-input bg-mar-100 px-4 py-3 text-sm font-semibold">
          {texts.scheduled(slotText(new Date(slot), now))}
        </p>
      ) : (
        <TakingLine place={place} now={now} canOrderHere={table !== null || offered.length > 0} />
      )}
    </>
  )
}

function TakingLine({ place, now, canOrderHere }: PlaceProps & { canOrderHere: boolean }) {
  const { ordering, catalogue } = place
  if (!canOrderHere) return <p className="mt-3 text-sm text-muted">{texts.tableCode}</p>
  const taking = takingAt(ordering, catalogue.kind, now)
  if (taking.kind === 'now') {
    const last = ordering.kitchen.last_order_at
    if (last === null || catalogue.kind === 'shop' || !isSoon(new Date(last), now)) return null
    return (
      <p className="num mt-3 text-sm text-muted">{texts.lastOrder(hourText(new Date(last)))}</p>
    )
  }
  return (
    <p className="num mt-3 rounded-input bg-sol-100 px-4 py-3 text-sm font-semibold">
      {taking.kind === 'paused'
        ? texts.paused(taking.until && hourText(taking.until))
        : closedText(place, taking.opensAt, now)}
    </p>
  )
}

const DAY_MS = 24 * 60 * 60 * 1000
/** A house that never closes has its last order some day. */
const isSoon = (moment: Date, now: Date) => moment.getTime() - now.getTime() < DAY_MS

function closedText({ ordering }: OrderingPlace, opensAt: Date | null, now: Date) {
  const slots = slotsFor(ordering, { kind: 'menu', mode: 'pickup' }, now)
  return texts.closed(opensAt && whenText(opensAt, now), slots.length > 0)
}

export const addToCartOf = (place: OrderingPlace, chosen: Chosen): boolean =>
  cartActions(storeOf(place)).add(chosen)

type RowActionProps = {
  place: OrderingPlace
  item: CatalogueItem
  /** Of something with sizes or options: a window asks which. */
  onChoose: (item: CatalogueItem) => void
}

const hand = 'grid size-11 flex-none place-items-center rounded-full [&_svg]:size-5'

/** Where only tables are served, whoever reads at home has nothing to press. */
export function RowAction(props: RowActionProps) {
  const { ordering, catalogue } = props.place
  const isForTables = ordering.modes[catalogue.kind]?.every((mode) => mode === 'table')
  return isForTables ? <TableAction {...props} /> : <AddAction {...props} />
}

function TableAction(props: RowActionProps) {
  return useChosenMode(props.place).offered.length > 0 ? <AddAction {...props} /> : null
}

/** One tap where there is nothing to choose; then a stepper in the same place. */
function AddAction({ place, item, onChoose }: RowActionProps) {
  const store = storeOf(place)
  const count = useSyncExternalStore(
    store.subscribe,
    () => countOf(linesOfItem(store.read(), item.id)),
    () => 0,
  )
  const plus = useRef<HTMLButtonElement>(null)
  const actions = cartActions(store)
  const isChosen = needsSheet(item)

  function less() {
    const line = linesOfItem(store.read(), item.id).at(-1)
    if (!line) return
    actions.setQuantity(line.id, line.quantity - 1)
    // With the last one this button goes.
    if (count === 1) plus.current?.focus()
  }
  const isStepper = count > 0 && !isChosen
  // Without a photo there is a column for one hand only.
  const isColumn = place.catalogue.kind === 'menu' && !item.photo
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own frame and cannot be laid out so
    <div
      role="group"
      aria-label={texts.quantity(item.name)}
      className={clsx('flex items-center', isColumn ? 'flex-col-reverse gap-1' : 'justify-between')}
    >
      {isStepper ? (
        <button
          type="button"
          aria-label={texts.less(item.name)}
          onClick={less}
          className={`${hand} bg-white text-ink shadow-raised inset-ring inset-ring-line`}
        >
          <Minus aria-hidden="true" />
        </button>
      ) : null}
      <button
        ref={plus}
        type="button"
        aria-label={count > 0 ? texts.addMore(item.name, count) : texts.add(item.name)}
        onClick={() => (isChosen ? onChoose(item) : actions.add(simpleChoice(item)))}
        className={clsx(
          hand,
          'relative ml-auto shadow-raised',
          count > 0 ? 'bg-mar-950 text-white' : 'bg-white text-ink inset-ring inset-ring-line',
        )}
      >
        <Plus aria-hidden="true" />
        {count > 0 ? (
          <span
            aria-hidden="true"
            className="num absolute top-0 right-0 grid h-5.5 -translate-y-1/2 min-w-5.5 place-items-center rounded-full bg-sol-400 px-1 text-xs font-bold text-mar-950"
          >
            {count}
          </span>
        ) : null}
      </button>
    </div>
  )
}

/** What was chosen so far, in reach of the thumb; its room is there before anything is. */
export function CartBar({ place, now }: PlaceProps) {
  const { cart, table, mode } = useChosenMode(place)
  const lines = readCart(cart, place.catalogue, { now, at: now })
  const { items_cents: total } = quoteOf(lines, { mode: 'pickup', zone: null, withService: false })
  const count = countOf(lines)
  const items = texts.items(count)
  return (
    <div className="pointer-events-none sticky bottom-[calc(var(--tabbar)+env(safe-area-inset-bottom))] z-10 -mx-1 grid min-h-19 gap-2 pt-3 pb-2 md:bottom-(--player) print:hidden">
      <p role="status" className="sr-only">
        {count > 0 ? texts.summary(items, moneyText(total)) : ''}
      </p>
      <OpenOrders slug={place.ordering.establishment.slug} now={now} />
      {count > 0 ? (
        <Link
          to={`${place.base}/${CHECKOUT}`}
          data-bar="foot"
          className="pointer-events-auto mx-auto grid min-h-15 w-full max-w-152 grid-cols-[auto_1fr_auto] items-center gap-3 rounded-card bg-guara-600 pr-5 pl-2.5 text-white no-underline shadow-soft hover:bg-guara-700"
        >
          <span
            aria-hidden="true"
            className="num grid size-10 place-items-center rounded-item bg-white font-bold text-guara-600"
          >
            {count}
          </span>
          <span className="grid leading-tight">
            <b>{texts.seeCart}</b>
            <small className="text-xs">
              {mode === 'table' && table ? texts.table(table.label) : items}
            </small>
          </span>
          <b className="num">{moneyText(total)}</b>
        </Link>
      ) : null}
    </div>
  )
}
