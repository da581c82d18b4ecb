import type { TeamItem } from '@portal/contract/portal/workplace/team-inbox'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { failureText } from '~/platform/failure-text.ts'
import { Loaded } from '~/ui/Loaded.tsx'
import { ClaimItem } from '../ClaimQueue.tsx'
import { ContributionItem } from '../ContributionQueue.tsx'
import { ListingItem } from '../ListingItem.tsx'
import {
  claimsQuery,
  moderatedContributionsQuery,
  moderatedReviewsQuery,
  reportsQuery,
  waitingListingsQuery,
} from '../moderation.queries.ts'
import type { QueueMoves } from '../QueueFrame.tsx'
import { ReportItem } from '../ReportQueue.tsx'
import { ReviewItem } from '../ReviewQueue.tsx'
import { BriefTask } from './BriefTask.tsx'
import { todayTexts } from './today.texts.ts'
import type { TodayMoves, TodayNeeds } from './today-needs.ts'

type TodayTaskProps = TodayNeeds & { item: TeamItem; moves: TodayMoves }

/** What was sent and the buttons that decide it: the same as everywhere the team decides of it. */
export function TodayTask({ item, moves, ...needs }: TodayTaskProps) {
  const { kind, id } = item
  const about = (at: QueueMoves['thing']['at']): QueueMoves => ({ ...moves, thing: { at, id } })
  switch (kind) {
    case 'listing':
    case 'change':
      return (
        <ListingTask
          id={id}
          moves={about('/admin/establishments/:id')}
          historyOf={needs.historyOf}
        />
      )
    case 'review':
      return <ReviewTask id={id} moves={about('/admin/reviews/:id')} />
    case 'claim':
      return <ClaimTask id={id} moves={about('/admin/claims/:id')} />
    case 'report':
      return <ReportTask id={id} moves={about('/admin/reports/:id')} listingAt={needs.listingAt} />
    case 'contribution':
      return <ContributionTask id={id} moves={about('/admin/contributions/:id')} />
    default:
      return <BriefTask item={item} moves={moves} {...needs} />
  }
}

type TaskProps = { id: string; moves: QueueMoves }

function ListingTask({ id, moves, historyOf }: TaskProps & Pick<TodayNeeds, 'historyOf'>) {
  return (
    <Sent query={useQuery(waitingListingsQuery({ id }))}>
      {(waiting) => <ListingItem waiting={waiting} moves={moves} historyOf={historyOf} />}
    </Sent>
  )
}

function ReviewTask({ id, moves }: TaskProps) {
  return (
    <Sent query={useQuery(moderatedReviewsQuery({ id }))}>
      {(review) => <ReviewItem review={review} moves={moves} />}
    </Sent>
  )
}

function ClaimTask({ id, moves }: TaskProps) {
  return (
    <Sent query={useQuery(claimsQuery({ id }))}>
      {(claim) => <ClaimItem claim={claim} moves={moves} />}
    </Sent>
  )
}

function ReportTask({ id, moves, listingAt }: TaskProps & Pick<TodayNeeds, 'listingAt'>) {
  return (
    <Sent query={useQuery(reportsQuery({ id }))}>
      {(report) => <ReportItem report={report} moves={moves} listingAt={listingAt} />}
    </Sent>
  )
}

function ContributionTask({ id, moves }: TaskProps) {
  return (
    <Sent query={useQuery(moderatedContributionsQuery({ id }))}>
      {(sent) => <ContributionItem sent={sent} moves={moves} />}
    </Sent>
  )
}

type SentProps<Item> = {
  query: UseQueryResult<{ items: Item[] }>
  children: (item: Item) => ReactNode
}

/** What was read last stays when it waits no longer: somebody may be writing about it. */
function Sent<Item>({ query, children }: SentProps<Item>) {
  const [last, setLast] = useState<Item>()
  const [found] = query.data?.items ?? []
  if (found !== undefined && found !== last) setLast(found)
  const shown = found ?? last
  return (
    <Loaded
      query={query}
      texts={{ loading: todayTexts.loadingItem, loadError: todayTexts.itemError }}
      why={failureText}
    >
      {() => (shown === undefined ? null : children(shown))}
    </Loaded>
  )
}
