import type { MoneyProvider, Reconciliation } from '@portal/contract/money/payments/money-overview'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { Badge } from '~/ui/Badge.tsx'
import { Facts } from '~/ui/Facts.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Table, type TableColumn } from '~/ui/Table.tsx'
import { exactMomentText } from './money-moment.ts'
import { reconciliationTexts } from './reconciliation.texts.ts'

const texts = reconciliationTexts.comparison
type Comparison = Reconciliation['comparisons'][number]
type LastComparisonProps = { provider: MoneyProvider; comparisons: readonly Comparison[] }

/** Equal, or by how much and on which side. */
export function LastComparison({ provider, comparisons }: LastComparisonProps) {
  const title = texts.titles[provider]
  const comparison = comparisons.find((one) => one.provider === provider)
  return (
    <Panel aria-label={title} className="grid grid-cols-1 gap-3">
      <h2 className="text-h3">{title}</h2>
      {comparison ? <Compared comparison={comparison} /> : <p>{texts.never[provider]}</p>}
    </Panel>
  )
}

function Compared({ comparison }: { comparison: Comparison }) {
  const { provider, is_same, compared_at, from, to } = comparison
  return (
    <>
      <p>
        <Badge tone={is_same ? 'ok' : 'bad'}>
          {is_same ? <CircleCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
          {is_same ? texts.same : texts.different}
        </Badge>
      </p>
      {is_same ? null : <p>{texts.differentText[provider]}</p>}
      <Facts
        facts={[
          [texts.comparedAt, exactMomentText(compared_at)],
          [texts.span, texts.spanOf(exactMomentText(from), exactMomentText(to))],
        ]}
      />
      <Table
        caption={texts.titles[provider]}
        hideCaption
        columns={columnsOf(provider)}
        rows={rowsOf(comparison)}
        rowKey={({ name }) => name}
      />
    </>
  )
}

type Row = { name: string; ours: number; theirs: number }

const rowsOf = ({ ours, theirs }: Comparison): Row[] => [
  { name: texts.paid, ours: ours.paid_cents, theirs: theirs.paid_cents },
  { name: texts.refunded, ours: ours.refunded_cents, theirs: theirs.refunded_cents },
]

function differenceOf({ ours, theirs }: Row, provider: MoneyProvider): string {
  if (ours === theirs) return texts.equal
  const amount = moneyText(Math.abs(theirs - ours))
  return (theirs > ours ? texts.more : texts.less)[provider](amount)
}

const columnsOf = (provider: MoneyProvider): TableColumn<Row>[] => [
  { key: 'name', header: texts.what, cell: ({ name }) => name },
  { key: 'ours', header: texts.ours, numeric: true, cell: ({ ours }) => moneyText(ours) },
  {
    key: 'theirs',
    header: texts.theirs[provider],
    numeric: true,
    cell: ({ theirs }) => moneyText(theirs),
  },
  {
    key: 'difference',
    header: texts.difference,
    numeric: true,
    cell: (row) => (
      <span className={row.ours === row.theirs ? undefined : 'font-semibold text-vermelho-700'}>
        {differenceOf(row, provider)}
      </span>
    ),
  },
]
