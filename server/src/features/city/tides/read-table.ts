import { TABLE_MAX_LENGTH } from '@portal/contract/city/tides/tide.constants'
import { Invalid } from '../../../platform/errors/domain-errors.ts'
import { defineForeign, ForeignRefused } from '../../../platform/foreign/foreign-kind.ts'
import type { OfficialTable, readOfficialTable } from './official-table.foreign.ts'
import type { Deps } from './tides.feature.ts'
import { tidesTexts } from './tides.texts.ts'

/** A year of tides is some 1,500 lines. */
const TABLE = defineForeign<typeof readOfficialTable>('tides.table', {
  bytes: 4 * TABLE_MAX_LENGTH,
  timeMs: 5_000,
  heapMb: 128,
  resultBytes: 4_000_000,
})

export function readTable(csv: string, { foreign }: Pick<Deps, 'foreign'>): Promise<OfficialTable> {
  return foreign.read(TABLE, csv).catch((error: unknown) => {
    if (!(error instanceof ForeignRefused)) throw error
    throw new Invalid('tides.table', error.message, [], tidesTexts.table.unreadable)
  })
}
