import { z } from 'zod'
import { ChosenPhoto, Photo } from '../../ground/media/media.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { namesOf } from '../../shared/names-of.ts'
import { textLine } from '../../shared/plain-text.ts'
import { PlanType } from '../../shared/plans.ts'
import { MEMBER_ROLES } from '../team/team-rights.ts'
import type { CompletenessStep } from './completeness-rules.ts'
import {
  Amenity,
  CategoryRef,
  EstablishmentStatus,
  Module,
  PaymentMethod,
  Place,
} from './establishment.ts'
import { EstablishmentChanges, EstablishmentFields } from './establishment-fields.ts'
import { OpeningHours } from './opening-hours.ts'
import { FIELD_WORDS, SENSITIVE_FIELDS } from './vocabulary.ts'

export const MemberRole = z.enum(MEMBER_ROLES)
export type MemberRole = z.infer<typeof MemberRole>

/** What the person who asks may do, so the screen does not decide again. */
export const EstablishmentMay = z.object({
  edit: z.boolean(),
  submit: z.boolean(),
  archive: z.boolean(),
  manage_team: z.boolean(),
  reply: z.boolean(),
  read_messages: z.boolean(),
})
export type EstablishmentMay = z.infer<typeof EstablishmentMay>

/** One line of what waits, in words: the category's name, not its id. */
export const WaitingChange = z.object({
  field: z.enum(SENSITIVE_FIELDS),
  from: z.string().nullable(),
  to: z.string().nullable(),
})
export type WaitingChange = z.infer<typeof WaitingChange>

const Fields = z.object({
  name: z.string(),
  category_id: z.uuid(),
  subcategory_id: z.uuid().nullable(),
  specialties: z.array(z.string()),
  description: z.string().nullable(),
  cnpj: z.string().nullable(),
  phone: z.string().nullable(),
  whatsapp: z.string().nullable(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  instagram: z.string().nullable(),
  facebook: z.string().nullable(),
  street: z.string().nullable(),
  number: z.string().nullable(),
  complement: z.string().nullable(),
  neighbourhood: z.string().nullable(),
  cep: z.string().nullable(),
  place: Place.nullable(),
  price_range: z.int().nullable(),
  payment_methods: z.array(PaymentMethod),
  amenities: z.array(Amenity),
  accessibility_notes: z.string().nullable(),
  check_in: z.string().nullable(),
  check_out: z.string().nullable(),
  rooms: z.int().nullable(),
  modules: z.array(Module),
})

const COMPLETENESS_STEPS = [
  ...(['category', 'contact', 'hours', 'photo', 'address', 'menu', 'description'] as const),
  ...(['gallery', 'pin', 'amenities', 'price'] as const),
] as const satisfies readonly CompletenessStep[]
const fieldNames = namesOf(FIELD_WORDS)

/** A listing as those who run it see it; also what an administrator looks at before deciding. */
export const OwnEstablishment = Fields.extend({
  id: z.uuid(),
  slug: z.string(),
  status: EstablishmentStatus,
  status_reason: z.string().nullable(),
  /** Null for an administrator who is none of its people. */
  role: MemberRole.nullable(),
  category: CategoryRef,
  subcategory: CategoryRef.nullable(),
  hours: OpeningHours.nullable(),
  /** In order; the first is the main one. */
  photos: z.array(Photo),
  rating: z.object({ mean: z.number(), count: z.int() }).nullable(),
  /** What its owner's plan gives this listing now. */
  plan: PlanType,
  tier: z.enum(['basic', 'full']),
  photo_limit: z.int(),
  /** Modules the plan shows; the others stay saved and hidden. */
  shown_modules: z.array(Module),
  /** Edits of a published listing that an administrator has yet to see. */
  waiting: z
    .object({
      since: moment,
      values: Fields.pick({
        name: true,
        category_id: true,
        subcategory_id: true,
        cnpj: true,
        street: true,
        number: true,
        complement: true,
        neighbourhood: true,
        cep: true,
        place: true,
      }).partial(),
      changes: z.array(WaitingChange),
    })
    .nullable(),
  /** Why the last edits were refused, until the next ones. */
  changes_reason: z.string().nullable(),
  /** See completeness-rules.ts, which the browser may ask itself while somebody types. */
  completeness: z.object({
    /** From 0 to 100. */
    score: z.int(),
    /** The most valuable first; what `is_required` must be there to send it for review. */
    missing: z.array(
      z.object({
        step: z.enum(COMPLETENESS_STEPS),
        field: z.enum(fieldNames),
        points: z.int(),
        amount: z.int().nullable(),
        is_required: z.boolean(),
      }),
    ),
  }),
  version: z.int(),
  /** While it waits for its review. */
  submitted_at: moment.nullable(),
  verified_at: moment.nullable(),
  published_at: moment.nullable(),
  created_at: moment,
  updated_at: moment,
  may: EstablishmentMay,
}).meta({ id: 'OwnEstablishment' })
export type OwnEstablishment = z.input<typeof OwnEstablishment>

export const MyEstablishment = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    status: EstablishmentStatus,
    status_reason: z.string().nullable(),
    role: MemberRole,
    category: CategoryRef,
    neighbourhood: z.string().nullable(),
    photo: Photo.nullable(),
    tier: z.enum(['basic', 'full']),
    /** People sleep there: it has rooms and prices of nights. */
    is_lodging: z.boolean().optional(),
    /** Switched on, whatever the plan. */
    modules: z.array(Module),
    /** What the owner's plan tells of visits: nothing, the week, or all of it. */
    analytics: z.enum(['none', 'weekly', 'full']).optional(),
    has_waiting_changes: z.boolean(),
    completeness_score: z.int(),
    updated_at: moment,
    may: EstablishmentMay,
  })
  .meta({ id: 'MyEstablishment' })
