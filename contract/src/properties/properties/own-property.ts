import { z } from 'zod'
import { Photo } from '../../ground/media/media.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { HIDDEN_BY } from './properties.texts.ts'
import {
  KeptPropertyContent,
  PropertyContent,
  PropertyStatus,
  photoIds,
} from './property-fields.ts'

/** What the people of a business keep of their properties. */

const tag = 'Meu negócio'
const place = z.object({ id: z.uuid() })
const property = z.object({ id: z.uuid(), property: z.uuid() })
const version = z.int().positive()

export const OwnProperty = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    status: PropertyStatus,
    hidden_by: z.enum(HIDDEN_BY).nullable(),
    hidden_reason: z.string().nullable(),
    content: KeptPropertyContent,
    photos: z.array(Photo),
    published_at: moment.nullable(),
    confirmed_at: moment.nullable(),
    /** Nobody has said for long that it is still to be had; when it goes off the air. */
    hides_at: moment.nullable(),
    /** Kept by the agency's feed: what is written here is overwritten. */
    is_from_feed: z.boolean(),
    /** A smaller plan shows the oldest ones; the others wait. */
    is_within_plan: z.boolean(),
    version,
    updated_at: moment,
  })
  .meta({ id: 'OwnProperty' })
export type OwnProperty = z.input<typeof OwnProperty>

export const listOwnProperties = endpoint({
  method: 'GET',
  path: '/api/v1/my/establishments/:id/properties',
  access: 'person',
  tag,
  summary: 'Imóveis de um estabelecimento, com rascunhos',
  params: place,
  response: z.object({
    establishment: z.object({ slug: z.string(), name: z.string() }),
    properties: z.array(OwnProperty),
    advertiser: z.object({ creci: z.string().nullable(), version: z.int().nonnegative() }),
    /** Null is no limit. */
    limit: z.int().nullable(),
    photo_limit: z.int(),
    is_in_plan: z.boolean(),
    is_switched_on: z.boolean(),
    unread_leads: z.int(),
    may: z.object({ edit: z.boolean() }),
  }),
  status: 200,
})

export const createProperty = endpoint({
  method: 'POST',
  path: '/api/v1/my/establishments/:id/properties',
  access: 'person',
  tag,
  summary: 'Guarda um imóvel novo como rascunho',
  params: place,
  /** The id is the browser's: sent twice it is one. */
  body: z.object({ id: z.uuid(), content: PropertyContent, photo_ids: photoIds }).strict(),
  response: OwnProperty,
  status: 201,
})

export const updateProperty = endpoint({
  method: 'PUT',
  path: '/api/v1/my/establishments/:id/properties/:property',
  access: 'person',
  tag,
  summary: 'Muda um imóvel',
  params: property,
  body: z.object({ version, content: PropertyContent, photo_ids: photoIds }).strict(),
  response: OwnProperty,
  status: 200,
})

/** What its own people may make of it; `published` also says that it is still to be had. */
export const moveProperty = endpoint({
  method: 'POST',
  path: '/api/v1/my/establishments/:id/properties/:property/status',
  access: 'person',
  tag,
  summary: 'Publica, tira do ar ou arquiva um imóvel',
  params: property,
  body: z.object({ version, status: z.enum(['published', 'hidden', 'archived']) }).strict(),
  response: OwnProperty,
  status: 200,
})

/** "Ainda disponível": one tap, whatever else somebody changed meanwhile. */
export const confirmProperty = endpoint({
  method: 'POST',
  path: '/api/v1/my/establishments/:id/properties/:property/confirmation',
  access: 'person',
  tag,
  summary: 'Diz que o imóvel ainda está disponível',
  params: property,
  response: OwnProperty,
  status: 200,
})

export const keepAdvertiser = endpoint({
  method: 'PUT',
  path: '/api/v1/my/establishments/:id/property-advertiser',
  access: 'person',
  tag,
  summary: 'Guarda o CRECI de quem anuncia',
  params: place,
  body: z
    .object({
      /** The one that was seen; zero where there was none. */
      version: z.int().nonnegative(),
      creci: z
        .string()
        .trim()
        .toUpperCase()
        .transform((text) => (text === '' ? null : text.replace(/\s/g, '')))
        .refine(
          (text) => text === null || /^[0-9]{1,6}(-[FJ])?$/.test(text),
          'Escreva só o número, como 1284-J ou 5120-F.',
        )
        .nullable(),
    })
    .strict(),
  response: z.object({ creci: z.string().nullable(), version: z.int() }),
  status: 200,
})
