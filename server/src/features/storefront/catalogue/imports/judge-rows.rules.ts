import { isDeepStrictEqual } from 'node:util'
import { MOST_SECTIONS } from '@portal/contract/storefront/catalogue/catalogue.texts'
import type { CatalogueImportRow } from '@portal/contract/storefront/catalogue/catalogue-import'
import {
  contentOf,
  groupsAsWritten,
} from '@portal/contract/storefront/catalogue/item-content-rules'
import { foldWord } from '../../../../platform/csv/sheet.ts'
import type { Item, Section } from '../catalogue.rules.ts'
import { isNewPhoto, type KnownPhoto } from '../item-photos.rules.ts'
import { catalogueImportTexts as texts } from './catalogue-import.texts.ts'
import {
  type Problem,
  type ReadRow,
  type RowValues,
  withKnownIds,
  withRow,
} from './import-row.rules.ts'

export type JudgedRow = ReadRow & {
  outcome: CatalogueImportRow['outcome']
  /** What it changes. */
  item: Item | null
  /** Where it goes; null is a section that is not there yet. */
  sectionId: string | null
}

export type Room = {
  /** How many items and sections may still be added. */
  items: number
  sections: number
  most: number
}

export type HowToJudge = {
  /** Whether a code tells an item better than its name: it does where a system made both. */
  isByCode?: boolean
  /** Where the photos of the items are elsewhere. */
  photos?: ReadonlyMap<string, KnownPhoto>
}

/** What becomes of each row, with the catalogue as it is. A row that repeats another of the sheet is wrong. */
export function judgeRows(
  rows: readonly ReadRow[],
  sections: readonly Section[],
  { items: roomForItems, sections: roomForSections, most }: Room,
  takenCodes: ReadonlyMap<string, string>,
  { isByCode = false, photos }: HowToJudge = {},
): JudgedRow[] {
  const all = sections.flatMap((section) => section.items.map((item) => ({ item, section })))
  const known = new Map(sections.map((section) => [foldWord(section.name), section]))
  const added = new Set<string>()
  const seen = new Map<string, number>()
  const codes = new Map(takenCodes)
  let created = 0

  return rows.map((row) => {
    const sectionKey = foldWord(row.section)
    const sku = isByCode ? (row.values?.sku ?? null) : null
    const byCode = sku === null ? undefined : all.find(({ item }) => item.sku === sku)
    const section = byCode?.section ?? known.get(sectionKey) ?? null
    const item =
      byCode?.item ??
      section?.items.find(({ name }) => foldWord(name) === foldWord(row.name)) ??
      null
    const invalid = (...more: Problem[]): JudgedRow => ({
      ...row,
      values: null,
      outcome: 'invalid',
      problems: [...row.problems, ...more],
      item: null,
      sectionId: null,
    })
    const { values } = row
    if (!values) return invalid()
    const key = `${sectionKey}/${foldWord(row.name)}`
    const earlier = seen.get(key)
    if (earlier !== undefined) return invalid({ column: 'nome', message: texts.twice(earlier) })
    seen.set(key, row.line)
    const owner = values.sku ? codes.get(values.sku) : undefined
    if (owner !== undefined && owner !== item?.id) {
      return invalid({ column: 'codigo', message: texts.code })
    }
    if (values.sku) codes.set(values.sku, item?.id ?? key)
    if (item) {
      const promo = values.promo === undefined ? item.promo : values.promo
      if (promo && promo.cents >= values.price_cents) {
        return invalid({ column: 'preco', message: texts.promo })
      }
      const before = contentOf(item)
      const isSame =
        isDeepStrictEqual(withRow(before, values), before) &&
        hasGroups(item, values) &&
        !isNewPhoto(row.photo, photos?.get(item.id))
      return { ...row, outcome: isSame ? 'same' : 'update', item, sectionId: section?.id ?? null }
    }
    if (created >= roomForItems) return invalid({ column: 'nome', message: texts.limit(most) })
    if (!section && !added.has(sectionKey) && added.size >= roomForSections) {
      return invalid({ column: 'secao', message: texts.sectionLimit(MOST_SECTIONS) })
    }
    if (!section) added.add(sectionKey)
    created += 1
    return { ...row, outcome: 'create', item: null, sectionId: section?.id ?? null }
  })
}

function hasGroups(item: Item, { groups }: RowValues): boolean {
  const known = groupsAsWritten(item.groups)
  return !groups || isDeepStrictEqual(withKnownIds(known, groups), known)
}

export function countOutcomes(rows: readonly Pick<JudgedRow, 'outcome'>[]) {
  const counts = { create: 0, update: 0, same: 0, invalid: 0 }
  for (const { outcome } of rows) counts[outcome] += 1
  return counts
}

/** Names of sections that are not there yet, each once and as it was first written. */
export function newSections(rows: readonly JudgedRow[]): string[] {
  const names = new Map<string, string>()
  for (const { outcome, sectionId, section } of rows) {
    if (outcome !== 'create' || sectionId !== null) continue
    if (!names.has(foldWord(section))) names.set(foldWord(section), section)
  }
  return [...names.values()]
}
