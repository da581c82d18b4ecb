import type { GivenPlan } from '@portal/contract/money/payments/money-overview'
import { useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { SheetLink } from '~/lists/SheetLink.tsx'
import { failureText } from '~/platform/failure-text.ts'
import { dayText } from '~/platform/moments.ts'
import { CursorPagination } from '~/ui/CursorPagination.tsx'
import { cursorTrail } from '~/ui/cursor-trail.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Table, type TableColumn } from '~/ui/Table.tsx'
import { paymentsTexts } from '../payments.texts.ts'
import { EndPlanButton } from './EndPlanButton.tsx'
import { GivePlanForm } from './GivePlanForm.tsx'
import { givenPlansTexts as texts } from './given-plans.texts.ts'
import { lastDayOf } from './last-day.rules.ts'
import { givenPlansQuery } from './money.queries.ts'

const HEADING = 'planos-dados'

/** Plans that somebody of the team gave: who has one, another one, and the end of one. */
export default function GivenPlansScreen() {
  const [address] = useSearchParams()
  const trail = cursorTrail(address)
  const query = useQuery(givenPlansQuery(trail.current))
  return (
    <>
      <GivePlanForm />
      <Panel aria-labelledby={HEADING}>
        <h2 id={HEADING} tabIndex={-1} className="mb-3 text-h3 outline-none">
          {texts.caption}
        </h2>
        <Loaded query={query} texts={texts} why={failureText} surface="plain">
          {({ plans, next_cursor }) => (
            <div
              aria-busy={query.isPlaceholderData}
              className={`grid grid-cols-1 gap-3 ${query.isPlaceholderData ? 'opacity-60' : ''}`}
            >
              <Table
                caption={texts.caption}
                hideCaption
                columns={COLUMNS}
                rows={plans}
                rowKey={({ id }) => id}
                empty={
                  <EmptyState icon={<Gift />} title={texts.none.title} surface="plain">
                    {texts.none.text}
                  </EmptyState>
                }
              />
              <CursorPagination previous={trail.previous} next={trail.next(next_cursor)} />
              {plans.length > 0 ? (
                <div>
                  <SheetLink list="given-plans" filter={{}} />
                </div>
              ) : null}
            </div>
          )}
        </Loaded>
      </Panel>
    </>
  )
}

const COLUMNS: TableColumn<GivenPlan>[] = [
  {
    key: 'person',
    header: texts.columns.person,
    cell: ({ person }) => (
      <span className="block wrap-anywhere">
        {person.name}
        <span className="block text-xs font-normal text-muted">{person.email}</span>
      </span>
    ),
  },
  { key: 'plan', header: texts.columns.plan, cell: ({ plan }) => paymentsTexts.names[plan] },
  {
    key: 'since',
    header: texts.columns.since,
    cell: ({ started_at }) => <time dateTime={started_at}>{dayText(new Date(started_at))}</time>,
  },
  {
    key: 'until',
    header: texts.columns.until,
    cell: ({ ends_at }) =>
      ends_at ? <time dateTime={ends_at}>{dayText(lastDayOf(ends_at))}</time> : texts.endless,
  },
  {
    key: 'reason',
    header: texts.columns.reason,
    cell: ({ reason }) => reason ?? texts.noReason,
  },
  {
    key: 'actions',
    header: texts.columns.actions,
    actions: true,
    cell: (given) => <EndPlanButton given={given} focusAfter={HEADING} />,
  },
]
