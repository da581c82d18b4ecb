import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'

export type TableSort = { key: string; direction: 'ascending' | 'descending' }

type TableSortButtonProps = {
  column: { key: string; header: string; numeric?: boolean | undefined }
  sort: TableSort | undefined
  onSortChange: (sort: TableSort) => void
  className: string
}

/** Numbers start from the largest, words from A: what one is after when pressing the head. */
export function TableSortButton({ column, sort, onSortChange, className }: TableSortButtonProps) {
  const current = sort?.key === column.key ? sort.direction : null
  const Icon = current === null ? ChevronsUpDown : current === 'ascending' ? ArrowUp : ArrowDown
  function press() {
    const first = column.numeric ? 'descending' : 'ascending'
    const other = current === 'ascending' ? 'descending' : 'ascending'
    onSortChange({ key: column.key, direction: current === null ? first : other })
  }
  return (
    <button
      type="button"
      onClick={press}
      className={`inline-flex min-h-11 items-center gap-1 rounded-item font-semibold whitespace-nowrap hover:text-ink ${className} ${current ? 'text-ink' : ''}`}
    >
      {column.header}
      <Icon aria-hidden="true" className="size-4" />
    </button>
  )
}
