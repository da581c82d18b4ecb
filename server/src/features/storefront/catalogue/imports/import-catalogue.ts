import type { CatalogueKind } from '@portal/contract/guide/establishments/catalogue-kinds'
import type { PlanLimits } from '@portal/contract/shared/plan-limits'
import { MOST_SECTIONS } from '@portal/contract/storefront/catalogue/catalogue.texts'
import {
  CATALOGUE_COLUMNS,
  CATALOGUE_IMPORT_MAX_BYTES,
  CATALOGUE_IMPORT_MAX_ROWS,
  type CatalogueColumn,
} from '@portal/contract/storefront/catalogue/catalogue-columns'
import { PLAIN_ITEM } from '@portal/contract/storefront/catalogue/catalogue-fields'
import {
  contentOf,
  groupsAsWritten,
} from '@portal/contract/storefront/catalogue/item-content-rules'
import type { Actor } from '../../../../platform/actor.ts'
import {
  foldWord,
  readSheet,
  requireSameFile,
  type SheetKind,
} from '../../../../platform/csv/sheet.ts'
import { NotFound } from '../../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../../platform/live/tags.ts'
import { newTimedId } from '../../../../platform/timed-id.ts'
import type { Deps, Within } from '../catalogue.feature.ts'
import { type Item, mostItems } from '../catalogue.rules.ts'
import { holdPlace, refusingTakenCodes } from '../held-catalogue.ts'
import { COPY_ITEM_PHOTOS_JOB } from '../item-photos.rules.ts'
import { takeGroups } from '../take-groups.ts'
import { type ReadRow, type RowValues, readRow, withKnownIds, withRow } from './import-row.rules.ts'
import {
  countOutcomes,
  type HowToJudge,
  type JudgedRow,
  judgeRows,
  newSections,
} from './judge-rows.rules.ts'

type Input = { establishmentId: string; kind: CatalogueKind; bytes: Buffer }
export const CATALOGUE_SHEET: SheetKind<CatalogueColumn> = {
  feature: 'catalogue-import',
  columns: CATALOGUE_COLUMNS,
  row: 'item',
  maxRows: CATALOGUE_IMPORT_MAX_ROWS,
  maxBytes: CATALOGUE_IMPORT_MAX_BYTES,
}

type ReadSheet = Awaited<ReturnType<typeof readCatalogueSheet>>

export const readCatalogueSheet = (bytes: Buffer, deps: Pick<Deps, 'foreign'>) =>
  readSheet(bytes, CATALOGUE_SHEET, deps)

/** What becomes of each row of a sheet, with the catalogue as it is now. */
export async function judgeCatalogueSheet(
  actor: Actor,
  { establishmentId, kind, sheet }: Omit<Input, 'bytes'> & { sheet: ReadSheet },
  limits: PlanLimits,
  { catalogue }: Pick<Deps['stores'], 'catalogue'>,
) {
  const read = sheet.rows.map(readRow)
  const rows = await judge(actor, { establishmentId, kind, rows: read }, limits, { catalogue })
  return { rows, ignored: sheet.ignored }
}

type ReadRows = { establishmentId: string; kind: CatalogueKind; rows: readonly ReadRow[] }

async function judge(
  actor: Actor,
  { establishmentId, kind, rows }: ReadRows,
  limits: PlanLimits,
  { catalogue }: Pick<Deps['stores'], 'catalogue'>,
  how: HowToJudge = {},
): Promise<JudgedRow[]> {
  const counts = await catalogue.count(establishmentId)
  const most = mostItems(actor, limits)
  return judgeRows(
    rows,
    await catalogue.listSections(establishmentId, kind),
    { items: most - counts.items, sections: MOST_SECTIONS - counts.sections, most },
    await catalogue.codes(establishmentId),
    how,
  )
}

/**
 * Everything that is right, in one transaction. Whoever imports the same at the same time waits, then
 * finds it all there: nothing is added twice.
 */
export async function importCatalogue(
  actor: Actor,
  { hash, ...input }: Input & { hash: string },
  { work, clock, foreign }: Pick<Deps, 'work' | 'clock' | 'foreign'>,
) {
  const { establishmentId, kind, bytes } = input
  requireSameFile(CATALOGUE_SHEET, bytes, hash)
  const sheet = await readCatalogueSheet(bytes, { foreign })
  return work.transaction(async (within) => {
    const now = clock.now()
    const held = await holdPlace(within, { id: establishmentId, actor, right: 'menu.edit' }, now)
    held.requireKind(kind)
    const judged = { establishmentId, kind, sheet }
    const { rows } = await judgeCatalogueSheet(actor, judged, held.limits, within)
    return take(actor, { establishmentId, kind, rows, file: hash }, within, now)
  })
}

