import { z } from 'zod'
import { Photo } from '../../ground/media/media.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { textLine } from '../../shared/plain-text.ts'
import { AMENITIES, PAYMENT_METHODS } from './amenities.texts.ts'
import { DIRECTORY_SORTS, FILTER_PARTS } from './guide.texts.ts'
import { OpeningHours } from './opening-hours.ts'
import { MODULES, STATUSES } from './vocabulary.ts'

/** How many listings a page of the directory holds. */
export const DIRECTORY_PAGE = 24
/** Beyond this many results nobody counts. */
export const DIRECTORY_MOST_COUNTED = 1000

export const Amenity = z.enum(AMENITIES)
export type Amenity = z.infer<typeof Amenity>

export const PaymentMethod = z.enum(PAYMENT_METHODS)
export type PaymentMethod = z.infer<typeof PaymentMethod>

export const Module = z.enum(MODULES)
export type Module = z.infer<typeof Module>

export const EstablishmentStatus = z.enum(STATUSES)
export type EstablishmentStatus = z.infer<typeof EstablishmentStatus>

export const CategoryRef = z.object({ slug: z.string(), name: z.string() })
export const Place = z.object({ latitude: z.number(), longitude: z.number() })

/**
 * One listing in a list: what a card shows. Without an active plan of the owner only the basic card's
 * fields are filled in (name, category, neighbourhood, hours, and the rating people gave); `tier` says
 * which it is.
 */
export const EstablishmentCard = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    tier: z.enum(['basic', 'full']),
    /** Nobody's yet: "É seu? Reivindique". */
    is_claimed: z.boolean(),
    category: CategoryRef,
    /** Stands for the photo where there is none. */
    category_icon: z.string(),
    subcategory: CategoryRef.nullable(),
    neighbourhood: z.string().nullable(),
    photo: Photo.nullable(),
    price_range: z.int().min(1).max(4).nullable(),
    rating: z.object({ mean: z.number(), count: z.int() }).nullable(),
    hours: OpeningHours.nullable(),
    /**
     * Where people do not choose by the hours: facts of its kind, as "12 quartos", to be said in place of
     * the open state. Empty where nobody told any.
     */
    facts: z.array(z.string()).optional(),
    place: Place.nullable(),
    /** On foot by street; only when the list was asked for from a place. */
    distance_meters: z.int().nullable(),
    /** It is as the crow flies: no street leads from there, or none that the map knows. */
    is_straight_distance: z.boolean().optional(),
    has_coupon: z.boolean(),
    has_delivery: z.boolean(),
    is_featured: z.boolean(),
    is_accessible: z.boolean(),
    /** Invented to show the portal: whoever reads of it is told. */
    is_demo: z.boolean(),
  })
  .meta({ id: 'EstablishmentCard' })
export type EstablishmentCard = z.infer<typeof EstablishmentCard>

const Address = z.object({
  street: z.string().nullable(),
  number: z.string().nullable(),
  complement: z.string().nullable(),
  neighbourhood: z.string().nullable(),
  cep: z.string().nullable(),
})

/** The page of a business; the basic one has the phone besides what its card has. */
export const Establishment = EstablishmentCard.extend({
  description: z.string().nullable(),
  specialties: z.array(z.string()),
  schema_type: z.string(),
  phone: z.string().nullable(),
  whatsapp: z.string().nullable(),
  /** Whether the contact dialog has somebody to write to; the address itself is never shown. */
  takes_messages: z.boolean(),
  website: z.string().nullable(),
  instagram: z.string().nullable(),
  facebook: z.string().nullable(),
  address: Address,
  /** "A 300 m do 1º acesso da Praia do Atalaia."; absent where no street leads there. */
  way_in_words: z.string().optional(),
  photos: z.array(Photo),
  payment_methods: z.array(PaymentMethod),
  amenities: z.array(Amenity),
  accessibility_notes: z.string().nullable(),
  /** Of lodgings: from when, until when ("14:00"), and how many rooms there are. */
  check_in: z.string().nullable(),
  check_out: z.string().nullable(),
  rooms: z.int().nullable(),
  modules: z.array(Module),
  /** The picture other sites show of the page: 1200×630, drawn by us. Only what is public has one. */
  social_image: z.string().optional(),
  verified_at: moment.nullable(),
  updated_at: moment,
}).meta({ id: 'Establishment' })
export type Establishment = z.input<typeof Establishment>

