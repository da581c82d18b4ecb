import { z } from 'zod'
import { Photo } from '../../ground/media/media.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { CATALOGUE_KINDS } from './catalogue-kinds.ts'
import { CategoryRef, EstablishmentStatus, Place } from './establishment.ts'

/** A listing as an administrator compares it with another. */
export const ComparedEstablishment = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    status: EstablishmentStatus,
    category: CategoryRef,
    neighbourhood: z.string().nullable(),
    address: z.string().nullable(),
    phone: z.string().nullable(),
    whatsapp: z.string().nullable(),
    cnpj: z.string().nullable(),
    place: Place.nullable(),
    owner: z.object({ id: z.uuid(), name: z.string(), email: z.string() }).nullable(),
    photo: Photo.nullable(),
    photos: z.int(),
    reviews: z.int(),
    favourites: z.int(),
    messages: z.int(),
    /** Which of the two it has anything in. */
    catalogues: z.array(z.enum(CATALOGUE_KINDS)),
    has_hours: z.boolean(),
    version: z.int(),
    created_at: moment,
    updated_at: moment,
  })
  .meta({ id: 'ComparedEstablishment' })
export type ComparedEstablishment = z.input<typeof ComparedEstablishment>

export const DuplicateReason = z.enum(['cnpj', 'name', 'phone'])
export type DuplicateReason = z.infer<typeof DuplicateReason>

/** The surest first, so many at a time: who is merged or told apart makes room for the next. */
export const listDuplicates = endpoint({
  method: 'GET',
  path: '/api/v1/admin/duplicates',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Pares de cadastros que parecem ser o mesmo lugar',
  response: z.object({
    pairs: z.array(
      z.object({
        reasons: z.array(DuplicateReason),
        one: ComparedEstablishment,
        other: ComparedEstablishment,
      }),
    ),
    total: z.int(),
  }),
  status: 200,
})

export const tellApart = endpoint({
  method: 'POST',
  path: '/api/v1/admin/duplicates/distinct',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Diz que dois cadastros parecidos são lugares diferentes',
  body: z.object({ one: z.uuid(), other: z.uuid() }).strict(),
  response: z.object({ done: z.literal(true) }),
  status: 200,
})

/** Everything people left with the duplicate goes to the one that stays. */
export const mergeEstablishments = endpoint({
  method: 'POST',
  path: '/api/v1/admin/establishments/:id/merge',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Une um cadastro repetido a este, que fica',
  params: z.object({ id: z.uuid() }),
  body: z
    .object({
      /** What was seen is what is merged. */
      version: z.int().positive(),
      duplicate_id: z.uuid(),
      duplicate_version: z.int().positive(),
      /** Where both have an owner and not the same: whose it is from now on. Superadmins only. */
      owner: z.enum(['kept', 'duplicate']).optional(),
    })
    .strict(),
  response: z.object({
    id: z.uuid(),
    slug: z.string(),
    moved: z.object({
      photos: z.int(),
      reviews: z.int(),
      favourites: z.int(),
      messages: z.int(),
      offers: z.int(),
      /** Under way, or of goods that may still come back. */
      orders: z.int(),
      /** Rooms, with who sleeps in them. */
      units: z.int(),
      /** For sale or to let, with who asked about them. */
      properties: z.int(),
    }),
    /** Where both had a menu, or both a shop, that of the one that stays is kept. */
    catalogues: z.object({
      moved: z.array(z.enum(CATALOGUE_KINDS)),
      left: z.array(z.enum(CATALOGUE_KINDS)),
    }),
  }),
  status: 200,
})
