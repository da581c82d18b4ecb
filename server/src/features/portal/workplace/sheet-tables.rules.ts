import type { SheetList } from '@portal/contract/portal/workplace/list-sheets'
import { businessSheets } from './business-sheets.rules.ts'
import { contentSheets } from './content-sheets.rules.ts'
import type { SheetTable } from './list-sheets.rules.ts'
import { peopleSheets } from './people-sheets.rules.ts'
import { portalSheets } from './portal-sheets.rules.ts'

/** Every table by its columns: what people read on the screen, and the dates behind it. */
export const SHEET_TABLES: Record<SheetList, SheetTable> = {
  ...businessSheets,
  ...contentSheets,
  ...peopleSheets,
  ...portalSheets,
}
