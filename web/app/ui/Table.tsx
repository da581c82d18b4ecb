import clsx from 'clsx'
import type { ReactNode } from 'react'
import { type TableSort, TableSortButton } from './TableSortButton.tsx'
import { words } from './words.ts'

export type TableColumn<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Right-aligned, with figures of one width. */
  numeric?: boolean | undefined
  sortable?: boolean | undefined
  /** What can be done with the row: its header is heard, not seen. */
  actions?: boolean | undefined
}

type TableProps<Row> = {
  caption: string
  hideCaption?: boolean
  /** The first column names the row, and is the head of the card on a phone. */
  columns: TableColumn<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  sort?: TableSort | undefined
  onSortChange?: ((sort: TableSort) => void) | undefined
  /** Instead of the rows when there are none. */
  empty?: ReactNode
}

// As cards on phones the parts are no longer `display: table-*`, and some browsers then forget what
// they are: the roles say it again.
const as = (role: string) => ({ role })

export function Table<Row>({
  caption,
  hideCaption = false,
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  empty,
}: TableProps<Row>) {
  const sorted = columns.find((column) => column.key === sort?.key)
  if (rows.length === 0 && empty) return empty
  return (
    <>
      <table {...as('table')} className="w-full border-collapse text-sm max-md:block">
        <caption
          className={clsx(
            hideCaption ? 'sr-only' : 'pb-3 text-left font-head text-h3 font-bold max-md:block',
          )}
        >
          {caption}
        </caption>
        <thead {...as('rowgroup')} className="max-md:block">
          <tr
            {...as('row')}
            className="max-md:flex max-md:items-center max-md:gap-1 max-md:overflow-x-auto max-md:pb-2"
          >
            {columns.map((column) => (
              <th
                key={column.key}
                {...as('columnheader')}
                scope="col"
                aria-sort={column.sortable ? directionOf(column.key, sort) : undefined}
                className={clsx(
                  'border-b border-line px-3 py-1 text-xs font-semibold text-muted first:pl-0 last:pr-0 max-md:flex-none max-md:border-0 max-md:p-0',
                  column.numeric ? 'text-right' : 'text-left',
                  !column.sortable && 'max-md:sr-only',
                )}
              >
                {column.sortable && onSortChange ? (
                  <TableSortButton column={column} sort={sort} onSortChange={onSortChange} />
                ) : (
                  <span className={column.actions ? 'sr-only' : undefined}>{column.header}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as('rowgroup')} className="max-md:grid max-md:gap-3">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              {...as('row')}
              className="max-md:grid max-md:gap-1 max-md:rounded-input max-md:border max-md:border-line max-md:bg-white max-md:p-4 md:border-b md:border-line md:hover:bg-areia-100/60"
            >
              {columns.map((column, index) => (
                <TableCell key={column.key} column={column} row={row} isFirst={index === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className="sr-only">
        {sorted && sort ? words.table.sorted(sorted.header, sort.direction) : null}
      </p>
    </>
  )
}

type TableCellProps<Row> = { column: TableColumn<Row>; row: Row; isFirst: boolean }

function TableCell<Row>({ column, row, isFirst }: TableCellProps<Row>) {
  const shared = clsx(
    'min-w-0 align-middle md:px-3 md:py-2.5 md:first:pl-0 md:last:pr-0',
    column.numeric && 'num md:text-right',
    column.actions && 'whitespace-nowrap md:text-right',
  )
  const content = column.cell(row)
  if (isFirst) {
    return (
      <th
        {...as('rowheader')}
        scope="row"
        className={clsx(
          shared,
          'text-left font-semibold wrap-break-word max-md:mb-1 max-md:text-base',
        )}
      >
        {content}
      </th>
    )
  }
  return (
    <td
      {...as('cell')}
      className={clsx(
        shared,
        'max-md:flex max-md:items-center max-md:justify-between max-md:gap-4',
      )}
    >
      <span aria-hidden="true" className="flex-none text-muted md:hidden">
        {column.actions ? null : column.header}
      </span>
      <span className={clsx('min-w-0 max-md:text-right', wrapOf(content))}>{content}</span>
    </td>
  )
}

/** Longer than any word of a language: an address, or somebody leaning on a key. */
const LONG_WORD = /\S{25}/

/** Broken anywhere, a cell gives way to its neighbours letter by letter: words stay whole while they can. */
const wrapOf = (content: ReactNode) =>
  typeof content === 'string' && !LONG_WORD.test(content) ? 'wrap-break-word' : 'wrap-anywhere'

function directionOf(key: string, sort: TableSort | undefined) {
  return sort?.key === key ? sort.direction : 'none'
}
