import type { DeletionPreview } from '@portal/contract/accounts/personal-data'
import { privacyTexts } from './privacy.texts.ts'

const texts = privacyTexts.deletion

/** In the order in which people miss them. */
const GOES = ['drafts', 'reviews', 'contributions', 'photos', 'messages', 'saved', 'teams'] as const
const STAYS = ['pages', 'page_photos', 'page_reviews', 'hidden_pages', 'colleagues'] as const

/** What becomes of what this person has; null while that is not known, or cannot be. */
export function consequencesOf(held: DeletionPreview | null, isProved: boolean) {
  return {
    deleted: [...texts.deleted, ...counted(held, GOES)],
    kept: [...counted(held, STAYS), ...texts.kept, ...(isProved ? [] : [texts.keptUnproved])],
  }
}

type Counted = (typeof GOES)[number] | (typeof STAYS)[number]

function counted(held: DeletionPreview | null, kinds: readonly Counted[]) {
  return kinds.flatMap((kind) => {
    const count = held?.[kind] ?? 0
    return count > 0 ? [texts.counted[kind](count)] : []
  })
}
