import type { ImportColumn } from '@portal/contract/guide/imports/import-columns'
import type { Sheet } from '../../../../platform/csv/sheet.ts'
import type { Deps } from '../establishments.feature.ts'
import { categoriesBy, readRow } from './import-row.rules.ts'
import { type JudgedRow, judgeRows, signsOf } from './likeness.rules.ts'

/** What becomes of each row of a sheet, as the guide is now. */
export async function judgeSheet(
  { rows }: Pick<Sheet<ImportColumn>, 'rows'>,
  { categories, imports }: Pick<Deps['stores'], 'categories' | 'imports'>,
): Promise<JudgedRow[]> {
  const offered = categoriesBy(await categories.listAll())
  const read = rows.map((row) => readRow(row, offered))
  const folded = await imports.fold(read.map(({ values }) => values?.fields.name ?? ''))
  const signed = read.map((row, index) => ({
    ...row,
    signs: row.values ? signsOf(row.values, folded[index] ?? '') : [],
  }))
  const valuesOf = (reason: string) =>
    signed
      .flatMap(({ signs }) => signs.filter((sign) => sign.reason === reason))
      .map((s) => s.value)
  const known = await imports.findKnown({
    slugs: valuesOf('address'),
    cnpjs: valuesOf('cnpj'),
    phones: valuesOf('phone'),
    names: folded,
  })
  return judgeRows(signed, known)
}

export function countOutcomes(rows: readonly Pick<JudgedRow, 'outcome'>[]) {
  const counts = { create: 0, duplicate: 0, invalid: 0 }
  for (const { outcome } of rows) counts[outcome] += 1
  return counts
}