export type MyEstablishment = z.input<typeof MyEstablishment>

const own = z.object({ id: z.uuid() })
/** What the editor read: two people never overwrite each other silently. */
const version = z.int().positive()

export const canCreateEstablishment = endpoint({
  method: 'GET',
  path: '/api/v1/establishments/can-create',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Se a pessoa pode cadastrar mais um estabelecimento',
  response: z.object({
    allowed: z.boolean(),
    count: z.int(),
    /** Null is without limit. */
    limit: z.int().nullable(),
  }),
  status: 200,
})

/** A page of the guide that is nobody's yet. */
export const UnclaimedEstablishment = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    category: z.string(),
    neighbourhood: z.string().nullable(),
  })
  .meta({ id: 'UnclaimedEstablishment' })
export type UnclaimedEstablishment = z.infer<typeof UnclaimedEstablishment>

/** For who types the name of a business: it may be in the guide already. The likest first. */
export const listUnclaimedEstablishments = endpoint({
  method: 'GET',
  path: '/api/v1/my/unclaimed-establishments',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Páginas do guia sem dono com um nome parecido',
  query: z.object({ name: textLine(120).min(3) }),
  response: z.array(UnclaimedEstablishment),
  status: 200,
})

export const listMyEstablishments = endpoint({
  method: 'GET',
  path: '/api/v1/my/establishments',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Estabelecimentos da pessoa: os próprios e os de que é da equipe',
  response: z.array(MyEstablishment),
  status: 200,
})

export const createEstablishment = endpoint({
  method: 'POST',
  path: '/api/v1/my/establishments',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Começa o cadastro de um estabelecimento, como rascunho',
  /** With an `id` of one's own it may be sent again: there is one draft however often it arrives. */
  body: EstablishmentFields.partial()
    .required({ name: true, category_id: true })
    .extend({ id: z.uuid().optional() }),
  response: OwnEstablishment,
  status: 201,
})

/** For the guide, with the owner's own editor: nobody's until somebody claims it. */
export const createEstablishmentForGuide = endpoint({
  method: 'POST',
  path: '/api/v1/admin/establishments',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Começa um cadastro sem dono, como rascunho',
  body: createEstablishment.body,
  response: OwnEstablishment,
  status: 201,
})

export const readOwnEstablishment = endpoint({
  method: 'GET',
  path: '/api/v1/my/establishments/:id',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Um estabelecimento como o vê quem o administra',
  params: own,
  response: OwnEstablishment,
  status: 200,
})

/** Of a published listing the sensitive fields wait for approval; the others are live at once. */
export const updateEstablishment = endpoint({
  method: 'PATCH',
  path: '/api/v1/my/establishments/:id',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Altera os dados de um estabelecimento',
  params: own,
  body: z.object({ version, changes: EstablishmentChanges }).strict(),
  response: OwnEstablishment,
  status: 200,
})

export const setEstablishmentHours = endpoint({
  method: 'PUT',
  path: '/api/v1/my/establishments/:id/hours',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Grava o horário de funcionamento',
  params: own,
  body: z.object({ version, hours: OpeningHours.nullable() }).strict(),
  response: OwnEstablishment,
  status: 200,
})

export const setEstablishmentPhotos = endpoint({
  method: 'PUT',
  path: '/api/v1/my/establishments/:id/photos',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Grava as fotos em ordem; a primeira é a principal',
  params: own,
  body: z
    .object({
      version,
      photos: z.array(ChosenPhoto).max(100),
    })
    .strict(),
  response: OwnEstablishment,
  status: 200,
})

export const submitEstablishment = endpoint({
  method: 'POST',
  path: '/api/v1/my/establishments/:id/submit',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Envia o cadastro para análise',
  params: own,
  response: OwnEstablishment,
  status: 200,
})

export const archiveEstablishment = endpoint({
  method: 'POST',
  path: '/api/v1/my/establishments/:id/archive',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Tira o estabelecimento do ar; pode voltar a ser enviado',
  params: own,
  response: OwnEstablishment,
  status: 200,
})