/** What would become of the menu that a system at the counter has. */
export async function judgeMenuRows(
  { stores, clock }: Pick<Deps, 'stores' | 'clock'>,
  actor: Actor,
  { establishmentId, rows }: Omit<ReadRows, 'kind'>,
) {
  const place = await stores.catalogue.findPlace(establishmentId, clock.now())
  if (!place) throw new NotFound('establishment', establishmentId)
  const menu = { establishmentId, kind: 'menu' as const, rows }
  const photos = await stores.itemPhotos.sources(establishmentId)
  const judged = await judge(actor, menu, place.limits, stores, { isByCode: true, photos })
  return { rows: judged, counts: countOutcomes(judged), newSections: newSections(judged) }
}

export async function importMenuRows(
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
  actor: Actor,
  { establishmentId, rows, hash }: Omit<ReadRows, 'kind'> & { hash: string },
) {
  return refusingTakenCodes(() =>
    work.transaction(async (within) => {
      const now = clock.now()
      const held = await holdPlace(within, { id: establishmentId, actor, right: 'menu.edit' }, now)
      held.requireKind('menu')
      const menu = { establishmentId, kind: 'menu' as const, rows }
      const photos = await within.itemPhotos.sources(establishmentId)
      const judged = await judge(actor, menu, held.limits, within, { isByCode: true, photos })
      return take(actor, { ...menu, rows: judged, file: hash }, within, now)
    }),
  )
}

async function take(
  actor: Actor,
  what: { establishmentId: string; kind: CatalogueKind; rows: readonly JudgedRow[]; file: string },
  within: Within,
  now: Date,
) {
  const { establishmentId, kind, rows, file } = what
  const counts = countOutcomes(rows)
  const ids = await write(rows, { establishmentId, kind }, within, now)
  const photos = rows.flatMap(({ line, photo }) => {
    const itemId = ids.get(line)
    return itemId && photo ? [{ itemId, ...photo }] : []
  })
  // The worker fetches them: an import waits for nobody's pictures.
  if (photos.length > 0 && (await within.itemPhotos.want(photos, now)) > 0) {
    await within.jobs.add(COPY_ITEM_PHOTOS_JOB, { establishmentId })
  }
  await within.audit.record(actor, now, {
    action: 'catalogue.imported',
    subjectId: establishmentId,
    details: { kind, file, ...counts },
  })
  if (counts.create + counts.update > 0) within.changes.announce(Tag.catalogue(establishmentId))
  return counts
}

async function write(
  rows: readonly JudgedRow[],
  { establishmentId, kind }: Pick<Input, 'establishmentId' | 'kind'>,
  { catalogue, itemParts, optionGroups }: Within,
  now: Date,
): Promise<Map<number, string>> {
  /** Which item each line became. */
  const ids = new Map<number, string>()
  const sections = new Map<string, string>()
  const take = takeGroups({ establishmentId, kind }, optionGroups, now)
  for (const name of newSections(rows)) {
    const id = newTimedId(now)
    await catalogue.addSection({ id, establishmentId, kind, name }, now)
    sections.set(foldWord(name), id)
  }
  for (const { line, outcome, values, item, section, sectionId } of rows) {
    if (!values) continue
    if (item) ids.set(line, item.id)
    if (outcome === 'update' && item) {
      const content = withRow(contentOf(item), values)
      await catalogue.saveItem({ establishmentId, id: item.id }, content, now)
      await writeParts(item.id, values, item.groups)
    }
    if (outcome === 'create') {
      const id = newTimedId(now)
      ids.set(line, id)
      const content = withRow({ ...PLAIN_ITEM, name: '', price_cents: 0 }, values)
      const place = sectionId ?? sections.get(foldWord(section)) ?? ''
      await catalogue.addItem({ ...content, id, establishmentId, sectionId: place }, now)
      await catalogue.saveItem({ establishmentId, id }, content, now)
      await writeParts(id, values, [])
    }
  }
  return ids

  /** A sheet has no columns for these. */
  async function writeParts(id: string, { windows, groups }: RowValues, known: Item['groups']) {
    if (windows) {
      await itemParts.setWindows({ establishmentId, sectionId: null, itemId: id }, windows)
    }
    if (groups) await take(id, withKnownIds(groupsAsWritten(known), groups))
  }
}
