import type { ImportRow } from '@portal/contract/guide/imports/import'
import type { ReadRow, RowValues } from './import-row.rules.ts'

export type Reason = NonNullable<ImportRow['duplicate']>['reason']
/** A listing of the guide, by one of the things it is known by. */
export type Known = { reason: Reason; value: string; id: string; name: string }

type Sign = { reason: Reason; value: string }

/** What a row would be known by, the surest first. `folded` is the database's own way with names. */
export function signsOf({ fields, slug }: RowValues, folded: string): Sign[] {
  const signs: Sign[] = []
  if (slug) signs.push({ reason: 'address', value: slug })
  if (fields.cnpj) signs.push({ reason: 'cnpj', value: fields.cnpj })
  for (const phone of new Set([fields.phone, fields.whatsapp])) {
    if (phone) signs.push({ reason: 'phone', value: phone })
  }
  signs.push({ reason: 'name', value: nameSign(folded, fields.neighbourhood) })
  return signs
}

export const nameSign = (folded: string, neighbourhood: string | null) =>
  JSON.stringify([folded, neighbourhood])

export type JudgedRow = ReadRow & Pick<ImportRow, 'outcome' | 'duplicate'>

/** Row by row: one that repeats the guide, or a row before it, is left out. */
export function judgeRows(
  rows: readonly (ReadRow & { signs: Sign[] })[],
  known: readonly Known[],
): JudgedRow[] {
  const keyOf = ({ reason, value }: Sign) => `${reason}:${value}`
  const taken = new Map<string, Pick<Known, 'id' | 'name'> | { line: number; name: string }>()
  for (const one of known) if (!taken.has(keyOf(one))) taken.set(keyOf(one), one)
  return rows.map(({ signs, ...row }) => {
    if (!row.values) return { ...row, outcome: 'invalid', duplicate: null }
    const sign = signs.find((one) => taken.has(keyOf(one)))
    const other = sign && taken.get(keyOf(sign))
    if (!sign || !other) {
      for (const one of signs) taken.set(keyOf(one), { line: row.line, name: row.name })
      return { ...row, outcome: 'create', duplicate: null }
    }
    const duplicate = {
      reason: sign.reason,
      name: other.name,
      id: 'id' in other ? other.id : null,
      line: 'line' in other ? other.line : null,
    }
    return { ...row, outcome: 'duplicate', duplicate }
  })
}
