import type { MoneyMonth } from '@portal/contract/money/payments/money-overview'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { useQuery } from '@tanstack/react-query'
import { failureText } from '~/platform/failure-text.ts'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Table, type TableColumn } from '~/ui/Table.tsx'
import { numberText, percentText, figuresTexts as texts } from './figures.texts.ts'
import { MonthBars } from './MonthBars.tsx'
import { moneyFiguresQuery } from './money.queries.ts'
import { type Bar, monthText } from './month-bars.rules.ts'
import { SheetLinks } from './SheetLinks.tsx'

/** What plans bring in, month by month: drawn, and in figures. */
export default function FiguresScreen() {
  const query = useQuery(moneyFiguresQuery())
  return (
    <>
      <Loaded query={query} texts={texts} why={failureText}>
        {({ months }) => (
          <>
            <Charts months={months} />
            <Panel>
              <Table
                caption={texts.table.caption}
                columns={COLUMNS}
                rows={months.toReversed()}
                rowKey={({ month }) => month}
              />
            </Panel>
          </>
        )}
      </Loaded>
      <SheetLinks />
    </>
  )
}

type Figure = {
  name: 'mrr' | 'paying' | 'churn' | 'trials'
  bar: (month: MoneyMonth) => Pick<Bar, 'value' | 'part'>
  /** What stands large above the chart. */
  now: (months: readonly MoneyMonth[]) => string
  textOf: (value: number) => string
  least: number
}

const last = (months: readonly MoneyMonth[]) => months.at(-1)

const FIGURES: Figure[] = [
  {
    name: 'mrr',
    bar: ({ mrr_cents }) => ({ value: mrr_cents }),
    now: (months) => moneyText(last(months)?.mrr_cents ?? 0),
    textOf: moneyText,
    least: 100,
  },
  {
    name: 'paying',
    bar: ({ paying }) => ({ value: paying }),
    now: (months) => numberText(last(months)?.paying ?? 0),
    textOf: numberText,
    least: 1,
  },
  {
    name: 'churn',
    bar: ({ churn }) => ({ value: churn ?? 0 }),
    now: (months) => {
      const known = months.findLast(({ churn }) => churn !== null)
      return known && known.churn !== null
        ? texts.churn.last(percentText(known.churn), monthText(known.month))
        : texts.noChurn
    },
    textOf: percentText,
    least: 0.1,
  },
  {
    name: 'trials',
    bar: ({ trials, converted }) => ({ value: trials, part: converted }),
    now: (months) => {
      const month = last(months)
      return texts.trials.now(numberText(month?.trials ?? 0), numberText(month?.converted ?? 0))
    },
    textOf: numberText,
    least: 1,
  },
]

function Charts({ months }: { months: readonly MoneyMonth[] }) {
  const [first, latest] = [months[0], last(months)]
  if (!first || !latest) return null
  return (
    <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
      {FIGURES.map(({ name, bar, now, textOf, least }) => (
        <Panel key={name} aria-label={texts[name].title} className="grid content-start gap-2">
          <h2 className="text-h3">{texts[name].title}</h2>
          <p className="num font-head text-h3 font-bold wrap-anywhere">{now(months)}</p>
          <p className="text-muted">{texts[name].lead}</p>
          <MonthBars
            label={texts.chart(texts[name].title, monthText(first.month), monthText(latest.month))}
            bars={months.map((one) => ({
              ...bar(one),
              month: one.month,
              isRunning: one.is_running,
            }))}
            least={least}
            textOf={textOf}
          />
        </Panel>
      ))}
      <p className="text-muted md:col-span-2">{texts.legend}</p>
    </div>
  )
}

const COLUMNS: TableColumn<MoneyMonth>[] = [
  {
    key: 'month',
    header: texts.table.month,
    cell: ({ month, is_running }) =>
      is_running ? texts.running(monthText(month)) : monthText(month),
  },
  {
    key: 'mrr',
    header: texts.table.mrr,
    numeric: true,
    cell: ({ mrr_cents }) => moneyText(mrr_cents),
  },
  {
    key: 'paying',
    header: texts.table.paying,
    numeric: true,
    cell: ({ paying }) => numberText(paying),
  },
  {
    key: 'left',
    header: texts.table.left,
    numeric: true,
    cell: ({ left, is_running }) => (is_running ? texts.unknownYet : numberText(left)),
  },
  {
    key: 'churn',
    header: texts.table.churn,
    numeric: true,
    cell: ({ churn, is_running }) => {
      if (churn !== null) return percentText(churn)
      return is_running ? texts.unknownYet : texts.nobodyPaid
    },
  },
  {
    key: 'trials',
    header: texts.table.trials,
    numeric: true,
    cell: ({ trials }) => numberText(trials),
  },
  {
    key: 'converted',
    header: texts.table.converted,
    numeric: true,
    cell: ({ converted }) => numberText(converted),
  },
]
