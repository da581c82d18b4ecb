import {
  COVERAGE_STATUS_WORDS,
  type CoverageStatus,
} from '@portal/contract/newsroom/coverage-requests/coverage.texts'
import type {
  CoverageCard,
  readCoverageBoard,
} from '@portal/contract/newsroom/coverage-requests/coverage-board'
import type { EndpointResult } from '@portal/contract/shared/endpoint'
import clsx from 'clsx'
import { useId } from 'react'
import { dropMark } from '~/ui/DragArea.tsx'
import { coverageAdminTexts as texts } from './coverage-admin.texts.ts'
import { RequestCard } from './RequestCard.tsx'

type ColumnProps = {
  column: EndpointResult<typeof readCoverageBoard>['columns'][number]
  isShownOnPhone: boolean
  isHeldOver: boolean
  requestTo: (id: string) => string
  onMove: (card: CoverageCard, status: CoverageStatus) => void
}

export function Column({ column, isShownOnPhone, isHeldOver, requestTo, onMove }: ColumnProps) {
  const headingId = useId()
  const { status, count, requests } = column
  return (
    <section
      aria-labelledby={headingId}
      {...dropMark(status)}
      className={clsx(
        'grid content-start gap-3 rounded-card p-3 lg:min-h-40',
        isHeldOver ? 'bg-mar-100 outline-2 outline-mar-600' : 'bg-areia-100',
        !isShownOnPhone && 'max-lg:hidden',
      )}
    >
      <h2
        id={headingId}
        className="flex items-center justify-between px-1 font-text text-base font-semibold tracking-normal"
      >
        {COVERAGE_STATUS_WORDS[status]}
        <span className="num text-muted">{texts.count(count)}</span>
      </h2>
      {requests.length === 0 ? <p className="px-1 text-sm text-muted">{texts.empty}</p> : null}
      <ul className="grid gap-3">
        {requests.map((card) => (
          <li key={card.id}>
            <RequestCard card={card} to={requestTo(card.id)} onMove={onMove} />
          </li>
        ))}
      </ul>
      {count > requests.length ? (
        <p className="px-1 text-sm text-muted">{texts.more(count - requests.length)}</p>
      ) : null}
    </section>
  )
}
