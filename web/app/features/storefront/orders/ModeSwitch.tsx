import type { DeliveryZone } from '@portal/contract/storefront/orders/ordering'
import type { OrderMode } from '@portal/contract/storefront/orders/orders.texts'
import clsx from 'clsx'
import { useEffect, useId, useState } from 'react'
import { keptNeighbourhood } from './kept-neighbourhood.ts'
import { shortMoney, whenText } from './order-words.ts'
import { deliveryRestAt, leastFee, zoneOf } from './ordering.rules.ts'
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
  const zone = useKeptZone(place)
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
              {rest && one === 'delivery' ? texts.mode.delivery.paused : hintOf(one, place, zone)}
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

/** Of the bairro somebody has said before; the page as it was sent knows none. */
function useKeptZone({ ordering }: OrderingPlace): DeliveryZone | null {
  const [name, setName] = useState<string | null>(null)
  useEffect(() => setName(keptNeighbourhood()), [])
  return name === null ? null : zoneOf(ordering.zones, name)
}

function hintOf(
  mode: OrderMode,
  { ordering, catalogue }: OrderingPlace,
  zone: DeliveryZone | null,
): string {
  if (mode === 'table') return texts.mode.table.hint
  if (mode === 'pickup') {
    const { hint } = texts.mode.pickup
    return catalogue.kind === 'shop' ? texts.shopPickup : hint(ordering.preparation_minutes)
  }
  if (zone) {
    const price = zone.fee_cents === 0 ? texts.mode.delivery.none : shortMoney(zone.fee_cents)
    if (catalogue.kind === 'shop') return price
    return texts.mode.delivery.here(price, ordering.preparation_minutes + zone.minutes)
  }
  const fee = leastFee(ordering.zones)
  if (fee === 0) return texts.mode.delivery.free
  return texts.mode.delivery.hint(fee === null ? null : shortMoney(fee))
}
