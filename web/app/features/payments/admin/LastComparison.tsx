import type { Reconciliation } from '@portal/contract/payments/money-overview'
import { moneyText } from '@portal/contract/plans/plan-rules'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { Badge } from '~/ui/Badge.tsx'
import { Facts } from '~/ui/Facts.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Table, type TableColumn } from '~/ui/Table.tsx'
import { exactMomentText } from './money-moment.ts'
import { reconciliationTexts } from './reconciliation.texts.ts'

const texts = reconciliationTexts.comparison
type Comparison = NonNullable<Reconciliation['comparison']>

/** Equal, or by how much and on which side. */
export function LastComparison({ comparison }: { comparison: Comparison | null }) {
  return (
    <Panel aria-label={texts.title} className="grid grid-cols-1 gap-3">
      <h2 className="text-h3">{texts.title}</h2>
      {comparison ? <Compared comparison={comparison} /> : <p>{texts.never}</p>}
    </Panel>
  )
}

function Compared({ comparison }: { comparison: Comparison }) {
  const { is_same, compared_at, from, to } = comparison
  return (
    <>
      <p>
        <Badge tone={is_same ? 'ok' : 'bad'}>
          {is_same ? <CircleCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
          {is_same ? texts.same : texts.different}
        </Badge>
      </p>
      {is_same ? null : <p>{texts.differentText}</p>}
      <Facts
        facts={[
          [texts.comparedAt, exactMomentText(compared_at)],
          [texts.span, texts.spanOf(exactMomentText(from), exactMomentText(to))],
        ]}
      />
      <Table
        caption={texts.title}
        hideCaption
        columns={COLUMNS}
        rows={rowsOf(comparison)}
        rowKey={({ name }) => name}
      />
    </>
  )
}

type Row = { name: string; ours: number; bank: number }

const rowsOf = ({ ours, bank }: Comparison): Row[] => [
  { name: texts.paid, ours: ours.paid_cents, bank: bank.paid_cents },
  { name: texts.refunded, ours: ours.refunded_cents, bank: bank.refunded_cents },
]

function differenceOf({ ours, bank }: Row): string {
  if (ours === bank) return texts.equal
  const amount = moneyText(Math.abs(bank - ours))
  return bank > ours ? texts.bankMore(amount) : texts.bankLess(amount)
}

const COLUMNS: TableColumn<Row>[] = [
  { key: 'name', header: texts.what, cell: ({ name }) => name },
  { key: 'ours', header: texts.ours, numeric: true, cell: ({ ours }) => moneyText(ours) },
  { key: 'bank', header: texts.bank, numeric: true, cell: ({ bank }) => moneyText(bank) },
  {
    key: 'difference',
    header: texts.difference,
    numeric: true,
    cell: (row) => (
      <span className={row.ours === row.bank ? undefined : 'font-semibold text-vermelho-700'}>
        {differenceOf(row)}
      </span>
    ),
  },
]
