import type { FollowedOrder } from '@portal/contract/orders/order'
import { addToCart, type Cart, type Chosen, isSame, type Moment } from './cart.rules.ts'
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

/** Fills the cart of this phone; answers where it is looked through and sent. */
export function orderAgain(order: Ordered): string {
  const { catalogue, establishment } = order
  cartOf(establishment.id, catalogue).change((cart) =>
    orderedAgain(cart, order, { now: new Date(), newId: () => crypto.randomUUID() }),
  )
  return `${catalogue === 'shop' ? '/loja' : '/cardapio'}/${establishment.slug}/${CHECKOUT}`
}
