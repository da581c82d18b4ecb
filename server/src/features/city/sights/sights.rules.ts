import { isDeepStrictEqual } from 'node:util'
import type { EditedSight } from '@portal/contract/city/sights/sight-editor'
import type { RatingTotals } from '@portal/contract/guide/establishments/rating-rules'
import { isEmptyRichText } from '@portal/contract/rich-text/plain-text-of'
import { EMPTY_RICH_TEXT } from '@portal/contract/rich-text/rich-text-types'
import type { RowOf } from '@portal/contract/shared/endpoint'
import { numberedSlug, slugOf } from '@portal/contract/shared/slug'
import { Invalid, NotFound, requireSameVersion } from '../../../platform/errors/domain-errors.ts'
import { sightsTexts } from './sights.texts.ts'

/** A beach or an attraction and all that is told of it. */
export type Sight = Omit<RowOf<typeof EditedSight>, 'verified_at' | 'updated_at'> & {
  /** Of its published reviews. */
  stars: RatingTotals
  verifiedAt: Date | null
  updatedAt: Date
}

export const EMPTY_CONTENT: Sight['content'] = {
  summary: '',
  description: EMPTY_RICH_TEXT,
  address: '',
  visiting_hours: '',
  price: '',
  duration: '',
  best_time: '',
  best_tide: null,
  bring: [],
  facilities: [],
  ramps: [],
  hazards: [],
  rules: [],
  ways: [],
  water_samples: [],
  sources: [],
}

export function requireSight(sight: Sight | null, id: string, version: number): Sight {
  if (!sight) throw new NotFound('sight', id)
  requireSameVersion(sight, version, sightsTexts.stale)
  return sight
}

export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(name)
  if (!taken.has(slug)) return slug
  for (let number = 2; ; number += 1) {
    const numbered = numberedSlug(slug, number)
    if (!taken.has(numbered)) return numbered
  }
}

/** A page with nothing on it is not published. */
export function requirePublishable({ content }: Sight) {
  if (content.summary && !isEmptyRichText(content.description)) return
  throw new Invalid('sights.unfinished', 'a page without words', [], sightsTexts.unfinished)
}

/** The parts of it that changed, for the record. */
export function changedParts(before: Sight, after: Sight): string[] {
  const parts = ({ name, tags, place, content }: Sight) =>
    Object.entries({ name, tags, place, ...content })
  const known = new Map(parts(before))
  return parts(after)
    .filter(([part, value]) => !isDeepStrictEqual(known.get(part), value))
    .map(([part]) => part)
}

/** A photo somebody would like to show here. */
export type PhotoOfUse = { id: string; userId: string | null; status: string; isShown: boolean }

/** One's own, or shown here already. */
export function requireUsablePhotos(
  wanted: readonly string[],
  known: readonly PhotoOfUse[],
  userId: string | null,
) {
  const usable = new Set(
    known
      .filter(({ isShown, userId: owner }) => isShown || owner === userId)
      .filter(({ status }) => status === 'ready')
      .map(({ id }) => id),
  )
  const wrong = wanted.findIndex((id, index) => !usable.has(id) || wanted.indexOf(id) !== index)
  if (wrong < 0) return
  throw new Invalid(
    'sights.photos',
    `photo ${wrong} cannot be used`,
    [{ path: `photos.${wrong}.id`, message: sightsTexts.photo }],
    sightsTexts.photo,
  )
}
