import { moneyText } from '@portal/contract/shared/plan-prices'
import type { OrderPeriod } from '@portal/contract/storefront/orders/board'
import {
  dayAfter,
  dayBefore,
  type OrderPeriodKind,
  periodAround,
} from '@portal/contract/storefront/orders/business-day'
import { comparedText, reasonText } from '@portal/contract/storefront/orders/order-period.texts'
import { useQuery } from '@tanstack/react-query'
import {
  ArrowLeft,
  ChartNoAxesColumn,
  ChevronLeft,
  ChevronRight,
  FileSpreadsheet,
  FileText,
} from 'lucide-react'
import { useSearchParams } from 'react-router'
import { failureText } from '~/platform/failure-text.ts'
import { momentDayText, shortDayText } from '~/platform/moments.ts'
import { buttonStyle } from '~/ui/button-style.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Facts } from '~/ui/Facts.tsx'
import { IconLink } from '~/ui/IconLink.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { orderPeriodQuery, periodFileAddress } from './history.queries.ts'
import { historyTexts } from './history.texts.ts'
import type { BoardPlace } from './OrderBoard.tsx'
import { DAY, momentOf, PeriodTabs, useShownDay } from './PeriodTabs.tsx'
import { periodIn } from './period-address.ts'
import { Sums } from './Sums.tsx'

const { period: texts, day: dayTexts, back: backText } = historyTexts

type PeriodFiguresProps = { establishment: BoardPlace; back: string }

/** What a week or a month of the business sold, counted from its orders. */
export function PeriodFigures({ establishment, back }: PeriodFiguresProps) {
  const [search] = useSearchParams()
  const kind = periodIn(search) ?? 'week'
  const day = useShownDay(establishment.id)
  const figures = useQuery({
    ...orderPeriodQuery(establishment.id, kind, day ?? ''),
    enabled: day !== null,
  })
  const days = day ? periodAround(kind, day) : null
  const to = (other: string) => {
    const next = new URLSearchParams(search)
    next.set(DAY, other)
    return `?${next}`
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <header>
        <TextLink to={back} block className="print:hidden">
          <ArrowLeft aria-hidden="true" className="size-5" />
          {backText}
        </TextLink>
        <h1 className="text-[2rem]">{texts.title[kind]}</h1>
        {days ? (
          <div className="num flex items-center gap-1 text-muted">
            <IconLink
              to={to(dayBefore(days.from))}
              replace
              label={texts.before[kind]}
              className="-ml-2.5 print:hidden"
            >
              <ChevronLeft aria-hidden="true" />
            </IconLink>
            <p>
              {establishment.name}, {shortDayText(momentOf(days.from))} a{' '}
              {shortDayText(momentOf(days.until))}
            </p>
            {figures.data && figures.data.today > days.until ? (
              <IconLink
                to={to(dayAfter(days.until))}
                replace
                label={texts.after[kind]}
                className="print:hidden"
              >
                <ChevronRight aria-hidden="true" />
              </IconLink>
            ) : null}
          </div>
        ) : null}
      </header>
      <PeriodTabs shown={kind} />
      <Loaded
        query={figures}
        texts={{ loading: texts.loading, loadError: texts.loadFailed }}
        why={failureText}
      >
        {(data) => (
          <>
            <Figures kind={kind} figures={data} />
            {data.delivered + data.cancelled > 0 ? (
              <Files place={establishment.id} kind={kind} day={data.from} />
            ) : null}
          </>
        )}
      </Loaded>
    </div>
  )
}

type FilesProps = { place: string; kind: OrderPeriodKind; day: string }

/** The same figures for a bookkeeper: as a sheet, and on paper. */
function Files(asked: FilesProps) {
  const files = [
    { file: 'sheet', label: texts.sheet, icon: <FileSpreadsheet aria-hidden="true" /> },
    { file: 'paper', label: texts.paper, icon: <FileText aria-hidden="true" /> },
  ] as const
  return (
    <section aria-label={texts.files} className="flex flex-wrap gap-3 print:hidden">
      {files.map(({ file, label, icon }) => (
        <a
          key={file}
          href={periodFileAddress(file, asked)}
          download
          className={buttonStyle({ look: 'line' })}
        >
          {icon}
          {label}
        </a>
      ))}
    </section>
  )
}

function Figures({ kind, figures }: { kind: OrderPeriodKind; figures: OrderPeriod }) {
  const { delivered, total_cents, average_cents, cancelled, returned, reasons, items } = figures
  if (delivered + cancelled === 0) {
    return (
      <EmptyState icon={<ChartNoAxesColumn />} title={texts.none[kind]} level="h2">
        {texts.note}
      </EmptyState>
    )
  }
  const compared = comparedText(kind, figures)
  // Of a month only the days on which something was sold: the others would be most of the page.
  const days = figures.days.filter((one) => kind === 'week' || one.delivered > 0)
  return (
    <>
      <Panel aria-label={texts.sold} className="grid gap-1">
        <p className="text-muted">{texts.sold}</p>
        <p className="num font-head font-bold text-[2rem] leading-tight">
          {moneyText(total_cents)}{' '}
          <span className="font-text font-normal text-base">{texts.orders(delivered)}</span>
        </p>
        {compared ? <p className="num">{compared}</p> : null}
        <div className="mt-2">
          <Facts
            facts={[
              [texts.average, average_cents === null ? null : moneyText(average_cents)],
              [texts.cancelled, String(cancelled)],
              [
                texts.returned,
                returned.orders > 0
                  ? texts.returnedOrders(returned.orders, moneyText(returned.total_cents))
                  : null,
              ],
            ]}
          />
        </div>
      </Panel>
      {delivered > 0 ? (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <Sums
            title={texts.days}
            first={texts.dayColumn}
            column={dayTexts.columns.orders}
            rows={days.map(({ day, delivered: count, total_cents: cents }) => ({
              name: momentDayText(momentOf(day)),
              count,
              cents,
            }))}
          />
          <Sums
            title={texts.items}
            column={dayTexts.columns.quantity}
            rows={items.map(({ name, quantity, total_cents: cents }) => ({
              name,
              count: quantity,
              cents,
            }))}
          />
        </div>
      ) : null}
      {reasons.length > 0 ? (
        <Sums
          title={texts.reasons}
          first={texts.reasonColumn}
          column={dayTexts.columns.orders}
          hasMoney={false}
          rows={reasons.map((reason) => ({
            name: reasonText(reason),
            count: reason.orders,
            cents: 0,
          }))}
        />
      ) : null}
      <p className="text-muted text-xs">{texts.note}</p>
    </>
  )
}
