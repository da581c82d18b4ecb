import type { Catalogue } from '@portal/contract/storefront/catalogue/catalogue'
import type { FollowedOrder } from '@portal/contract/storefront/orders/order'
import { quoteOf } from '@portal/contract/storefront/orders/quote-rules'
import {
  addToCart,
  type Cart,
  type Chosen,
  emptyCart,
  isSame,
  type Moment,
  readCart,
} from './cart.rules.ts'
import { cartOf } from './cart.store.ts'
import { CHECKOUT } from './orders.constants.ts'

type Ordered = Pick<FollowedOrder, 'catalogue' | 'mode' | 'lines' | 'establishment'>

/**
 * The cart with what was ordered in it. Only what was chosen comes along: prices, and whether it can be had,
 * are those of the catalogue at the checkout. What lies in the cart already stays, and asking twice makes
 * nothing double.
 */
export function orderedAgain(
  cart: Cart,
  { mode, lines }: Pick<Ordered, 'mode' | 'lines'>,
  moment: Moment,
): Cart {
  const isTable = mode === 'table'
  const started: Cart = {
    ...cart,
    // A table is ordered to by its code, which the order does not hold.
    mode: isTable ? cart.mode : mode,
    isTable: cart.isTable || isTable,
    changedAt: moment.now.getTime(),
  }
  return lines.reduce((filled, line) => {
    const { item_id, variant_id, name, quantity, note, choices } = line
    const chosen: Chosen = { item_id, variant_id, name, quantity, note, choices }
    if (cart.lines.some((known) => isSame(known, chosen))) return filled
    return addToCart(filled, chosen, moment) ?? filled
  }, started)
}

/** An earlier order with the menu of today: what of it can be had, what that costs, and what cannot. */
export function againToday(
  order: Pick<Ordered, 'mode' | 'lines'>,
  catalogue: Pick<Catalogue, 'sections'>,
  moment: Moment,
) {
  const { now } = moment
  const read = readCart(orderedAgain(emptyCart(moment), order, moment), catalogue, { now, at: now })
  const isHad = new Set(
    read.filter(({ problems }) => problems.length === 0).map(({ item_id: id }) => id),
  )
  const { items_cents } = quoteOf(
    read.filter(({ item_id: id }) => isHad.has(id)),
    { mode: 'pickup', zone: null, withService: false },
  )
  return {
    lines: order.lines.filter(({ item_id: id }) => isHad.has(id)),
    missing: [
      ...new Set(order.lines.filter(({ item_id: id }) => !isHad.has(id)).map(({ name }) => name)),
    ],
    items_cents,
  }
}

/** Fills the cart of this phone; answers where it is looked through and sent. */
export function orderAgain(order: Ordered): string {
  const { catalogue, establishment } = order
  cartOf(establishment.id, catalogue).change((cart) =>
    orderedAgain(cart, order, { now: new Date(), newId: () => crypto.randomUUID() }),
  )
  return `${catalogue === 'shop' ? '/loja' : '/cardapio'}/${establishment.slug}/${CHECKOUT}`
}
