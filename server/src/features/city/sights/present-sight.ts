import type { Sight as PublicSight, SightCard } from '@portal/contract/city/sights/sight'
import type { EditedSight } from '@portal/contract/city/sights/sight-editor'
import { meanRating } from '@portal/contract/guide/establishments/rating-rules'
import type { RowOf } from '@portal/contract/shared/endpoint'
import { sightCard } from './sight-card.rules.ts'
import type { Sight } from './sights.rules.ts'

export function presentSightCard(sight: Sight): SightCard {
  const { id, kind, slug, name, tags, place, content, photos } = sight
  return {
    id,
    kind,
    slug,
    name,
    tags,
    place,
    summary: content.summary,
    photo: photos[0] ?? null,
  }
}

export function presentSight(sight: Sight): RowOf<typeof PublicSight> {
  const { content, photos, stars, verifiedAt, updatedAt } = sight
  const mean = meanRating(stars)
  return {
    ...presentSightCard(sight),
    ...content,
    photos,
    rating: mean === null ? null : { mean: Math.round(mean * 10) / 10, count: stars.count },
    social_image: sightCard(sight).path,
    verified_at: verifiedAt,
    updated_at: updatedAt,
  }
}

export function presentEditedSight({
  verifiedAt,
  updatedAt,
  stars: _,
  ...sight
}: Sight): RowOf<typeof EditedSight> {
  return {
    ...sight,
    verified_at: verifiedAt,
    updated_at: updatedAt,
  }
}
