import { createHash } from 'node:crypto'
import { Conflict, Invalid } from '../errors/domain-errors.ts'
import type { Foreign } from '../foreign/foreign.ts'
import { defineForeign, ForeignRefused } from '../foreign/foreign-kind.ts'
import type { Encoding } from './decode-text.ts'
import type { parseSheet } from './sheet.foreign.ts'
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

const MEGABYTE = 1024 * 1024

const sheetLimits = (bytes: number) =>
  defineForeign<typeof parseSheet>('csv.sheet', {
    bytes,
    timeMs: 10_000,
    heapMb: 128,
    resultBytes: 48 * MEGABYTE,
  })

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
export async function readSheet<Name extends string>(
  bytes: Buffer,
  kind: SheetKind<Name>,
  { foreign }: { foreign: Foreign },
): Promise<Sheet<Name>> {
  const read = await foreign
    .read(sheetLimits(kind.maxBytes), bytes, kind)
    .catch((error: unknown) => {
      if (!(error instanceof ForeignRefused)) throw error
      throw sheetRefusal(kind, 'unreadable', texts.unreadable)
    })
  if ('refused' in read) throw sheetRefusal(kind, read.refused, read.sentence)
  return read
}

/** "Sem glúten " and "sem-gluten" are one word. */
export const foldWord = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/[^a-z0-9]+/g, '-')
