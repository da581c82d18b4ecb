import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { textBlock, textLine } from '../../shared/plain-text.ts'
import { ADDRESS_PATTERN } from './address-rules.ts'

const Address = z
  .string()
  .trim()
  .max(500, 'Use um endereço de no máximo 500 caracteres.')
  .regex(ADDRESS_PATTERN, 'Use um endereço sem espaços que comece com http(s):// ou com /.')

/** Whole numbers and coordinates say their range to the person who typed outside it. */
const number = (min: number, max: number) => {
  const message = `Use um número de ${min.toLocaleString('pt-BR')} a ${max.toLocaleString('pt-BR')}.`
  return z.number(message).min(min, message).max(max, message)
}
const count = (max: number) => number(0, max).int('Use um número inteiro.').nullable()
const text = (max: number) => textLine(max).nullable()
const address = Address.nullable()
const date = z.iso
  .date('Use uma data que exista.')
  .refine((day) => day >= '2000-01-01', 'Confira o ano.')
  .nullable()

/** Marketing content, written by the portal's team (spec §1). */
export const ClubTestimonial = z
  .object({
    name: textLine(60).min(1, 'Escreva o nome de quem disse.'),
    place: textLine(60),
    text: textBlock(280).min(1, 'Escreva o que a pessoa disse.'),
  })
  .meta({ id: 'ClubTestimonial' })
export type ClubTestimonial = z.infer<typeof ClubTestimonial>

const fields = {
  site_name: text(80),
  site_description: textBlock(300).nullable(),
  logo_url: address,
  logo_home_url: address,
  favicon_url: address,
  og_image_url: address,
  contact_phone: text(20),
  contact_email: z.email('Email inválido.').max(254).nullable(),
  social_youtube: address,
  social_instagram: address,
  social_facebook: address,
  banner_start: date,
  banner_end: date,
  popup_start: date,
  popup_end: date,
  city_name: text(80),
  city_state: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Use a sigla do estado.')
    .nullable(),
  city_latitude: number(-90, 90).nullable(),
  city_longitude: number(-180, 180).nullable(),
  /** What the club's landing page claims (spec §1). */
  club_members_claim: count(100_000_000),
  club_prizes_claim_reais: count(1_000_000_000),
  club_partners_claim: count(1_000_000),
  club_discount_claim_percent: count(100),
  /** Counted numbers are shown in place of the claims; nothing is as `claimed`. */
  club_figures: z.enum(['claimed', 'counted'], 'Escolha um dos dois.').nullable(),
  /** Plans can be bought. Only a superadministrator says so, and only where there is a way to be paid. */
  plans_on_sale: z.boolean(),
  club_testimonials: z.array(ClubTestimonial).max(6, 'Use no máximo 6 depoimentos.').nullable(),
}

export const PortalSettings = z
  .object({
    id: z.uuid(),
    ...fields,
    /** Counts edits. An editor sends back the one it read, so two never overwrite each other. */
    version: z.int(),
    updated_at: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'PortalSettings' })
export type PortalSettings = z.infer<typeof PortalSettings>

/** An empty date field of a form means "no date": it is saved as null (spec §3). */
export const OptionalDay = z.preprocess((value) => (value === '' ? null : value), date)

export const PortalSettingsChanges = z
  .object({
    ...fields,
    banner_start: OptionalDay,
    banner_end: OptionalDay,
    popup_start: OptionalDay,
    popup_end: OptionalDay,
  })
  .partial()
  .strict()
export type PortalSettingsChanges = z.infer<typeof PortalSettingsChanges>

export const readPortalSettings = endpoint({
  method: 'GET',
  path: '/api/v1/portal-settings',
  access: 'anyone',
  tag: 'Portal',
  summary: 'Configurações do portal',
  response: PortalSettings,
  status: 200,
})

export const updatePortalSettings = endpoint({
  method: 'PATCH',
  path: '/api/v1/admin/portal-settings',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Altera as configurações do portal',
  body: z.object({ version: z.int(), changes: PortalSettingsChanges }),
  response: PortalSettings,
  status: 200,
})
