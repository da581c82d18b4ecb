import type { ImportRow } from '@portal/contract/imports/import'
import { importsTexts } from './imports.texts.ts'

export type RowFilter = 'all' | 'problems' | 'create'

export function rowsShown(rows: readonly ImportRow[], filter: RowFilter): ImportRow[] {
  return rows.filter(({ outcome }) =>
    filter === 'all' ? true : filter === 'create' ? outcome === 'create' : outcome !== 'create',
  )
}

/** Why a row is left out, a sentence each. */
export function reasonsOf({ problems, duplicate }: ImportRow): string[] {
  const { reasons, ofLine } = importsTexts.preview
  const repeats = duplicate
    ? `${reasons[duplicate.reason]} ${
        duplicate.line === null ? duplicate.name : ofLine(duplicate.name, duplicate.line)
      }.`
    : null
  return [
    ...problems.map(({ column, message }) => `${column}: ${message}`),
    ...(repeats ? [repeats] : []),
  ]
}
