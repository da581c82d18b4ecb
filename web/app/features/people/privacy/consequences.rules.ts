import type { DeletionPreview } from '@portal/contract/people/accounts/personal-data'
import { PLAN_NAMES } from '@portal/contract/shared/plan-rules'
import { dayText } from '~/platform/moments.ts'
import { privacyTexts } from './privacy.texts.ts'

const texts = privacyTexts.deletion

/** In the order in which people miss them. */
const GOES = ['drafts', 'reviews', 'contributions', 'photos', 'messages', 'saved', 'teams'] as const
const STAYS = ['pages', 'page_photos', 'page_reviews', 'hidden_pages', 'colleagues'] as const

/** What becomes of what this person has; null while that is not known, or cannot be. */
export function consequencesOf(held: DeletionPreview | null, isProved: boolean) {
  return {
    deleted: [...texts.deleted, ...planEnds(held), ...counted(held, GOES)],
    kept: [
      ...counted(held, STAYS),
      ...purchases(held),
      ...texts.kept,
      ...(isProved ? [] : [texts.keptUnproved]),
    ],
  }
}

/** True whatever was there: of who bought nothing all is gone. */
export const doneText = (held: DeletionPreview | null): string =>
  held?.purchases.kept === 0 ? texts.done.all : texts.done.butPurchases

function planEnds(held: DeletionPreview | null): string[] {
  if (!held) return []
  const { paid_plan: paid, renews } = held.purchases
  return [
    ...(paid ? [texts.paidPlan(PLAN_NAMES[paid.plan], dayText(new Date(paid.until)))] : []),
    ...(renews ? [texts.renewal] : []),
  ]
}

function purchases(held: DeletionPreview | null): string[] {
  const { kept = 0, kept_until: until = null } = held?.purchases ?? {}
  // Noon of the city: the same day wherever it is read.
  return until ? [texts.purchases(kept, dayText(new Date(`${until}T12:00:00-03:00`)))] : []
}

type Counted = (typeof GOES)[number] | (typeof STAYS)[number]

function counted(held: DeletionPreview | null, kinds: readonly Counted[]) {
  return kinds.flatMap((kind) => {
    const count = held?.[kind] ?? 0
    return count > 0 ? [texts.counted[kind](count)] : []
  })
}
