import { REASON_MAX } from '@portal/contract/guide/establishments/decision.texts'
import type { Report } from '@portal/contract/guide/reports/report'
import {
  ESTABLISHMENT_REPORT_WORDS,
  ITEM_REPORT_WORDS,
  PROPERTY_REPORT_WORDS,
  REVIEW_REPORT_WORDS,
} from '@portal/contract/guide/reports/report.texts'
import { reviewedPath } from '@portal/contract/guide/reviews/review.texts'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { momentText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { Facts } from '~/ui/Facts.tsx'
import { ReasonDialog } from '~/ui/ReasonDialog.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { reportsQuery } from './moderation.queries.ts'
import { moderationTexts } from './moderation.texts.ts'
import { QueueFrame, type QueueMoves } from './QueueFrame.tsx'
import { QueueItem } from './QueueItem.tsx'
import { QueueLine } from './QueueLine.tsx'
import { StatusFilter } from './StatusFilter.tsx'
import { useDecisions } from './use-decisions.ts'
import { queueAddress, useQueueAddress } from './use-queue-address.ts'

const texts = moderationTexts.report
const words = moderationTexts.statuses.reports
const { open: _waits, ...DECIDED } = words
const REASONS: Record<string, string> = {
  ...ITEM_REPORT_WORDS,
  ...REVIEW_REPORT_WORDS,
  ...PROPERTY_REPORT_WORDS,
  ...ESTABLISHMENT_REPORT_WORDS,
}

type ReportQueueProps = {
  /** Where a listing is found among all of them, by its name. */
  listingAt: (name: string) => string
}

export function ReportQueue({ listingAt }: ReportQueueProps) {
  const { trail, statusIn, setStatus } = useQueueAddress()
  const status = statusIn(DECIDED) ?? 'resolved'
  const query = useQuery(reportsQuery({ status, cursor: trail.current }))
  return (
    <QueueFrame
      decidedAt="/admin/reports/:id"
      label={moderationTexts.list(moderationTexts.queues.relatos)}
      query={query}
      sheet={{ list: 'reports', filter: { status } }}
      filters={<StatusFilter words={DECIDED} value={status} onChange={setStatus} />}
      idOf={({ id }) => id}
      line={(report) => (
        <QueueLine
          title={reasonOf(report)}
          about={[placeOf(report), texts.kinds[report.subject_kind]]}
          since={report.created_at}
        />
      )}
      detail={(report, moves) => (
        <ReportItem key={report.id} report={report} moves={moves} listingAt={listingAt} />
      )}
    />
  )
}

type ReportItemProps = ReportQueueProps & { report: Report; moves: QueueMoves }

export function ReportItem({ report, moves, listingAt }: ReportItemProps) {
  const [asked, setAsked] = useState<'resolve' | 'dismiss' | null>(null)
  const { decide } = useDecisions(moves.decided)
  const isOpen = report.status === 'open'
  const ask = (how: 'resolve' | 'dismiss') => (isOpen ? () => setAsked(how) : undefined)
  return (
    <QueueItem
      title={`${reasonOf(report)}: ${placeOf(report)}`}
      kicker={
        <>
          <Badge>{texts.kinds[report.subject_kind]}</Badge>
          {moderationTexts.since(momentText(new Date(report.created_at)))}
        </>
      }
      moves={moves}
      onApprove={ask('resolve')}
      onReject={ask('dismiss')}
      actions={
        isOpen ? (
          <>
            <Button look="primary" size="sm" onClick={ask('resolve')}>
              {texts.resolve}
            </Button>
            <Button look="line" size="sm" onClick={ask('dismiss')}>
              {texts.dismiss}
            </Button>
          </>
        ) : null
      }
    >
      <Facts facts={factsOf(report)} />
      <ReportLinks report={report} listingAt={listingAt} />
      {asked ? (
        <ReasonDialog
          key={asked}
          title={(asked === 'resolve' ? texts.resolveTitle : texts.dismissTitle)(placeOf(report))}
          description={asked === 'resolve' ? texts.resolveText : texts.dismissText}
          label={asked === 'resolve' ? texts.note : texts.dismissNote}
          confirmLabel={asked === 'resolve' ? texts.resolve : texts.dismiss}
          answers={moderationTexts.answers[asked]}
          maxLength={REASON_MAX}
          onClose={() => setAsked(null)}
          onConfirm={(resolution) => decide(closing(report, asked, resolution))}
        />
      ) : null}
    </QueueItem>
  )
}

function ReportLinks({ report, listingAt }: ReportQueueProps & { report: Report }) {
  const { place, review, item } = report
  if (!place) return null
  return (
    <div className="-my-3 flex flex-wrap gap-x-5">
      <TextLink to={reviewedPath(place)} block>
        {texts.page}
      </TextLink>
      {item ? (
        <TextLink
          to={`${STOREFRONTS[item.catalogue]}/${place.slug}#item-${report.subject_id}`}
          block
        >
          {texts.itemPage}
        </TextLink>
      ) : null}
      {review ? (
        <TextLink to={queueAddress('avaliacoes', { status: review.status, place: place.id })} block>
          {texts.moderate}
        </TextLink>
      ) : (
        <TextLink to={listingAt(place.name)} block>
          {texts.listing}
        </TextLink>
      )}
    </div>
  )
}

const STOREFRONTS = { menu: '/cardapio', shop: '/loja' } as const

const reasonOf = ({ reason }: Report) => REASONS[reason] ?? reason
const placeOf = ({ place }: Report) => place?.name ?? texts.goneName

function factsOf(report: Report): [string, string | null][] {
  const { reporter, review, item, property, place, resolution } = report
  const about = review
    ? `${review.rating}/5 · ${review.text || moderationTexts.review.noText}`
    : null
  const isLost = report.subject_kind === 'review' && !review
  const isItemLost = report.subject_kind === 'item' ? texts.itemGone : null
  return [
    [texts.details, report.details || texts.noDetails],
    [texts.review, isLost ? texts.reviewGone : about],
    [texts.item, item ? `${item.name}, ${moneyText(item.price_cents)}` : isItemLost],
    [texts.property, property ? property.title : null],
    [texts.reporter, reporter ? `${reporter.name} (${reporter.email})` : texts.visitor],
    [texts.resolution, resolution || null],
    ...(place || isLost || isItemLost ? [] : ([['', texts.gone]] as [string, string][])),
  ]
}

function closing(
  { id }: Report,
  how: 'resolve' | 'dismiss',
  resolution: string,
  api: ApiClient = browserApi,
) {
  const call = { params: { id }, body: { resolution } }
  return how === 'resolve'
    ? {
        done: texts.resolved,
        words: resolution,
        run: () => api.send('POST', '/api/v1/admin/reports/:id/resolve', call),
      }
    : {
        done: texts.dismissed,
        words: resolution,
        run: () => api.send('POST', '/api/v1/admin/reports/:id/dismiss', call),
      }
}
