import type { CatalogueKind } from '@portal/contract/guide/establishments/catalogue-kinds'
import type { OrderProof } from './customers.rules.ts'

/** What of a business one origin, and all the unproved together, may have on hold. */

/** Units that anybody may have on hold whatever the shop has, and the part of all its goods beyond. */
const LEAST_UNITS = { unproved: 6, proved: 20 }
const PART_OF_SHOP = { unproved: 0.1, proved: 0.25 }
/** Of one variant the unproved together leave half to whoever comes with a proof. */
const LEAST_OF_VARIANT = 3
/**
 * Orders within a day that nobody has accepted: from one browser or with one phone; and from one address,
 * which all guests of a house share, where goods are held and where a kitchen only has to answer.
 */
const MOST_UNSERVED = { shop: { own: 3, address: 6 }, menu: { own: 12, address: 40 } }

type Held = {
  /** Units of the shop on hold by the same browser, phone, account, or for the unproved address. */
  byOrigin: number
  /** Units of each variant on hold by all who are not proved. */
  byUnproved: ReadonlyMap<string, number>
  /** All that the shop counts. */
  ofShop: number
}

export const UNSERVED_MS = 24 * 60 * 60_000

/** Whether what is wanted is more than a sane share beside what is held already. */
export function isTooMuch(
  wanted: ReadonlyMap<string, number>,
  stock: ReadonlyMap<string, { onHand: number }>,
  held: Held,
  { proof, factor }: { proof: OrderProof; factor: number },
): boolean {
  const who = proof === null ? 'unproved' : 'proved'
  const counted = [...wanted].filter(([id]) => stock.has(id))
  const units = counted.reduce((sum, [, quantity]) => sum + quantity, 0)
  if (units === 0) return false
  const most = Math.max(LEAST_UNITS[who], Math.floor(held.ofShop * PART_OF_SHOP[who])) * factor
  if (held.byOrigin + units > most) return true
  if (proof !== null) return false
  return counted.some(([id, quantity]) => {
    const half = Math.max(LEAST_OF_VARIANT, Math.ceil((stock.get(id)?.onHand ?? 0) / 2))
    return (held.byUnproved.get(id) ?? 0) + quantity > half * factor
  })
}

export const hasTooManyUnserved = (
  { own, address }: { own: number; address: number },
  { catalogue, factor }: { catalogue: CatalogueKind; factor: number },
): boolean => {
  const most = MOST_UNSERVED[catalogue]
  return own >= most.own * factor || address >= most.address * factor
}

/** Places in a half hour for one customer, who may not have all of them but where there is one. */
export const mostInSlot = (capacity: number, factor: number): number =>
  Math.max(1, Math.floor(capacity / 2)) * factor
