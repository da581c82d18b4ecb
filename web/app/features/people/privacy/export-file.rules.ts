import { dataKey } from '@portal/contract/people/accounts/data-key'
import type { PersonalData } from '@portal/contract/people/accounts/personal-data'
import { cityDay } from '~/platform/moments.ts'
import { columnOf, inWords, titleOf } from './my-data.rules.ts'

/** "meus-dados-2026-07-18.json", by the day it is in the city. */
export function exportFileName(now: Date): string {
  return `meus-dados-${cityDay(now)}.json`
}

/** For programs: Portuguese keys and words, moments and numbers as a program reads them. */
export function exportFile({ exported_at, names, data }: PersonalData): string {
  const tables = Object.entries(data).map(([table, rows]) => [
    dataKey(titleOf(names, table)),
    rows.map((row) => keyedInPortuguese(row, table, names)),
  ])
  return JSON.stringify({ exportado_em: exported_at, dados: Object.fromEntries(tables) }, null, 2)
}

function keyedInPortuguese(
  row: Record<string, unknown>,
  table: string,
  names: PersonalData['names'],
) {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      const { name, values } = columnOf(names, table, column)
      return [dataKey(name), inWords(value, values)]
    }),
  )
}
