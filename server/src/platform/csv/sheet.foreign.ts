import { type CsvLine, CsvRefused, parseCsv, sniffSeparator } from './csv.foreign.ts'
import { unguarded } from './csv.ts'
import { decodeText } from './decode-text.ts'
import { sheetTexts as texts } from './sheet.texts.ts'
import { foldWord, type Sheet, type SheetKind, type SheetRow } from './sheet.ts'

/** Whoever adds columns of their own may; a thousand are no sheet. */
const MOST_COLUMNS = 200

/** Why a file is no such sheet: a code, and the sentence for the person. */
class NoSheet extends Error {
  readonly refused: string
  readonly sentence: string
  constructor(refused: string, sentence: string) {
    super(refused)
    this.refused = refused
    this.sentence = sentence
  }
}

export function parseSheet(
  bytes: Buffer,
  kind: SheetKind,
): Sheet<string> | { refused: string; sentence: string } {
  try {
    return sheetIn(bytes, kind)
  } catch (error) {
    if (!(error instanceof NoSheet)) throw error
    return { refused: error.refused, sentence: error.sentence }
  }
}

function sheetIn(bytes: Buffer, kind: SheetKind): Sheet<string> {
  const decoded = decodeText(bytes)
  if (!decoded) throw new NoSheet('not-text', texts.notText)
  const separator = sniffSeparator(decoded.text)
  const [head, ...lines] = parsed(decoded.text, separator, kind)
  if (!head || lines.length === 0) throw new NoSheet('empty', texts.empty(kind.row))
  const names = head.cells.map(columnName)
  requireColumns(names, kind)
  const known = new Set<string>(kind.columns.map(({ name }) => name))
  return {
    encoding: decoded.encoding,
    separator,
    ignored: head.cells.filter((cell, index) => cell.trim() && !known.has(names[index] ?? '')),
    rows: lines.map((line) => toRow(line, names, known)),
  }
}

function parsed(text: string, separator: string, kind: SheetKind): CsvLine[] {
  try {
    return parseCsv(text, separator, { columns: MOST_COLUMNS, rows: kind.maxRows + 1 })
  } catch (error) {
    if (!(error instanceof CsvRefused)) throw error
    const { trouble, line } = error
    throw new NoSheet(trouble, trouble === 'rows' ? texts.rows(kind.maxRows) : texts[trouble](line))
  }
}

/** "Formas de Pagamento " and "formas_de_pagamento" are one name. */
const columnName = (head: string) => foldWord(head).replaceAll('-', '_')

function requireColumns(names: readonly string[], kind: SheetKind) {
  const missing = kind.columns.filter(({ name, isRequired }) => isRequired && !names.includes(name))
  if (missing.length > 0) {
    const listed = missing.map(({ name }) => name).join(', ')
    throw new NoSheet('column-missing', texts.columnMissing(listed))
  }
  const twice = kind.columns.find(({ name }) => names.indexOf(name) !== names.lastIndexOf(name))
  if (twice) throw new NoSheet('column-twice', texts.columnTwice(twice.name))
}

function toRow(
  { number, cells }: CsvLine,
  names: readonly string[],
  known: ReadonlySet<string>,
): SheetRow<string> {
  const named = names.flatMap((name, index) =>
    known.has(name) ? [[name, unguarded(cells[index] ?? '').trim()]] : [],
  )
  const isTooLong = cells.slice(names.length).some((cell) => cell.trim() !== '')
  return { line: number, cells: Object.fromEntries(named), isTooLong }
}
