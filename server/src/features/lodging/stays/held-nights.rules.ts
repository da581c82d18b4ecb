/** Nights of one house that one guest may have on hold before it has answered. */
const MOST_NIGHTS = { proved: 45, unproved: 14 }
/** Requests of one address at a house within a day that it has not accepted: an inn's guests share it. */
const MOST_FROM_ADDRESS = 3

type Held = {
  ownNights: number
  ownUnproved: number
  fromAddress: number
  unitsTaken: number
  units: number
}

/** Whether what is wanted is more of a house than one origin, or all the unproved together, may hold. */
export function isTooMuch(
  held: Held,
  { nights, isProved, factor }: { nights: number; isProved: boolean; factor: number },
): boolean {
  const most = isProved ? MOST_NIGHTS.proved : MOST_NIGHTS.unproved
  // A single long stay of somebody proved is one wish, however long.
  if (held.ownNights + nights > most * factor && !(isProved && held.ownNights === 0)) return true
  if (isProved) return false
  const mostUnits = Math.max(1, Math.floor(held.units / 2))
  return (
    held.ownUnproved >= factor ||
    held.fromAddress >= MOST_FROM_ADDRESS * factor ||
    held.unitsTaken >= mostUnits * factor
  )
}
