import type {
  CollectionCard,
  Collection as PublicCollection,
  CollectionStop as PublicStop,
} from '@portal/contract/city/collections/collection'
import type { EditedCollection } from '@portal/contract/city/collections/collection-editor'
import type { EstablishmentCard } from '@portal/contract/guide/establishments/establishment'
import type { RowOf } from '@portal/contract/shared/endpoint'
import { collectionCard } from './collection-card.rules.ts'
import type { Collection, Stop } from './collections.rules.ts'
import { collectionsTexts as texts } from './collections.texts.ts'

export const presentCard = (card: CollectionCard): CollectionCard => ({
  id: card.id,
  kind: card.kind,
  slug: card.slug,
  title: card.title,
  summary: card.summary,
  photo: card.photo,
  stop_count: card.stop_count,
  day_count: card.day_count,
})

/** `listings` are those of its businesses that are in the guide; the others are left out. */
export function presentCollection(
  collection: Collection,
  listings: readonly EstablishmentCard[],
): RowOf<typeof PublicCollection> {
  const cards = new Map(listings.map((card) => [card.id, card]))
  const stops = collection.stops.flatMap((stop) => {
    const told = stop.sight ? sightOf(stop, stop.sight) : listingOf(cards.get(stop.place.id))
    if (!told) return []
    const { note, day, minute } = stop
    return [{ id: stop.place.id, ...told, note, day, minute, way_here: null }]
  })
  return {
    id: collection.id,
    kind: collection.kind,
    slug: collection.slug,
    title: collection.title,
    summary: collection.summary,
    photo: collection.cover,
    stop_count: stops.length,
    day_count: Math.max(0, ...stops.map(({ day }) => day ?? 0)),
    stops,
    card_path: collectionCard(collection).path,
    updated_at: collection.updatedAt,
  }
}

type Told = Pick<PublicStop, 'kind' | 'slug' | 'name' | 'about' | 'photo' | 'place'>

function sightOf(
  { name, isShown }: Stop,
  { kind, slug, latitude, longitude, photo }: NonNullable<Stop['sight']>,
): Told | null {
  if (!isShown) return null
  return {
    kind: kind === 'beach' ? 'praia' : 'atracao',
    slug,
    name,
    about: texts.sights[kind],
    photo,
    place: latitude === null || longitude === null ? null : { latitude, longitude },
  }
}

function listingOf(card: EstablishmentCard | undefined): Told | null {
  if (!card) return null
  const kind = (card.subcategory ?? card.category).name
  const { slug, name, neighbourhood, photo, place } = card
  return {
    kind: 'guia',
    slug,
    name,
    about: neighbourhood ? texts.both(kind, neighbourhood) : kind,
    photo,
    place: place && { latitude: place.latitude, longitude: place.longitude },
  }
}

export function presentEdited(collection: Collection): RowOf<typeof EditedCollection> {
  return {
    id: collection.id,
    kind: collection.kind,
    slug: collection.slug,
    title: collection.title,
    summary: collection.summary,
    status: collection.status,
    version: collection.version,
    cover: collection.cover,
    stops: collection.stops.map(({ place, name, note, day, minute, isShown }) => ({
      place,
      name,
      note,
      day,
      minute,
      is_shown: isShown,
    })),
    updated_at: collection.updatedAt,
  }
}
