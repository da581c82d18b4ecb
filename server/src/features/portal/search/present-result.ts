import { factsOfKind, kindOfCategory } from '@portal/contract/guide/establishments/kind-facts'
import type { SearchResult } from '@portal/contract/portal/search/search'
import { isAvailable } from '@portal/contract/shared/capabilities'
import type { RowOf } from '@portal/contract/shared/endpoint'
import { excerptOf, marked } from './marks.rules.ts'
import type { FoundRow } from './search.store.ts'

export function presentResult(
  row: FoundRow,
  stems: readonly string[],
  now: Date,
): RowOf<typeof SearchResult> {
  return {
    id: row.id,
    kind: row.kind,
    title: marked(row.title, stems),
    label: row.label,
    excerpt: excerptOf(row.body, stems),
    path: row.path,
    photo: row.photo,
    neighbourhood: row.neighbourhood,
    distance_meters: null,
    rating:
      row.ratingCount > 0
        ? { mean: Math.round(row.ratingMean * 10) / 10, count: row.ratingCount }
        : null,
    price_range: row.priceRange,
    is_open: row.isOpen,
    ...factsOf(row, now),
    is_featured: row.isFeatured,
    published_at: row.publishedAt,
    starts_at: row.startsAt,
    ends_at: row.endsAt,
    score: Math.round(row.score * 1000) / 1000,
  }
}

const UNTOLD = { rooms: null, check_in: null, check_out: null, nightly_from_cents: null }

function factsOf({ house }: FoundRow, now: Date) {
  if (!house) return null
  const told = { ...(house.told ?? UNTOLD), hours: house.hours }
  if (!isAvailable('lodging')) told.nightly_from_cents = null
  const facts = factsOfKind(kindOfCategory(house.type, house.icon), told, now)
  return facts && { facts }
}
