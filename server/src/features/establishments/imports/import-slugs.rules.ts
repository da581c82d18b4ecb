import { numberedSlug, slugOf } from '@portal/contract/shared/slug'
import { TAKEN_SLUGS } from '../establishments.constants.ts'
import type { RowValues } from './import-row.rules.ts'

/** What every address that may be chosen for these begins with. */
export function beginningsOf(rows: readonly RowValues[]): string[] {
  const beginnings = rows.map(({ fields }) => {
    const slug = slugOf(fields.name)
    return slug.slice(0, numberedSlug(slug, 99_999).length - '-99999'.length)
  })
  return [...new Set(beginnings)]
}

/** The one asked for, which the judgement found free, or the first of the name that nobody has. */
export function chooseSlugs(rows: readonly RowValues[], known: readonly string[]): string[] {
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
