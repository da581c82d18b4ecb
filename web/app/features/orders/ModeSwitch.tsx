import type { OrderMode } from '@portal/contract/orders/orders.texts'
import clsx from 'clsx'
import { useId } from 'react'
import { shortMoney, whenText } from './order-words.ts'
import { deliveryRestAt, leastFee } from './ordering.rules.ts'
import { orderingTexts as texts } from './ordering.texts.ts'
import type { OrderingPlace } from './use-ordering.ts'

type ModeSwitchProps = {
  place: OrderingPlace
  offered: readonly OrderMode[]
  mode: OrderMode | null
  onMode: (mode: OrderMode) => void
  now: Date
}

const COLUMNS = ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-3']

/** Na mesa, retirar, entrega. Native radios: the arrow keys come with them. */
export function ModeSwitch({ place, offered, mode, onMode, now }: ModeSwitchProps) {
  const name = useId()
  if (offered.length === 0) return null
  const rest = deliveryRestAt(place.ordering, null, now)
  return (
    <>
      <div
        role="radiogroup"
        aria-label={texts.modes}
        className={clsx(
          'mt-4 grid max-w-130 gap-1 rounded-card bg-areia-100 p-1 print:hidden',
          COLUMNS[offered.length],
        )}
      >
        {offered.map((one) => (
          <label
            key={one}
            className="grid min-h-14 cursor-pointer content-center justify-items-center rounded-input px-1 text-center leading-tight has-checked:bg-white has-checked:shadow-raised has-focus-visible:outline-3 has-focus-visible:outline-mar-600"
          >
            <input
              type="radio"
              name={name}
              value={one}
              checked={mode === one}
              onChange={() => onMode(one)}
              className="sr-only"
            />
            <b className="text-sm font-semibold">{texts.mode[one].name}</b>
            <small className="num text-xs text-muted">
              {rest && one === 'delivery' ? texts.mode.delivery.paused : hintOf(one, place)}
            </small>
          </label>
        ))}
      </div>
      {rest && mode === 'delivery' ? (
        <p
          role="status"
          className="num mt-3 rounded-input bg-sol-100 px-4 py-3 text-sm font-semibold"
        >
          {texts.deliveryPaused(
            rest.until && whenText(rest.until, now),
            offered.includes('pickup'),
          )}
        </p>
      ) : null}
    </>
  )
}

function hintOf(mode: OrderMode, { ordering, catalogue }: OrderingPlace): string {
  if (mode === 'table') return texts.mode.table.hint
  if (mode === 'pickup') {
    const { hint } = texts.mode.pickup
    return catalogue.kind === 'shop' ? texts.shopPickup : hint(ordering.preparation_minutes)
  }
  const fee = leastFee(ordering.zones)
  if (fee === 0) return texts.mode.delivery.free
  return texts.mode.delivery.hint(fee === null ? null : shortMoney(fee))
}
