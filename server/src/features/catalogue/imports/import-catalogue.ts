import { type CatalogueKind, MOST_SECTIONS } from '@portal/contract/catalogue/catalogue.texts'
import {
  CATALOGUE_COLUMNS,
  CATALOGUE_IMPORT_MAX_BYTES,
  CATALOGUE_IMPORT_MAX_ROWS,
  type CatalogueColumn,
} from '@portal/contract/catalogue/catalogue-columns'
import { PLAIN_ITEM } from '@portal/contract/catalogue/catalogue-fields'
import { contentOf } from '@portal/contract/catalogue/item-content-rules'
import type { PlanLimits } from '@portal/contract/subscriptions/plan-limits'
import type { Actor } from '../../../platform/actor.ts'
import {
  foldWord,
  readSheet,
  requireSameFile,
  type SheetKind,
} from '../../../platform/csv/sheet.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { newTimedId } from '../../../platform/timed-id.ts'
import type { Deps } from '../catalogue.feature.ts'
import { mostItems } from '../catalogue.rules.ts'
import { holdPlace } from '../held-catalogue.ts'
import { readRow, withRow } from './import-row.rules.ts'
import { countOutcomes, type JudgedRow, judgeRows, newSections } from './judge-rows.rules.ts'

type Input = { establishmentId: string; kind: CatalogueKind; bytes: Buffer }
type Within = Parameters<Parameters<Deps['work']['transaction']>[0]>[0]

export const CATALOGUE_SHEET: SheetKind<CatalogueColumn> = {
  feature: 'catalogue-import',
  columns: CATALOGUE_COLUMNS,
  row: 'item',
  maxRows: CATALOGUE_IMPORT_MAX_ROWS,
  maxBytes: CATALOGUE_IMPORT_MAX_BYTES,
}

/** What becomes of each row of a sheet, with the catalogue as it is now. */
export async function judgeCatalogueSheet(
  actor: Actor,
  { establishmentId, kind, bytes }: Input,
  limits: PlanLimits,
  { catalogue }: Pick<Deps['stores'], 'catalogue'>,
) {
  const sheet = readSheet(bytes, CATALOGUE_SHEET)
  const counts = await catalogue.count(establishmentId)
  const most = mostItems(actor, limits)
  const rows = judgeRows(
    sheet.rows.map(readRow),
    await catalogue.listSections(establishmentId, kind),
    { items: most - counts.items, sections: MOST_SECTIONS - counts.sections, most },
    await catalogue.codes(establishmentId),
  )
  return { rows, ignored: sheet.ignored }
}

/**
 * Everything that is right, in one transaction. Whoever imports the same at the same time waits, then
 * finds it all there: nothing is added twice.
 */
export async function importCatalogue(
  actor: Actor,
  { hash, ...input }: Input & { hash: string },
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  const { establishmentId, kind, bytes } = input
  requireSameFile(CATALOGUE_SHEET, bytes, hash)
  return work.transaction(async (within) => {
    const now = clock.now()
    const held = await holdPlace(within, { id: establishmentId, actor, right: 'edit' }, now)
    held.requireKind(kind)
    const { rows } = await judgeCatalogueSheet(actor, input, held.limits, within)
    const counts = countOutcomes(rows)
    await write(rows, input, within, now)
    await within.audit.record(actor, now, {
      action: 'catalogue.imported',
      subjectId: establishmentId,
      details: { kind, file: hash, ...counts },
    })
    if (counts.create + counts.update > 0) within.changes.announce(Tag.catalogue(establishmentId))
    return counts
  })
}

async function write(
  rows: readonly JudgedRow[],
  { establishmentId, kind }: Input,
  { catalogue }: Within,
  now: Date,
) {
  const sections = new Map<string, string>()
  for (const name of newSections(rows)) {
    const id = newTimedId(now)
    await catalogue.addSection({ id, establishmentId, kind, name }, now)
    sections.set(foldWord(name), id)
  }
  for (const { outcome, values, item, section, sectionId } of rows) {
    if (!values) continue
    if (outcome === 'update' && item) {
      const content = withRow(contentOf(item), values)
      await catalogue.saveItem({ establishmentId, id: item.id }, content, now)
    }
    if (outcome === 'create') {
      const id = newTimedId(now)
      const content = withRow({ ...PLAIN_ITEM, name: '', price_cents: 0 }, values)
      const place = sectionId ?? sections.get(foldWord(section)) ?? ''
      await catalogue.addItem({ ...content, id, establishmentId, sectionId: place }, now)
      await catalogue.saveItem({ establishmentId, id }, content, now)
    }
  }
}
