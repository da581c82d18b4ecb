import { createHash } from 'node:crypto'
import type { Establishment } from '@portal/contract/guide/establishments/establishment'

/** Raised when cards are drawn otherwise: every page then has a new one. */
const DRAWING = 1

type Shown = Pick<Establishment, 'id' | 'name' | 'category' | 'subcategory' | 'neighbourhood'> & {
  photos: readonly { id: string }[]
}

export const SOCIAL_CARDS = '/cartoes'

/** What the picture depends on, in few letters: another content is another address. */
export function cardVersion(place: Shown): string {
  const shown = [DRAWING, place.name, kickerOf(place), place.photos[0]?.id ?? null]
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16)
}

export const cardPath = (place: Shown) => `${SOCIAL_CARDS}/${place.id}/${cardVersion(place)}.jpg`

/** "Peixaria · Maçarico". */
export function kickerOf({
  category,
  subcategory,
  neighbourhood,
}: Pick<Shown, 'category' | 'subcategory' | 'neighbourhood'>) {
  return [(subcategory ?? category).name, neighbourhood].filter(Boolean).join(' · ')
}
