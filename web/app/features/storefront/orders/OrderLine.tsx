import { moneyText } from '@portal/contract/shared/plan-prices'
import type { DeliveryZone } from '@portal/contract/storefront/orders/ordering'
import { CalendarClock, ShoppingBag } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { keptNeighbourhood } from './kept-neighbourhood.ts'
import { shortMoney, slotText } from './order-words.ts'
import { leastFee, zoneOf } from './ordering.rules.ts'

const texts = {
  delivery: (minutes: number) => `Entrega em ${minutes} a ${minutes + 10} min`,
  ready: (minutes: number) => `Pronto para retirar em ${minutes} min`,
  later: (slot: string) => `Agende: ${slot.toLocaleLowerCase('pt-BR')}`,
  fee: (price: string) => `taxa ${price}`,
  feeFrom: (price: string) => `taxa a partir de ${price}`,
  free: 'entrega grátis',
  minimum: (price: string) => `mín. ${price}`,
  pickup: 'só retirada',
} as const

export type OrderLineProps = {
  slug: string
  offer: { isNow: boolean; slot: string | null; zones: DeliveryZone[]; minutes: number }
  renderedAt: string
}

/** On the page of a place: how soon it is here and what that costs, of one's own bairro once it is known. */
export function OrderLine({ slug, offer, renderedAt }: OrderLineProps) {
  const [bairro, setBairro] = useState<string | null>(null)
  useEffect(() => setBairro(keptNeighbourhood()), [])
  const { isNow, slot, zones, minutes } = offer
  const zone = bairro === null ? null : zoneOf(zones, bairro)
  const way = Math.min(...zones.map((one) => one.minutes))
  const soon =
    zones.length > 0 ? texts.delivery(minutes + (zone?.minutes ?? way)) : texts.ready(minutes)
  const Icon = isNow ? ShoppingBag : CalendarClock
  return (
    <Link
      to={`/cardapio/${slug}`}
      className="flex items-center gap-3 rounded-input bg-mar-100 px-4 py-3 text-ink no-underline"
    >
      <Icon aria-hidden="true" className="size-5 flex-none text-mar-700" />
      <span className="num grid leading-tight">
        <b className="font-[650]">
          {isNow || slot === null
            ? soon
            : texts.later(slotText(new Date(slot), new Date(renderedAt)))}
        </b>
        <small className="text-sm text-muted">{termsText(zones, zone)}</small>
      </span>
    </Link>
  )
}

function termsText(zones: readonly DeliveryZone[], zone: DeliveryZone | null): string {
  if (zones.length === 0) return texts.pickup
  if (!zone) return texts.feeFrom(shortMoney(leastFee(zones) ?? 0))
  return [
    zone.neighbourhood,
    zone.fee_cents === 0 ? texts.free : texts.fee(moneyText(zone.fee_cents)),
    zone.minimum_cents > 0 ? texts.minimum(shortMoney(zone.minimum_cents)) : null,
  ]
    .filter(Boolean)
    .join(' · ')
}
