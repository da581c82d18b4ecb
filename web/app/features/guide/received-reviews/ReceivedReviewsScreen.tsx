import type { MyEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { failureStatus, failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { CursorPagination } from '~/ui/CursorPagination.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { PrivateFailure } from '~/ui/PrivateFailure.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import type { TemplatesPart } from './ReplyForm.tsx'
import { ReviewItem } from './ReviewItem.tsx'
import { ReviewsFilters } from './ReviewsFilters.tsx'
import { ReviewsSummary } from './ReviewsSummary.tsx'
import { type ReceivedPage, receivedReviewsQuery } from './received-reviews.queries.ts'
import { receivedReviewsTexts as texts } from './received-reviews.texts.ts'
import type { ReportPart } from './report-part.ts'
import { useReviewsAddress } from './use-reviews-address.ts'

type ReceivedReviewsScreenProps = {
  establishment: Pick<MyEstablishment, 'id'>
  report: ReportPart
  templates: TemplatesPart
}

/** What people say of the place, and what it answers. */
export function ReceivedReviewsScreen({
  establishment,
  report,
  templates,
}: ReceivedReviewsScreenProps) {
  const address = useReviewsAddress()
  const received = useQuery(receivedReviewsQuery(establishment.id, address.filter))
  if (received.isError && !received.data) {
    return (
      <Panel aria-label={texts.label}>
        <PrivateFailure
          status={failureStatus(received.error)}
          title={texts.loadError}
          text={failureText(received.error)}
          onRetry={() => void received.refetch()}
          retrying={received.isFetching}
        />
      </Panel>
    )
  }
  return (
    <Panel aria-label={texts.label} className="grid gap-5">
      {received.data ? (
        <>
          <ReviewsSummary {...received.data} />
          {isBlank(received.data) ? null : <ReviewsFilters {...address} />}
          <div
            aria-busy={received.isPlaceholderData}
            className={received.isPlaceholderData ? 'opacity-60' : undefined}
          >
            <ReviewsList
              establishmentId={establishment.id}
              page={received.data}
              address={address}
              report={report}
              templates={templates}
            />
          </div>
        </>
      ) : (
        <ReviewsSkeleton />
      )}
    </Panel>
  )
}

/** Nobody has written: there is nothing to narrow. */
const isBlank = ({ stars }: ReceivedPage) => stars.every((count) => count === 0)

type ReviewsListProps = {
  establishmentId: string
  page: ReceivedPage
  report: ReportPart
  templates: TemplatesPart
  address: ReturnType<typeof useReviewsAddress>
}

function ReviewsList({ establishmentId, page, address, report, templates }: ReviewsListProps) {
  if (page.reviews.length === 0) return <NoReviews address={address} />
  return (
    <>
      {page.reviews.some(({ may }) => may.reply) ? null : (
        <p className="mb-4 text-sm text-muted">{texts.reply.notAllowed}</p>
      )}
      <ul aria-label={texts.label}>
        {page.reviews.map((review) => (
          <ReviewItem
            key={review.id}
            establishmentId={establishmentId}
            review={review}
            report={report}
            templates={templates}
          />
        ))}
      </ul>
      <div className="mt-4">
        <CursorPagination
          previous={address.trail.previous}
          next={address.trail.next(page.next_cursor)}
        />
      </div>
    </>
  )
}

function NoReviews({ address }: Pick<ReviewsListProps, 'address'>) {
  const { empty, filter } = texts
  if (!address.isFiltered) {
    return (
      <EmptyState surface="plain" level="h2" icon={<Star />} title={empty.title}>
        {empty.text}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      surface="plain"
      level="h2"
      icon={<Star />}
      title={empty.filteredTitle}
      action={<Button onClick={address.clear}>{filter.clear}</Button>}
    >
      {empty.filteredText}
    </EmptyState>
  )
}

function ReviewsSkeleton() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton shape="block" className="h-44" />
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="grid gap-3 border-t border-line pt-5">
          <div className="flex items-center gap-3">
            <Skeleton shape="circle" className="size-10" />
            <Skeleton className="w-1/3" />
          </div>
          <Skeleton className="w-full" />
          <Skeleton className="w-2/3" />
        </div>
      ))}
    </div>
  )
}
