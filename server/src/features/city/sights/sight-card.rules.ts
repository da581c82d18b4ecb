import { createHash } from 'node:crypto'
import type { SocialCard } from '../../../platform/images/social-cards.ts'
import type { Sight } from './sights.rules.ts'
import { sightsTexts } from './sights.texts.ts'

/** Raised when cards are drawn otherwise: every page then has a new one. */
const DRAWING = 1
export const SIGHT_CARDS = '/cartoes/turismo'

/** A beach or an attraction on the picture that other sites show of it. */
export function sightCard({ id, kind, name, photos }: Sight): SocialCard {
  const photo = photos[0] ?? null
  const kicker = sightsTexts.kinds[kind]
  const shown = [DRAWING, name, kicker, photo?.id ?? null]
  const version = createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16)
  return { id, version, path: `${SIGHT_CARDS}/${id}/${version}.jpg`, name, kicker, photo }
}
