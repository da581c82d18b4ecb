import type { Establishment } from '@portal/contract/guide/establishments/establishment'

/** What search engines show of a description. */
const LONGEST_SUMMARY = 160

/** The owner's own words in one line, cut between two of them; none where nothing was written. */
export function summaryOf(description: string | null): string | null {
  const line = description?.replace(/\s+/g, ' ').trim() ?? ''
  if (line.length <= LONGEST_SUMMARY) return line || null
  const cut = line.slice(0, LONGEST_SUMMARY - 1)
  const space = cut.lastIndexOf(' ')
  return `${space > 0 ? cut.slice(0, space) : cut}…`
}

type Described = Pick<
  Establishment,
  'name' | 'category' | 'subcategory' | 'specialties' | 'neighbourhood'
>

/** What it is, what it is known for and where, each said once. */
export function keywordsOf(business: Described, city: string): string[] {
  const { name, category, subcategory, specialties, neighbourhood } = business
  const all = [name, category.name, subcategory?.name, ...specialties, neighbourhood, city]
  return [...new Set(all.filter((word): word is string => Boolean(word)))]
}
