import { z } from 'zod'
import { EventOccurrence, EventSituation } from '../../city/events/event.ts'
import { Photo } from '../../ground/media/media.ts'
import { Place } from '../../guide/establishments/establishment.ts'
import { OpeningHours } from '../../guide/establishments/opening-hours.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import {
  availableLayers,
  HOME_LAYERS,
  MAP_LATITUDE_MOST,
  MAP_LAYERS,
  MAP_PLACE_KINDS,
  MAP_ZOOM,
  usualLayers,
} from './map.texts.ts'

const HomeLayer = z.enum(HOME_LAYERS)
const MapPlaceKind = z.enum(MAP_PLACE_KINDS)

/** Four numbers with their signs and digits are shorter. */
const LONGEST_BOX = 120
const NUMBER = /^-?\d{1,3}(?:\.\d{1,20})?$/
const numbersOf = (text: string) =>
  text.split(',').map((part) => (NUMBER.test(part) ? Number(part) : Number.NaN))

const longitude = (sentence: string) => z.number(sentence).min(-180, sentence).max(180, sentence)
const latitude = (sentence: string) =>
  z.number(sentence).min(-MAP_LATITUDE_MOST, sentence).max(MAP_LATITUDE_MOST, sentence)

const NO_BOX = 'Informe a área do mapa assim: oeste,sul,leste,norte.'

/** `west,south,east,north`, in degrees; one that crosses the date line has to be asked for in two. */
const BoundingBox = z
  .string()
  .max(LONGEST_BOX, NO_BOX)
  .transform(numbersOf)
  .pipe(z.tuple([longitude(NO_BOX), latitude(NO_BOX), longitude(NO_BOX), latitude(NO_BOX)], NO_BOX))
  .refine(([west, south, east, north]) => west < east && south < north, NO_BOX)
  .transform(([west, south, east, north]) => ({ west, south, east, north }))
export type BoundingBox = z.output<typeof BoundingBox>

const NO_LAYER = 'Escolha entre: comer, ficar, praias, eventos, servicos, cupons, imoveis.'

/** With commas between, in any order. Without any, the usual ones: nobody wants an empty map. */
const Layers = z
  .string()
  .max(80, NO_LAYER)
  .optional()
  .transform((list) => (list ? list.split(',') : []))
  .pipe(z.array(z.enum(MAP_LAYERS, NO_LAYER)).max(MAP_LAYERS.length, NO_LAYER))
  .transform((asked) => {
    const layers = availableLayers()
    const known = asked.filter((layer) => layers.includes(layer))
    return known.length > 0 ? known : usualLayers()
  })

/** Three decimals (a hundred metres) order a list well enough and tell nobody where a person sits. */
const NO_ORIGIN = 'Informe o lugar assim: latitude,longitude.'
const Origin = z
  .string()
  .max(60, NO_ORIGIN)
  .transform(numbersOf)
  .pipe(z.tuple([latitude(NO_ORIGIN), longitude(NO_ORIGIN)], NO_ORIGIN))
  .transform(([lat, lng]) => ({ latitude: lat, longitude: lng }))

const zoom = z.coerce
  .number('Informe a aproximação do mapa como um número.')
  .transform((asked) => Math.min(Math.max(asked, MAP_ZOOM.min), MAP_ZOOM.max))

const GeoPoint = z.object({
  type: z.literal('Point'),
  coordinates: z.tuple([z.number(), z.number()]),
})

/**
 * Several places that would lie on top of each other at this zoom. Its point is their middle.
 * `bounds` holds them all: moving the camera there takes the cluster apart. Where `bounds` is a single
 * point (west = east) no zoom separates them: the list does.
 */
export const MapCluster = z
  .object({
    type: z.literal('Feature'),
    /** The same cluster has the same id for as long as the zoom does not change. */
    id: z.string(),
    geometry: GeoPoint,
    properties: z.object({
      kind: z.literal('cluster'),
      id: z.string(),
      count: z.int().min(2),
      bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    }),
  })
  .meta({ id: 'MapCluster' })
export type MapCluster = z.infer<typeof MapCluster>

