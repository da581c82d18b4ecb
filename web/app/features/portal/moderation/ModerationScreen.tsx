import { LinkTabs } from '~/ui/LinkTabs.tsx'
import { ClaimQueue } from './ClaimQueue.tsx'
import { ContributionQueue } from './ContributionQueue.tsx'
import { QUEUES, type Queue } from './moderation.constants.ts'
import { moderationTexts } from './moderation.texts.ts'
import { ReportQueue } from './ReportQueue.tsx'
import { ReviewQueue } from './ReviewQueue.tsx'
import { queueAddress, useQueueAddress } from './use-queue-address.ts'

type ModerationScreenProps = {
  /** Where a listing is found among all of them, by its name. */
  listingAt: (name: string) => string
  /** They hand a business over and show documents: an administrator's to decide. */
  decidesClaims: boolean
}

/** Where the tab of a kind begins. */
const FIRST: Record<Queue, string> = {
  avaliacoes: 'published',
  reivindicacoes: 'approved',
  relatos: 'resolved',
  participacoes: 'published',
}

/** What was decided of what people sent, kind by kind. */
export function ModerationScreen({ listingAt, decidesClaims }: ModerationScreenProps) {
  const { queue } = useQueueAddress()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <LinkTabs
        label={moderationTexts.tabs}
        links={QUEUES.filter((name) => decidesClaims || name !== 'reivindicacoes').map((name) => ({
          label: moderationTexts.queues[name],
          to: queueAddress(name, { status: FIRST[name] }),
          current: name === queue,
        }))}
      />
      {queue === 'avaliacoes' ? <ReviewQueue /> : null}
      {queue === 'reivindicacoes' && decidesClaims ? <ClaimQueue /> : null}
      {queue === 'relatos' ? <ReportQueue listingAt={listingAt} /> : null}
      {queue === 'participacoes' ? <ContributionQueue /> : null}
    </div>
  )
}
