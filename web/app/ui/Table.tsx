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
  /** `lg` where a tablet has no room for all columns. */
  cardsBelow?: keyof typeof CARDS_BELOW
  /** Instead of the rows when there are none. */
  empty?: ReactNode
}

/**
 * As cards below the width at which all columns find room: on phones, and for many columns on tablets too,
 * two beside each other. Said twice, as the sheet of styles reads whole words.
 */
const CARDS_BELOW = {
  md: {
    table: 'max-md:block',
    caption: 'max-md:block',
    head: 'max-md:block',
    headRow: 'max-md:flex max-md:items-center max-md:gap-1 max-md:overflow-x-auto max-md:pb-2',
    headCell: 'max-md:flex-none max-md:border-0 max-md:p-0',
    unsorted: 'max-md:sr-only',
    sort: 'max-md:rounded-full max-md:bg-areia-100 max-md:px-4',
    body: 'max-md:grid max-md:gap-3',
    row: 'max-md:grid max-md:content-start max-md:gap-1 max-md:rounded-input max-md:border max-md:border-line max-md:bg-white max-md:p-4 md:border-b md:border-line md:hover:bg-areia-100/60',
    cell: 'md:px-3 md:py-2.5 md:first:pl-0 md:last:pr-0',
    numeric: 'md:text-right',
    rowHead: 'max-md:mb-1 max-md:text-base',
    fact: 'max-md:flex max-md:items-center max-md:justify-between max-md:gap-4',
    label: 'md:hidden',
    value: 'max-md:text-right',
  },
  lg: {
    table: 'max-lg:block',
    caption: 'max-lg:block',
    head: 'max-lg:block',
    headRow: 'max-lg:flex max-lg:items-center max-lg:gap-1 max-lg:overflow-x-auto max-lg:pb-2',
    headCell: 'max-lg:flex-none max-lg:border-0 max-lg:p-0',
    unsorted: 'max-lg:sr-only',
    sort: 'max-lg:rounded-full max-lg:bg-areia-100 max-lg:px-4',
    body: 'max-lg:grid max-lg:gap-3 md:max-lg:grid-cols-2',
    row: 'max-lg:grid max-lg:content-start max-lg:gap-1 max-lg:rounded-input max-lg:border max-lg:border-line max-lg:bg-white max-lg:p-4 lg:border-b lg:border-line lg:hover:bg-areia-100/60',
    cell: 'lg:px-3 lg:py-2.5 lg:first:pl-0 lg:last:pr-0',
    numeric: 'lg:text-right',
    rowHead: 'max-lg:mb-1 max-lg:text-base',
    fact: 'max-lg:flex max-lg:items-center max-lg:justify-between max-lg:gap-4',
    label: 'lg:hidden',
    value: 'max-lg:text-right',
  },
} as const
type Styles = (typeof CARDS_BELOW)[keyof typeof CARDS_BELOW]

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
  cardsBelow = 'md',
  empty,
}: TableProps<Row>) {
  const styles = CARDS_BELOW[cardsBelow]
  const sorted = columns.find((column) => column.key === sort?.key)
  if (rows.length === 0 && empty) return empty
  return (
    <>
      <table {...as('table')} className={`w-full border-collapse text-sm ${styles.table}`}>
        <caption
          className={clsx(
            hideCaption
              ? 'sr-only'
              : `pb-3 text-left font-head text-h3 font-bold ${styles.caption}`,
          )}
        >
          {caption}
        </caption>
        <thead {...as('rowgroup')} className={styles.head}>
          <tr {...as('row')} className={styles.headRow}>
            {columns.map((column) => (
              <th
                key={column.key}
                {...as('columnheader')}
                scope="col"
                aria-sort={column.sortable ? directionOf(column.key, sort) : undefined}
                className={clsx(
                  'border-b border-line px-3 py-1 text-xs font-semibold text-muted first:pl-0 last:pr-0',
                  styles.headCell,
                  column.numeric ? 'text-right' : 'text-left',
                  !column.sortable && styles.unsorted,
                )}
              >
                {column.sortable && onSortChange ? (
                  <TableSortButton
                    column={column}
                    sort={sort}
                    onSortChange={onSortChange}
                    className={styles.sort}
                  />
                ) : (
                  <span className={column.actions ? 'sr-only' : undefined}>{column.header}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as('rowgroup')} className={styles.body}>
          {rows.map((row) => (
            <tr key={rowKey(row)} {...as('row')} className={styles.row}>
              {columns.map((column, index) => (
                <TableCell
                  key={column.key}
                  column={column}
                  row={row}
                  isFirst={index === 0}
                  styles={styles}
                />
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

type TableCellProps<Row> = {
  column: TableColumn<Row>
  row: Row
  isFirst: boolean
  styles: Styles
}

function TableCell<Row>({ column, row, isFirst, styles }: TableCellProps<Row>) {
  const shared = clsx(
    'min-w-0 align-middle',
    styles.cell,
    (column.numeric || column.actions) && styles.numeric,
    column.numeric && 'num',
    column.actions && 'whitespace-nowrap',
  )
  const content = column.cell(row)
  if (isFirst) {
    return (
      <th
        {...as('rowheader')}
        scope="row"
        className={clsx(shared, 'text-left font-semibold wrap-break-word', styles.rowHead)}
      >
        {content}
      </th>
    )
  }
  return (
    <td {...as('cell')} className={clsx(shared, styles.fact)}>
      <span aria-hidden="true" className={`flex-none text-muted ${styles.label}`}>
        {column.actions ? null : column.header}
      </span>
      <span className={clsx('min-w-0', styles.value, wrapOf(content))}>{content}</span>
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
