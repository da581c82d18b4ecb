import {
  IMPORT_COLUMNS,
  IMPORT_MAX_BYTES,
  IMPORT_MAX_ROWS,
  type ImportColumn,
} from '@portal/contract/guide/imports/import-columns'
import { numberedSlug, slugOf } from '@portal/contract/shared/slug'
import type { Actor } from '../../../../platform/actor.ts'
import { readSheet, requireSameFile, type SheetKind } from '../../../../platform/csv/sheet.ts'
import { Tag } from '../../../../platform/live/tags.ts'
import { draft } from '../create-establishment.ts'
import { TAKEN_SLUGS } from '../establishments.constants.ts'
import type { Deps } from '../establishments.feature.ts'
import type { Listing } from '../listing.rules.ts'
import type { RowValues } from './import-row.rules.ts'
import { countOutcomes, judgeSheet } from './judge-sheet.ts'

export const IMPORT_SHEET: SheetKind<ImportColumn> = {
  feature: 'imports',
  columns: IMPORT_COLUMNS,
  row: 'negócio',
  maxRows: IMPORT_MAX_ROWS,
  maxBytes: IMPORT_MAX_BYTES,
}

/**
 * Everything the sheet adds, in one transaction. Whoever imports the same at the same time waits, then
 * finds it all there: nothing is created twice.
 */
export async function importEstablishments(
  actor: Actor,
  { bytes, hash }: { bytes: Buffer; hash: string },
  { work, clock, foreign }: Pick<Deps, 'work' | 'clock' | 'foreign'>,
) {
  requireSameFile(IMPORT_SHEET, bytes, hash)
  const sheet = await readSheet(bytes, IMPORT_SHEET, { foreign })
  return work.transaction(async (stores) => {
    const { imports, audit, changes } = stores
    const now = clock.now()
    await imports.lock()
    const rows = await judgeSheet(sheet, stores)
    const wanted = rows.flatMap(({ outcome, values }) =>
      outcome === 'create' && values ? [values] : [],
    )
    const ids = await imports.newIds(wanted.length)
    const slugs = chooseSlugs(wanted, await imports.takenSlugs(beginningsOf(wanted)))
    const listings = wanted.map((values, index) =>
      listingOf({ id: ids[index] ?? '', slug: slugs[index] ?? '', values, now }),
    )
    await imports.addAll(listings, now)
    const { create: created, duplicate, invalid } = countOutcomes(rows)
    await audit.record(actor, now, {
      action: 'establishments.imported',
      details: { file: hash, created, duplicate, invalid },
    })
    if (created > 0) changes.announce(Tag.establishments)
    return {
      created,
      duplicate,
      invalid,
      establishments: listings.map(({ id, slug, fields }) => ({ id, slug, name: fields.name })),
    }
  })
}

type Beginning = { id: string; slug: string; values: RowValues; now: Date }

/** Nobody's: its owner claims it. Nobody has looked at it yet, so it was not verified. */
function listingOf({ id, slug, values: { fields, hours, status }, now }: Beginning): Listing {
  return {
    ...draft({ id, slug, fields, userId: null, plan: 'clube', now }),
    hours,
    status,
    publishedAt: status === 'published' ? now : null,
  }
}

/** What every address that may be chosen for these begins with. */
function beginningsOf(rows: readonly RowValues[]): string[] {
  const beginnings = rows.map(({ fields }) => {
    const slug = slugOf(fields.name)
    return slug.slice(0, numberedSlug(slug, 99_999).length - '-99999'.length)
  })
  return [...new Set(beginnings)]
}

/** The one asked for, which the judgement found free, or the first of the name that nobody has. */
function chooseSlugs(rows: readonly RowValues[], known: readonly string[]): string[] {
  const taken = new Set<string>([...TAKEN_SLUGS, ...known])
  for (const { slug } of rows) if (slug) taken.add(slug)
  return rows.map(({ slug: asked, fields }) => {
    if (asked) return asked
    const slug = slugOf(fields.name)
    let free = slug
    for (let number = 2; taken.has(free); number += 1) free = numberedSlug(slug, number)
    taken.add(free)
    return free
  })
}
