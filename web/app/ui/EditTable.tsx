import type { ReactNode } from 'react'
import { EmptyState } from './EmptyState.tsx'
import { Table, type TableColumn } from './Table.tsx'
import { TextLink } from './TextLink.tsx'

type EditTableProps<Row> = {
  caption: string
  rows: Row[]
  /** The first names the row. */
  columns: TableColumn<Row>[]
  empty: { icon: ReactNode; title: string; text: string }
  /** The way into the editor, and how it is heard: "Editar Luau da lua cheia". */
  edit: {
    header: string
    label: string
    labelOf: (name: string) => string
    nameOf: (row: Row) => string
    to: (id: string) => string
  }
}

/** What an administrator keeps, each with the way into its editor. */
export function EditTable<Row extends { id: string }>({
  caption,
  rows,
  columns,
  empty,
  edit,
}: EditTableProps<Row>) {
  return (
    <Table
      caption={caption}
      hideCaption
      rows={rows}
      rowKey={({ id }) => id}
      empty={
        <EmptyState icon={empty.icon} title={empty.title} surface="plain">
          {empty.text}
        </EmptyState>
      }
      columns={[
        ...columns,
        {
          key: 'edit',
          header: edit.header,
          actions: true,
          cell: (row) => (
            <TextLink block to={edit.to(row.id)} aria-label={edit.labelOf(edit.nameOf(row))}>
              {edit.label}
            </TextLink>
          ),
        },
      ]}
    />
  )
}
