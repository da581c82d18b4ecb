import { isRecord } from '@portal/contract/shared/records'
import { csvLine, guarded } from '../../../platform/csv/csv.ts'

/** A spreadsheet set to Portuguese takes the semicolon for granted, and the mark for the letters. */
const SEPARATOR = ';'
const BYTE_ORDER_MARK = '\uFEFF'

type Row = Readonly<Record<string, unknown>>
/** Its heading, and where in a row its value is: "owner.name". Of a list in the row, of each in it. */
type Column = readonly [heading: string, path: string]

export type SheetTable = {
  /** The endpoint of the list. */
  path: string
  /** What of the question a list that comes whole understands itself. */
  asks?: readonly string[]
  /** What it is always asked with. */
  query?: Readonly<Record<string, string>>
  /** Where the rows are in its answer; an answer that is a list has none. */
  rows: string | null
  /** By a cursor or by numbered pages; a short list comes whole, and is narrowed here as the screen does. */
  paging: 'cursor' | 'number' | null
  columns: readonly Column[]
  /** Who takes it away is written down. */
  isPersonal?: true
  file: string
}

export const STATUS: Column = ['situacao', 'status']
export const VERSION_DATES: readonly Column[] = [['atualizado_em', 'updated_at']]

export const sheetHead = ({ columns }: SheetTable): string =>
  `${BYTE_ORDER_MARK}${csvLine(
    columns.map(([heading]) => heading),
    SEPARATOR,
  )}`

export const sheetLine = ({ columns }: SheetTable, row: Row): string =>
  csvLine(
    columns.map(([, path]) => guarded(textOf(valueAt(row, path)))),
    SEPARATOR,
  )

/** Said in the last line, where somebody scrolls to see how many there are. */
export const cutLine = (most: number): string =>
  csvLine([`O arquivo vai até ${most.toLocaleString('pt-BR')} linhas.`], SEPARATOR)

function valueAt(value: unknown, path: string): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => valueAt(one, path))
  if (!isRecord(value)) return undefined
  const [name = '', ...rest] = path.split('.')
  const found = value[name]
  return rest.length === 0 ? found : valueAt(found, rest.join('.'))
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  return Array.isArray(value) ? value.map(textOf).join(', ') : String(value)
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Rows of a list that came whole, narrowed as its screen narrows them in the browser. */
export function narrowed(
  rows: readonly Row[],
  { columns }: SheetTable,
  { search, status }: { search?: string | undefined; status?: string | undefined },
): Row[] {
  const [first] = columns
  const words = folded(search ?? '')
    .split(/\s+/)
    .filter(Boolean)
  return rows.filter((row) => {
    const name = folded(textOf(first && valueAt(row, first[1])))
    return (!status || row.status === status) && words.every((word) => name.includes(word))
  })
}
