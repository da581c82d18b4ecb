import type { EstablishmentStatus } from '@portal/contract/guide/establishments/establishment'
import { STATUS_WORDS } from '@portal/contract/guide/establishments/vocabulary'
import {
  CSV_MARK,
  CSV_SEPARATOR,
  IMPORT_COLUMNS,
  type ImportColumn,
  LIST_SEPARATOR,
} from '@portal/contract/guide/imports/import-columns'
import { csvLine, guarded } from '../../../../platform/csv/csv.ts'

/** A listing by its columns, as it lies in the database. */
export type ExportedRow = Record<ImportColumn, unknown> & {
  id: string
  status: EstablishmentStatus
}

export const exportHead = () =>
  CSV_MARK +
  csvLine(
    IMPORT_COLUMNS.map(({ name }) => name),
    CSV_SEPARATOR,
  )

/** A listing in the columns an import reads. Nothing in it runs when a spreadsheet opens it. */
export function exportLine(row: ExportedRow): string {
  const status = STATUS_WORDS[row.status].toLowerCase()
  const cells = IMPORT_COLUMNS.map(({ name }) => (name === 'situacao' ? status : textOf(row[name])))
  return csvLine(cells.map(guarded), CSV_SEPARATOR)
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  // As numbers are written here: a spreadsheet of this country reads "-0.61" as a text.
  if (typeof value === 'number') return String(value).replace('.', ',')
  if (Array.isArray(value)) return value.join(LIST_SEPARATOR)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
