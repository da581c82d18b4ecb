import { moneyText } from '@portal/contract/shared/plan-prices'
import { Panel } from '~/ui/Panel.tsx'
import { Table } from '~/ui/Table.tsx'
import { historyTexts } from './history.texts.ts'

const { day: texts } = historyTexts

type Sum = { name: string; count: number; cents: number }

type SumsProps = {
  title: string
  column: string
  /** What the rows are, where they are not names. */
  first?: string
  /** Left out where nothing is counted in money. */
  hasMoney?: boolean
  rows: Sum[]
}

/** Rows of what was counted, with what they add up to in money. */
export function Sums({ title, column, first, hasMoney = true, rows }: SumsProps) {
  const { name, total } = texts.columns
  return (
    <Panel aria-label={title} className="break-inside-avoid">
      <Table
        caption={title}
        rows={rows}
        rowKey={(row) => row.name}
        columns={[
          { key: 'name', header: first ?? name, cell: (row) => row.name },
          { key: 'count', header: column, numeric: true, cell: ({ count }) => String(count) },
          ...(hasMoney
            ? [
                {
                  key: 'total',
                  header: total,
                  numeric: true,
                  cell: ({ cents }: Sum) => moneyText(cents),
                },
              ]
            : []),
        ]}
      />
    </Panel>
  )
}
