import {
  IMPORT_COLUMNS,
  IMPORT_MAX_ROWS,
  type ImportColumn,
} from '@portal/contract/imports/import-columns'
import {
  type CsvLine,
  CsvRefused,
  parseCsv,
  sniffSeparator,
  unguarded,
} from '../../../platform/csv/csv.ts'
import { decodeText, type Encoding } from '../../../platform/csv/decode-text.ts'
import { Invalid } from '../../../platform/errors/domain-errors.ts'
import { importsTexts as texts } from './imports.texts.ts'

export type SheetRow = {
  line: number
  cells: Partial<Record<ImportColumn, string>>
  /** More values than the head has names: something went wrong with its quotes. */
  isTooLong: boolean
}
export type Sheet = {
  encoding: Encoding
  separator: string
  ignored: string[]
  rows: SheetRow[]
}

/** Whoever adds columns of their own may; a thousand are no sheet. */
const MOST_COLUMNS = 200
const NAMES = new Set<string>(IMPORT_COLUMNS.map(({ name }) => name))
const REQUIRED = IMPORT_COLUMNS.filter((column) => 'isRequired' in column).map(({ name }) => name)

/** The rows of a file by the names of their columns, in whatever order those stand. */
export function readSheet(bytes: Buffer): Sheet {
  const decoded = decodeText(bytes)
  if (!decoded) throw refusal('not-text', texts.notText)
  const separator = sniffSeparator(decoded.text)
  const [head, ...lines] = parsed(decoded.text, separator)
  if (!head || lines.length === 0) throw refusal('empty', texts.empty)
  const names = head.cells.map(columnName)
  requireColumns(names)
  return {
    encoding: decoded.encoding,
    separator,
    ignored: head.cells.filter((cell, index) => cell.trim() && !NAMES.has(names[index] ?? '')),
    rows: lines.map((line) => toRow(line, names)),
  }
}

function parsed(text: string, separator: string): CsvLine[] {
  try {
    return parseCsv(text, separator, { columns: MOST_COLUMNS, rows: IMPORT_MAX_ROWS + 1 })
  } catch (error) {
    if (!(error instanceof CsvRefused)) throw error
    const sentence =
      error.trouble === 'rows' ? texts.rows(IMPORT_MAX_ROWS) : texts[error.trouble](error.line)
    throw refusal(error.trouble, sentence)
  }
}

/** "Formas de Pagamento " and "formas_de_pagamento" are one name. */
const columnName = (head: string) =>
  head
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/[^a-z0-9]+/g, '_')

function requireColumns(names: readonly string[]) {
  const missing = REQUIRED.filter((name) => !names.includes(name))
  if (missing.length > 0) throw refusal('column-missing', texts.columnMissing(missing.join(', ')))
  const twice = names.find((name, index) => NAMES.has(name) && names.indexOf(name) !== index)
  if (twice) throw refusal('column-twice', texts.columnTwice(twice))
}

function toRow({ number, cells }: CsvLine, names: readonly string[]): SheetRow {
  const known = names.flatMap((name, index) =>
    NAMES.has(name) ? [[name, unguarded(cells[index] ?? '').trim()]] : [],
  )
  const isTooLong = cells.slice(names.length).some((cell) => cell.trim() !== '')
  return { line: number, cells: Object.fromEntries(known), isTooLong }
}

export const refusal = (code: string, sentence: string) =>
  new Invalid(`imports.${code}`, code, [], sentence)
