import type { EstablishmentCard } from '@portal/contract/guide/establishments/establishment'
import { openState } from '@portal/contract/guide/establishments/hours-rules'

const SOON_MS = 3 * 60 * 60_000
/** Where one eats and goes out is planned before it opens. */
const PLANNED = new Set(['onde-comer', 'bares-e-festas', 'passeios-e-lazer'])

/**
 * What stands out today, with a picture: who can be gone to now before who cannot yet, and of what is closed
 * only what people plan. Among equals the first of each category before the second of any.
 */
export function highlights(listings: readonly EstablishmentCard[], now: Date): EstablishmentCard[] {
  const ready = listings.flatMap((listing) => {
    const step = listing.photo?.thumbhash ? readiness(listing, now) : null
    return step === null ? [] : [{ listing, step }]
  })
  const ordered = ready.toSorted((a, b) => a.step - b.step).map(({ listing }) => listing)
  const isFirstOfItsKind = (one: EstablishmentCard) =>
    ordered.find(({ category }) => category.slug === one.category.slug) === one
  return [...ordered.filter(isFirstOfItsKind), ...ordered.filter((one) => !isFirstOfItsKind(one))]
}

/** A bed is chosen at any hour: facts stand in place of its hours. */
function readiness({ hours, facts, category }: EstablishmentCard, now: Date): number | null {
  if (facts) return 0
  const state = openState(hours, now)
  if (state.state === 'open') return 0
  const opensAt = state.state === 'closed' ? state.opensAt : null
  if (opensAt && opensAt.getTime() - now.getTime() <= SOON_MS) return 1
  return PLANNED.has(category.slug) ? 2 : null
}
