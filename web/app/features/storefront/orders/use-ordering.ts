import type { Catalogue } from '@portal/contract/storefront/catalogue/catalogue'
import type { Ordering } from '@portal/contract/storefront/orders/ordering'
import type { OrderMode } from '@portal/contract/storefront/orders/orders.texts'
import { useEffect, useState } from 'react'
import { toast } from '~/ui/toast.ts'
import { addToCart, type Cart, type Chosen, replaceLine, setQuantity } from './cart.rules.ts'
import { type CartStore, cartOf, useCart } from './cart.store.ts'
import { keptNeighbourhood } from './kept-neighbourhood.ts'
import { modeOf, offeredModes, zoneOf } from './ordering.rules.ts'
import { orderingTexts as texts } from './ordering.texts.ts'
import { type TableCode, tableLabel, takeTableCode } from './table-code.ts'

/** What a page of a catalogue can be ordered from, and how. */
export type OrderingPlace = {
  ordering: Ordering
  catalogue: Catalogue
  /** What the address was opened for: /delivery is for deliveries. */
  preferred: OrderMode | null
  /** "/cardapio/mare-cheia" */
  base: string
}

export type CartActions = {
  add(chosen: Chosen): boolean
  setQuantity(lineId: string, quantity: number): void
  replace(lineId: string, chosen: Chosen): void
  setMode(mode: OrderMode): void
}

export const storeOf = ({ catalogue: { establishment, kind } }: OrderingPlace): CartStore =>
  cartOf(establishment.id, kind)

export function cartActions(store: CartStore): CartActions {
  /** Who came by the code of a table, with or without its token. */
  const isAtTable = () => tableLabel(window.location.search) !== null
  const write = (next: (cart: Cart, now: Date) => Cart) =>
    store.change((cart) => {
      const changed = next(cart, new Date())
      return { ...changed, isTable: changed.isTable || changed.mode === 'table' || isAtTable() }
    })
  return {
    add(chosen) {
      const moment = { now: new Date(), newId: () => crypto.randomUUID() }
      const isFull = addToCart(store.read(), chosen, moment) === null
      if (isFull) {
        toast({ title: texts.full.title, description: texts.full.text, variant: 'destructive' })
        return false
      }
      write((cart) => addToCart(cart, chosen, moment) ?? cart)
      return true
    },
    setQuantity: (lineId, quantity) =>
      write((cart, now) => setQuantity(cart, lineId, quantity, now)),
    replace: (lineId, chosen) => write((cart, now) => replaceLine(cart, lineId, chosen, now)),
    setMode: (mode) => write((cart) => ({ ...cart, mode })),
  }
}

export type ChosenMode = {
  cart: Cart
  table: TableCode | null
  offered: readonly OrderMode[]
  mode: OrderMode | null
}

const preferredMode = (
  { preferred }: OrderingPlace,
  table: TableCode | null,
  isInZone: boolean,
): OrderMode | null => preferred ?? (isInZone && table === null ? 'delivery' : null)

/** The cart, and how it is to reach whoever fills it. */
export function useChosenMode(place: OrderingPlace): ChosenMode {
  const cart = useCart(storeOf(place))
  const { slug } = place.ordering.establishment
  const [table, setTable] = useState<TableCode | null>(null)
  const [isInZone, setInZone] = useState(false)
  const { zones } = place.ordering
  useEffect(() => setTable(takeTableCode(slug)), [slug])
  // Who said where they are wants it there.
  useEffect(() => {
    const kept = keptNeighbourhood()
    setInZone(kept !== null && zoneOf(zones, kept) !== null)
  }, [zones])
  const offered = offeredModes(place.ordering, place.catalogue.kind, table !== null)
  return {
    cart,
    table,
    offered,
    mode: modeOf(cart.mode, offered, preferredMode(place, table, isInZone)),
  }
}
