import type { TideTable } from '@portal/contract/city/tides/tide-table'
import { Trash2, Waves } from 'lucide-react'
import { SheetLink } from '~/lists/SheetLink.tsx'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { isoToText } from '~/ui/date-text.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Table } from '~/ui/Table.tsx'
import { ChooseTable } from './ChooseTable.tsx'
import { TablePreview } from './TablePreview.tsx'
import { tideTablesTexts as texts } from './tide-tables.texts.ts'
import { useTideTables } from './use-tide-tables.ts'

export default function TideTablesScreen() {
  const { list, check, write, remove } = useTideTables()
  const checked = check.isPending ? undefined : check.data
  return (
    <div className="grid gap-5">
      <ChooseTable
        onFile={(file) => check.mutate(file)}
        isChecking={check.isPending}
        isChosen={checked !== undefined}
        error={check.error}
      />
      {checked ? (
        <TablePreview
          key={checked.csv}
          checked={checked}
          isWriting={write.isPending}
          onConfirm={(input) => write.mutate(input)}
          onCancel={() => check.reset()}
        />
      ) : null}
      <Panel aria-labelledby="em-uso">
        <h2 id="em-uso" className="text-h3">
          {texts.listTitle}
        </h2>
        <p className="mt-1 mb-4 text-muted">{texts.listLead}</p>
        <Loaded query={list} texts={texts} why={failureText} surface="plain" className="h-24">
          {(tables) => (
            <div className="grid grid-cols-1 gap-3">
              <Tables tables={tables} onRemove={(id) => remove.mutateAsync(id)} />
              {tables.length > 0 ? (
                <div>
                  <SheetLink list="tide-tables" filter={{}} />
                </div>
              ) : null}
            </div>
          )}
        </Loaded>
      </Panel>
    </div>
  )
}

type TablesProps = { tables: TideTable[]; onRemove: (id: string) => Promise<unknown> }

function Tables({ tables, onRemove }: TablesProps) {
  const { columns } = texts
  return (
    <Table
      caption={texts.listTitle}
      hideCaption
      rows={tables}
      rowKey={({ id }) => id}
      empty={
        <EmptyState icon={<Waves />} title={texts.empty} surface="plain">
          {texts.emptyText}
        </EmptyState>
      }
      columns={[
        { key: 'name', header: columns.name, cell: ({ name }) => name },
        { key: 'edition', header: columns.edition, cell: ({ edition }) => edition },
        { key: 'days', header: columns.days, numeric: true, cell: ({ days }) => days },
        {
          key: 'period',
          header: columns.period,
          cell: ({ first_date: first, last_date: last }) =>
            first && last ? texts.period(isoToText(first), isoToText(last)) : '',
        },
        {
          key: 'by',
          header: columns.by,
          cell: ({ imported_by }) => imported_by ?? texts.nobody,
        },
        {
          key: 'remove',
          header: texts.remove,
          actions: true,
          cell: (table) => <RemoveTable table={table} onRemove={onRemove} />,
        },
      ]}
    />
  )
}

function RemoveTable({ table, onRemove }: Pick<TablesProps, 'onRemove'> & { table: TideTable }) {
  return (
    <ConfirmDialog
      destructive
      title={texts.removeTitle(table.edition)}
      description={texts.removeText}
      confirmLabel={texts.removeAction}
      onConfirm={async () => {
        // A failure is told by a toast.
        await onRemove(table.id).catch(() => {})
      }}
      trigger={
        <Button look="ghost" size="sm" aria-label={texts.removeOf(table.edition)}>
          <Trash2 aria-hidden="true" />
          {texts.remove}
        </Button>
      }
    />
  )
}
