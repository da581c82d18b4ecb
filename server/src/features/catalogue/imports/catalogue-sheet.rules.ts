import {
  CATALOGUE_COLUMNS,
  CATALOGUE_IMPORT_MAX_ROWS,
  type CatalogueColumn,
} from '@portal/contract/catalogue/catalogue-columns'
import {
  type CsvLine,
  CsvRefused,
  parseCsv,
  sniffSeparator,
  unguarded,
} from '../../../platform/csv/csv.ts'
import { decodeText } from '../../../platform/csv/decode-text.ts'
import { Invalid } from '../../../platform/errors/domain-errors.ts'
import { catalogueImportTexts as texts } from './catalogue-import.texts.ts'

export type SheetRow = {
  line: number
  cells: Partial<Record<CatalogueColumn, string>>
  /** More values than the head has names: something went wrong with its quotes. */
  isTooLong: boolean
}
export type Sheet = { ignored: string[]; rows: SheetRow[] }

const MOST_COLUMNS = 100
const NAMES = new Set<string>(CATALOGUE_COLUMNS.map(({ name }) => name))
const REQUIRED = CATALOGUE_COLUMNS.filter((column) => 'isRequired' in column).map(
  ({ name }) => name,
)

/** The rows of a file by the names of their columns, in whatever order those stand. */
export function readSheet(bytes: Buffer): Sheet {
  const decoded = decodeText(bytes)
  if (!decoded) throw refusal('not-text', texts.notText)
  const [head, ...lines] = parsed(decoded.text)
  if (!head || lines.length === 0) throw refusal('empty', texts.empty)
  const names = head.cells.map(columnName)
  const missing = REQUIRED.filter((name) => !names.includes(name))
  if (missing.length > 0) throw refusal('column-missing', texts.columnMissing(missing.join(', ')))
  const twice = names.find((name, index) => NAMES.has(name) && names.indexOf(name) !== index)
  if (twice) throw refusal('column-twice', texts.columnTwice(twice))
  return {
    ignored: head.cells.filter((cell, index) => cell.trim() && !NAMES.has(names[index] ?? '')),
    rows: lines.map((line) => toRow(line, names)),
  }
}

function parsed(text: string): CsvLine[] {
  try {
    const limits = { columns: MOST_COLUMNS, rows: CATALOGUE_IMPORT_MAX_ROWS + 1 }
    return parseCsv(text, sniffSeparator(text), limits)
  } catch (error) {
    if (!(error instanceof CsvRefused)) throw error
    const { trouble, line } = error
    const sentence =
      trouble === 'rows' ? texts.rows(CATALOGUE_IMPORT_MAX_ROWS) : texts[trouble](line)
    throw refusal(trouble, sentence)
  }
}

/** "Sem glúten " and "sem-gluten" are one word. */
export const foldWord = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/[^a-z0-9]+/g, '-')

const columnName = (head: string) => foldWord(head).replaceAll('-', '_')

function toRow({ number, cells }: CsvLine, names: readonly string[]): SheetRow {
  const known = names.flatMap((name, index) =>
    NAMES.has(name) ? [[name, unguarded(cells[index] ?? '').trim()]] : [],
  )
  const isTooLong = cells.slice(names.length).some((cell) => cell.trim() !== '')
  return { line: number, cells: Object.fromEntries(known), isTooLong }
}

export const refusal = (code: string, sentence: string) =>
  new Invalid(`catalogue-import.${code}`, code, [], sentence)
