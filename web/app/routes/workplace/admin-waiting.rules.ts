import type { WaitingCounts } from '@portal/contract/queues/waiting-counts'
import type { AdminPageName } from '~/features/admin/admin-pages.ts'

/** On which page of the menu each thing waits; nothing is counted twice. */
export function waitingByPage(counts: WaitingCounts): Partial<Record<AdminPageName, number>> {
  const { listings, changes, reviews, claims, reports, ...others } = counts
  const { contributions, coverage, events, offers } = others
  return {
    moderation: listings + changes + reviews + claims + reports,
    events,
    contributions,
    coverage,
    offers,
  }
}
