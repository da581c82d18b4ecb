import type { WaitingCounts } from '@portal/contract/portal/queues/waiting-counts'
import { useQuery } from '@tanstack/react-query'
import { CountBadge } from '~/ui/CountBadge.tsx'
import { LinkTabs } from '~/ui/LinkTabs.tsx'
import { ClaimQueue } from './ClaimQueue.tsx'
import { ContributionQueue } from './ContributionQueue.tsx'
import { ListingQueue } from './ListingQueue.tsx'
import { QUEUES, type Queue } from './moderation.constants.ts'
import { waitingCountsQuery } from './moderation.queries.ts'
import { moderationTexts } from './moderation.texts.ts'
import { ReportQueue } from './ReportQueue.tsx'
import { ReviewQueue } from './ReviewQueue.tsx'
import { queueAddress, useQueueAddress } from './use-queue-address.ts'

type ModerationScreenProps = {
  /** Where the deeds around a listing can be read, by who may. */
  historyOf: ((id: string) => string) | null
  /** Where a listing is found among all of them, by its name. */
  listingAt: (name: string) => string
  /** They hand a business over and show documents: an administrator's to decide. */
  decidesClaims: boolean
}

/** All that waits for an administrator in the guide, queue by queue. */
export function ModerationScreen({ historyOf, listingAt, decidesClaims }: ModerationScreenProps) {
  const { queue } = useQueueAddress()
  const { data: counts } = useQuery(waitingCountsQuery())
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <LinkTabs
        label={moderationTexts.tabs}
        links={QUEUES.filter((name) => decidesClaims || name !== 'reivindicacoes').map((name) => ({
          label: <TabFace queue={name} counts={counts} />,
          to: queueAddress(name),
          current: name === queue,
        }))}
      />
      {queue === 'cadastros' ? <ListingQueue historyOf={historyOf} /> : null}
      {queue === 'avaliacoes' ? <ReviewQueue /> : null}
      {queue === 'reivindicacoes' && decidesClaims ? <ClaimQueue /> : null}
      {queue === 'relatos' ? <ReportQueue listingAt={listingAt} /> : null}
      {queue === 'participacoes' ? <ContributionQueue /> : null}
    </div>
  )
}

function TabFace({ queue, counts }: { queue: Queue; counts: WaitingCounts | undefined }) {
  const count = counts ? countOf(queue, counts) : 0
  return (
    <>
      {moderationTexts.queues[queue]}
      {count > 0 ? <CountBadge count={count} label={moderationTexts.waiting(count)} /> : null}
    </>
  )
}

function countOf(queue: Queue, counts: WaitingCounts): number {
  const { listings, changes, reviews, claims, reports, contributions } = counts
  return {
    cadastros: listings + changes,
    avaliacoes: reviews,
    reivindicacoes: claims,
    relatos: reports,
    participacoes: contributions,
  }[queue]
}
