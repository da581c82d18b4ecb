import { createHash } from 'node:crypto'
import { COLLECTION_KIND_WORDS } from '@portal/contract/city/collections/collection.texts'
import type { SocialCard } from '../../../platform/images/social-cards.ts'
import type { Collection } from './collections.rules.ts'

/** Raised when cards are drawn otherwise: every page then has a new one. */
const DRAWING = 1
export const COLLECTION_CARDS = '/cartoes/roteiros'

/** A collection on the picture that other sites show of it. */
export function collectionCard({ id, kind, title, cover }: Collection): SocialCard {
  const kicker = COLLECTION_KIND_WORDS[kind].one
  const shown = [DRAWING, title, kicker, cover?.id ?? null]
  const version = createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16)
  const path = `${COLLECTION_CARDS}/${id}/${version}.jpg`
  return { id, version, path, name: title, kicker, photo: cover }
}
