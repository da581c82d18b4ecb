import { createHash } from 'node:crypto'
import { Conflict, Invalid } from '../errors/domain-errors.ts'
import { type CsvLine, CsvRefused, parseCsv, sniffSeparator, unguarded } from './csv.ts'
import { decodeText, type Encoding } from './decode-text.ts'
import { sheetTexts as texts } from './sheet.texts.ts'

/** The sheets a feature takes: what a column is called, what a row is about, how much is too much. */
export type SheetKind<Name extends string = string> = {
  /** The beginning of every refusal's code. */
  feature: string
  columns: readonly { name: Name; isRequired?: boolean }[]
  row: string
  maxRows: number
  maxBytes: number
}
export type SheetRow<Name extends string> = {
  line: number
  cells: Partial<Record<Name, string>>
  /** More values than the head has names: something went wrong with its quotes. */
  isTooLong: boolean
}
export type Sheet<Name extends string> = {
  encoding: Encoding
  separator: string
  ignored: string[]
  rows: SheetRow<Name>[]
}

/** Whoever adds columns of their own may; a thousand are no sheet. */
const MOST_COLUMNS = 200

export const sheetRefusal = ({ feature }: Pick<SheetKind, 'feature'>, code: string, text: string) =>
  new Invalid(`${feature}.${code}`, code, [], text)

/** Names a file that was looked at, so that the same one is imported. */
export const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

export function requireSameFile(
  { feature }: Pick<SheetKind, 'feature'>,
  bytes: Buffer,
  hash: string,
) {
  if (hashOf(bytes) !== hash)
    throw new Conflict(`${feature}.changed`, 'another file', texts.changed)
}

/** The rows of a file by the names of their columns, in whatever order those stand. */
export function readSheet<Name extends string>(bytes: Buffer, kind: SheetKind<Name>): Sheet<Name> {
  const decoded = decodeText(bytes)
  if (!decoded) throw sheetRefusal(kind, 'not-text', texts.notText)
  const separator = sniffSeparator(decoded.text)
  const [head, ...lines] = parsed(decoded.text, separator, kind)
  if (!head || lines.length === 0) throw sheetRefusal(kind, 'empty', texts.empty(kind.row))
  const names = head.cells.map(columnName)
  requireColumns(names, kind)
  const known = new Set<string>(kind.columns.map(({ name }) => name))
  return {
    encoding: decoded.encoding,
    separator,
    ignored: head.cells.filter((cell, index) => cell.trim() && !known.has(names[index] ?? '')),
    rows: lines.map((line) => toRow<Name>(line, names, known)),
  }
}

function parsed(text: string, separator: string, kind: SheetKind): CsvLine[] {
  try {
    return parseCsv(text, separator, { columns: MOST_COLUMNS, rows: kind.maxRows + 1 })
  } catch (error) {
    if (!(error instanceof CsvRefused)) throw error
    const { trouble, line } = error
    throw sheetRefusal(
      kind,
      trouble,
      trouble === 'rows' ? texts.rows(kind.maxRows) : texts[trouble](line),
    )
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

/** "Formas de Pagamento " and "formas_de_pagamento" are one name. */
const columnName = (head: string) => foldWord(head).replaceAll('-', '_')

function requireColumns(names: readonly string[], kind: SheetKind) {
  const missing = kind.columns.filter(({ name, isRequired }) => isRequired && !names.includes(name))
  if (missing.length > 0) {
    const listed = missing.map(({ name }) => name).join(', ')
    throw sheetRefusal(kind, 'column-missing', texts.columnMissing(listed))
  }
  const twice = kind.columns.find(({ name }) => names.indexOf(name) !== names.lastIndexOf(name))
  if (twice) throw sheetRefusal(kind, 'column-twice', texts.columnTwice(twice.name))
}

function toRow<Name extends string>(
  { number, cells }: CsvLine,
  names: readonly string[],
  known: ReadonlySet<string>,
): SheetRow<Name> {
  const named = names.flatMap((name, index) =>
    known.has(name) ? [[name, unguarded(cells[index] ?? '').trim()]] : [],
  )
  const isTooLong = cells.slice(names.length).some((cell) => cell.trim() !== '')
  return { line: number, cells: Object.fromEntries(named), isTooLong }
}
