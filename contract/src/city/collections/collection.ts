import { z } from 'zod'
import { Photo } from '../../ground/media/media.ts'
import { Leg } from '../../ground/streets/travel.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { STOP_KINDS } from '../itinerary/plan-text.ts'
import { COLLECTION_KINDS } from './collection.texts.ts'

export const CollectionKind = z.enum(COLLECTION_KINDS)

/** A collection in a list. */
export const CollectionCard = z
  .object({
    id: z.uuid(),
    kind: CollectionKind,
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    photo: Photo.nullable(),
    /** How many of its places can be visited today. */
    stop_count: z.int(),
    /** Over how many days they are spread; none in a theme. */
    day_count: z.int(),
  })
  .meta({ id: 'CollectionCard' })
export type CollectionCard = z.infer<typeof CollectionCard>

/** A place of a collection as the guide knows it today. */
export const CollectionStop = z
  .object({
    /** Of the place itself. */
    id: z.uuid(),
    kind: z.enum(STOP_KINDS).exclude(['eventos']),
    slug: z.string(),
    name: z.string(),
    /** What it is and where: "Restaurante · Atalaia". */
    about: z.string(),
    /** Why it is here, in a sentence of the editors. */
    note: z.string(),
    /** From 1; none in a theme. */
    day: z.int().nullable(),
    /** Of that day. */
    minute: z.int().nullable(),
    photo: Photo.nullable(),
    place: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    /** By street from the place before it that day; none in a theme, or where no street joins them. */
    way_here: Leg.nullable(),
  })
  .meta({ id: 'CollectionStop' })
export type CollectionStop = z.infer<typeof CollectionStop>

export const Collection = CollectionCard.extend({
  stops: z.array(CollectionStop),
  /** The picture that other sites show of its page. */
  card_path: z.string(),
  updated_at: moment,
}).meta({ id: 'Collection' })
export type Collection = z.input<typeof Collection>

export const listCollections = endpoint({
  method: 'GET',
  path: '/api/v1/collections',
  access: 'anyone',
  tag: 'Turismo',
  summary: 'Roteiros prontos e coleções publicadas, na ordem da redação',
  response: z.array(CollectionCard),
  status: 200,
})

export const readCollection = endpoint({
  method: 'GET',
  path: '/api/v1/collections/:slug',
  access: 'anyone',
  tag: 'Turismo',
  summary: 'Um roteiro pronto ou coleção, com os lugares que estão no guia hoje',
  params: z.object({ slug: z.string().max(100) }),
  response: Collection,
  status: 200,
})
