import { isDeepStrictEqual } from 'node:util'
import {
  COLLECTION_KIND_WORDS,
  type CollectionKind,
  type CollectionStatus,
  LEAST_COLLECTION_STOPS,
} from '@portal/contract/city/collections/collection.texts'
import type { ChosenPlace, EditedStop } from '@portal/contract/city/collections/collection-editor'
import type { Photo } from '@portal/contract/ground/media/media'
import { numberedSlug, slugOf } from '@portal/contract/shared/slug'
import { isUsablePhoto, type PhotoOfUse } from '../../../platform/database/photos-of-use.ts'
import { Invalid, NotFound, requireSameVersion } from '../../../platform/errors/domain-errors.ts'
import { collectionsTexts as texts } from './collections.texts.ts'

/** A place of a collection, as it was chosen and as the guide knows it. */
export type Stop = EditedStop & {
  name: string
  isShown: boolean
  /** Of a beach or an attraction. */
  sight: {
    kind: 'beach' | 'attraction'
    slug: string
    latitude: number | null
    longitude: number | null
    photo: Photo | null
  } | null
}

export type Collection = {
  id: string
  kind: CollectionKind
  slug: string
  title: string
  summary: string
  status: CollectionStatus
  version: number
  cover: Photo | null
  stops: Stop[]
  updatedAt: Date
}

export function requireCollection(
  collection: Collection | null,
  id: string,
  version: number,
): Collection {
  if (!collection) throw new NotFound('collection', id)
  requireSameVersion(collection, version, texts.stale)
  return collection
}

export function freeSlug(title: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(title)
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? slug : numberedSlug(slug, number)
    if (!taken.has(free)) return free
  }
}

/** A page with one place, or without a word about it, is not published. */
export function requirePublishable({ kind, summary, stops }: Collection) {
  const shown = stops.filter(({ isShown }) => isShown)
  const isWhole = summary !== '' && shown.length >= LEAST_COLLECTION_STOPS
  const hasDays = kind === 'theme' || stops.every(({ day }) => day !== null)
  if (isWhole && hasDays) return
  const sentence = isWhole
    ? texts.withoutDay(COLLECTION_KIND_WORDS.itinerary.one)
    : texts.unfinished(LEAST_COLLECTION_STOPS)
  throw new Invalid('collections.unfinished', 'not whole yet', [], sentence)
}

const keyOf = ({ place, day }: Pick<EditedStop, 'place' | 'day'>) =>
  `${place.kind} ${place.id} ${day ?? ''}`

/** Known to the guide, and each once a day. */
export function requirePlaces(stops: readonly EditedStop[], known: readonly ChosenPlace[]) {
  const there = new Set(known.map(({ kind, id }) => `${kind} ${id}`))
  const keys = stops.map(keyOf)
  const problems = stops.flatMap(({ place }, index) => {
    if (!there.has(`${place.kind} ${place.id}`)) {
      return [{ path: `stops.${index}.place`, message: texts.gone }]
    }
    const isTwice = keys.indexOf(keys[index] ?? '') !== index
    return isTwice ? [{ path: `stops.${index}.place`, message: texts.twice }] : []
  })
  if (problems.length > 0) {
    throw new Invalid('collections.places', 'a place is unknown or there twice', problems)
  }
}

/** A theme has no days; an itinerary goes from day to day, and within one as its hours do. */
export function inItsOrder(kind: CollectionKind, stops: readonly EditedStop[]): EditedStop[] {
  if (kind === 'theme') return stops.map((stop) => ({ ...stop, day: null, minute: null }))
  const days = new Map<number, EditedStop[]>()
  for (const stop of stops) {
    const day = stop.day ?? Number.POSITIVE_INFINITY
    days.set(day, [...(days.get(day) ?? []), stop])
  }
  return [...days].sort(([one], [other]) => one - other).flatMap(([, those]) => those)
}

export function requireUsableCover(
  photo: PhotoOfUse | null,
  { userId, shown }: { userId: string | null; shown: string | null },
) {
  if (isUsablePhoto(photo, { userId, shown })) return
  const problem = { path: 'cover_id', message: texts.photo }
  throw new Invalid('collections.photo', 'the photo cannot be used', [problem], texts.photo)
}

/** The parts of it that changed, for the record. */
export function changedParts(before: object, after: object): string[] {
  const known = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after)
    .filter(([part, value]) => !isDeepStrictEqual(known.get(part), value))
    .map(([part]) => part)
}
