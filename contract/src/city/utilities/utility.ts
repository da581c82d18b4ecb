import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { NOTICE_SEVERITIES, UTILITY_KINDS } from './utility.texts.ts'

export const UtilityKind = z.enum(UTILITY_KINDS)
export const NoticeSeverity = z.enum(NOTICE_SEVERITIES)

export const UtilityPlace = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

export const UtilityPhone = z
  .object({ number: z.string(), label: z.string(), is_whatsapp: z.boolean() })
  .meta({ id: 'UtilityPhone' })
export type UtilityPhone = z.infer<typeof UtilityPhone>

export const FactSource = z.object({ name: z.string(), url: z.string().nullable() })

/** A number to dial, a place to go, a timetable: with where it comes from and when it was checked. */
export const UtilityEntry = z
  .object({
    id: z.uuid(),
    kind: UtilityKind,
    title: z.string(),
    phones: z.array(UtilityPhone),
    address: z.string(),
    place: UtilityPlace.nullable(),
    hours: z.string(),
    body: z.string(),
    source: FactSource.nullable(),
    verified_at: moment.nullable(),
  })
  .meta({ id: 'UtilityEntry' })
export type UtilityEntry = z.input<typeof UtilityEntry>

export const DutyShift = z
  .object({
    id: z.uuid(),
    /** Of the guide, or only named here. */
    establishment_id: z.uuid().nullable(),
    name: z.string(),
    /** The page of the guide, where it has one. */
    slug: z.string().nullable(),
    phone: z.string(),
    address: z.string(),
    place: UtilityPlace.nullable(),
    starts_at: moment,
    ends_at: moment,
    /** On duty beside the one whose turn it is. */
    is_extra: z.boolean(),
    source: FactSource,
    verified_at: moment.nullable(),
  })
  .meta({ id: 'DutyShift' })
export type DutyShift = z.input<typeof DutyShift>

export const PublicNotice = z
  .object({
    id: z.uuid(),
    title: z.string(),
    body: z.string(),
    severity: NoticeSeverity,
    place: z.string(),
    link: z.string().nullable(),
    source: z.string(),
    starts_at: moment,
    ends_at: moment.nullable(),
  })
  .meta({ id: 'PublicNotice' })
export type PublicNotice = z.input<typeof PublicNotice>

export const Utilities = z
  .object({
    entries: z.array(UtilityEntry),
    /** From yesterday on: who kept it can still tell who is on duty without a connection. */
    rota: z.array(DutyShift),
    notices: z.array(PublicNotice),
  })
  .meta({ id: 'Utilities' })
export type Utilities = z.input<typeof Utilities>

export const readUtilities = endpoint({
  method: 'GET',
  path: '/api/v1/utilities',
  access: 'anyone',
  tag: 'Utilidade pública',
  summary: 'Telefones de emergência, serviços, plantão das farmácias e avisos em vigor',
  response: Utilities,
  status: 200,
})

export const listNotices = endpoint({
  method: 'GET',
  path: '/api/v1/notices',
  access: 'anyone',
  tag: 'Utilidade pública',
  summary: 'Avisos em vigor, os urgentes primeiro',
  response: z.array(PublicNotice),
  status: 200,
})