/** Just what a pin needs; the card comes from `readMapPlace` or with the list. */
export const MapPin = z
  .object({
    type: z.literal('Feature'),
    id: z.string(),
    geometry: GeoPoint,
    properties: z.object({
      kind: z.literal('place'),
      id: z.uuid(),
      layer: HomeLayer,
      place_kind: MapPlaceKind,
      name: z.string(),
      href: z.string(),
      /** Its address is hidden, or nobody measured it: it lies around here. */
      is_approximate: z.boolean(),
      has_coupon: z.boolean(),
      /** The pin's face: a business shows what people think of it, one decimal … */
      rating: z.number().nullable(),
      /** … and an event when it begins. */
      starts_at: moment.nullable(),
    }),
  })
  .meta({ id: 'MapPin' })
export type MapPin = z.input<typeof MapPin>

/** GeoJSON (RFC 7946), with one member of our own. */
export const MapView = z
  .object({
    type: z.literal('FeatureCollection'),
    /** Each place within the box is one feature or counted in one. */
    features: z.array(z.union([MapCluster, MapPin])),
    /** Places within the box: the sum of the counts and the pins. */
    total: z.int(),
  })
  .meta({ id: 'MapView' })
export type MapView = z.input<typeof MapView>

/**
 * What lies within a box. Places on its edge are in; a box a little larger than the view, on round
 * numbers, keeps clusters at the edge still while the map moves, and is asked for by more people alike.
 */
export const readMap = endpoint({
  method: 'GET',
  path: '/api/v1/map',
  access: 'anyone',
  tag: 'Mapa',
  summary: 'Lugares publicados dentro de uma área, em grupos onde são muitos (GeoJSON)',
  query: z.object({ bbox: BoundingBox, layers: Layers, zoom: zoom.default(13) }),
  mediaType: 'application/geo+json',
  response: MapView,
  status: 200,
})

/**
 * A place of the map in a list. A business without an active plan has the basic card, as everywhere:
 * no photo, no price, no coupon; its pin stands where it is nonetheless.
 */
export const MapPlace = z
  .object({
    id: z.uuid(),
    layer: HomeLayer,
    kind: MapPlaceKind,
    name: z.string(),
    href: z.string(),
    place: Place.extend({
      /** Read off a description, not measured. */
      is_approximate: z.boolean(),
    }),
    photo: Photo.nullable(),
    /** What it is: the subcategory or category, "Praia", "Atração", the kind of event or property. */
    label: z.string(),
    /** Where it is: the neighbourhood, or the venue of an event. */
    area: z.string().nullable(),
    rating: z.object({ mean: z.number(), count: z.int() }).nullable(),
    price_range: z.int().min(1).max(4).nullable(),
    /** Of a business; the state of this minute is computed from them. Null: nobody told them. */
    hours: OpeningHours.nullable(),
    /** Facts of its kind, to be said in place of the open state, as on its card; of a property its price. */
    facts: z.array(z.string()).optional(),
    /** Of an event: the next time it happens, and how often besides within what the map shows. */
    date: EventOccurrence.extend({
      is_all_day: z.boolean(),
      more_dates: z.int(),
      situation: EventSituation,
    }).nullable(),
    has_coupon: z.boolean(),
    /** Its place is paid for, and that is said: "Destaque". */
    is_featured: z.boolean(),
    /** On foot by street; only when the list was asked for from a place. */
    distance_meters: z.int().nullable(),
    /** It is as the crow flies: no street leads from there, or none that the map knows. */
    is_straight_distance: z.boolean().optional(),
  })
  .meta({ id: 'MapPlace' })
export type MapPlace = z.input<typeof MapPlace>

/**
 * The list beside the map: every place within the box, each once. From a place (`near`) the nearest
 * come first; else beaches and attractions as the guide orders them, then events as they come, then
 * businesses as the directory ranks them.
 */
export const listMapPlaces = endpoint({
  method: 'GET',
  path: '/api/v1/map/places',
  access: 'anyone',
  tag: 'Mapa',
  summary: 'Os mesmos lugares em lista',
  query: z.object({
    bbox: BoundingBox,
    layers: Layers,
    near: Origin.optional(),
    cursor: z.string().max(200).optional(),
  }),
  response: z.object({
    places: z.array(MapPlace),
    next_cursor: z.string().nullable(),
    /** The same as the map's. */
    total: z.int(),
  }),
  status: 200,
})

/** For a shared address whose place is not on the first page of the list. */
export const readMapPlace = endpoint({
  method: 'GET',
  path: '/api/v1/map/places/:id',
  access: 'anyone',
  tag: 'Mapa',
  summary: 'Um lugar do mapa',
  params: z.object({ id: z.uuid() }),
  response: MapPlace,
  status: 200,
})