export const DirectorySort = z.enum(DIRECTORY_SORTS)
export type DirectorySort = z.infer<typeof DirectorySort>

const flag = z
  .enum(['1'])
  .transform(() => true)
  .optional()

/**
 * The whole state of the directory page, as its address holds it. `distancia` lists only what has a
 * known place, and without `lat` and `lng` it is `relevancia`.
 */
export const DirectoryQuery = z.object({
  busca: textLine(80).optional(),
  categoria: textLine(80).optional(),
  bairro: textLine(80).optional(),
  preco: z.coerce.number().int().min(1).max(4).optional(),
  aberto: flag,
  acessivel: flag,
  pet: flag,
  cupom: flag,
  delivery: flag,
  ordem: DirectorySort.default('relevancia'),
  lat: z.coerce.number().min(-90).max(90).optional(),
  lng: z.coerce.number().min(-180).max(180).optional(),
  cursor: z.string().max(900).optional(),
})
export type DirectoryQuery = z.infer<typeof DirectoryQuery>

export const listEstablishments = endpoint({
  method: 'GET',
  path: '/api/v1/establishments',
  access: 'anyone',
  tag: 'Guia',
  summary: 'Estabelecimentos publicados, com filtros e ordem',
  query: DirectoryQuery,
  response: z.object({
    establishments: z.array(EstablishmentCard),
    next_cursor: z.string().nullable(),
    /** Exact up to a thousand; beyond that the list says "mais de 1.000". */
    total: z.int(),
    total_is_exact: z.boolean(),
  }),
  status: 200,
})

/**
 * For the sheet of filters: how long the list would be after each choice, all other choices kept. What would
 * leave nothing is not named.
 */
export const countEstablishments = endpoint({
  method: 'GET',
  path: '/api/v1/establishment-counts',
  access: 'anyone',
  tag: 'Guia',
  summary: 'Quantos estabelecimentos cada filtro deixaria na lista',
  query: DirectoryQuery.omit({ cursor: true }),
  response: z.object({
    counts: z.array(z.object({ part: z.enum(FILTER_PARTS), value: z.string(), count: z.int() })),
  }),
  status: 200,
})

/** At most this many of those who open next. */
export const OPENING_NEXT = 3

/** For who finds nothing open: the first to open of what was asked for, soonest first. */
export const listOpeningNext = endpoint({
  method: 'GET',
  path: '/api/v1/opening-next',
  access: 'anyone',
  tag: 'Guia',
  summary: 'Estabelecimentos fechados que abrem primeiro',
  query: DirectoryQuery.omit({ aberto: true, ordem: true, lat: true, lng: true, cursor: true }),
  response: z.array(EstablishmentCard),
  status: 200,
})

/** By slug or id. A slug of the past answers with the present one: the page redirects. */
export const readEstablishment = endpoint({
  method: 'GET',
  path: '/api/v1/establishments/:slug',
  access: 'anyone',
  tag: 'Guia',
  summary: 'A página de um estabelecimento',
  params: z.object({ slug: z.string().min(1).max(120) }),
  response: Establishment,
  status: 200,
})

export const listNearby = endpoint({
  method: 'GET',
  path: '/api/v1/establishments/:slug/nearby',
  access: 'anyone',
  tag: 'Guia',
  summary: 'Estabelecimentos perto deste',
  params: z.object({ slug: z.string().min(1).max(120) }),
  response: z.array(EstablishmentCard),
  status: 200,
})

/** For who writes an address: the pin goes there until the street or a finger says better. */
export const readNeighbourhoodPlace = endpoint({
  method: 'GET',
  path: '/api/v1/neighbourhoods/place',
  access: 'person',
  tag: 'Guia',
  summary: 'O meio de um bairro, pelos estabelecimentos publicados nele',
  query: z.object({ name: textLine(80) }),
  response: z.object({ place: Place.nullable() }),
  status: 200,
})

export const listNeighbourhoods = endpoint({
  method: 'GET',
  path: '/api/v1/neighbourhoods',
  access: 'anyone',
  tag: 'Guia',
  summary: 'Bairros com estabelecimentos publicados',
  /** Counted up to a thousand each. */
  response: z.array(z.object({ name: z.string(), count: z.int() })),
  status: 200,
})
