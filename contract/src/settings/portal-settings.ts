import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'

const Address = z
  .string()
  .trim()
  .max(500)
  .regex(/^(https?:\/\/|\/(?!\/))/, 'Use um endereço que comece com http(s):// ou com /.')

const text = (max: number) => z.string().trim().max(max).nullable()
const address = Address.nullable()
const date = z.iso.date().nullable()

/** Marketing content, written by the portal's team (spec §1). */
export const ClubTestimonial = z
  .object({
    name: z.string().trim().min(1).max(60),
    place: z.string().trim().max(60),
    text: z.string().trim().min(1).max(280),
  })
  .meta({ id: 'ClubTestimonial' })
export type ClubTestimonial = z.infer<typeof ClubTestimonial>

const fields = {
  site_name: text(80),
  site_description: text(300),
  logo_url: address,
  logo_home_url: address,
  favicon_url: address,
  og_image_url: address,
  contact_phone: text(20),
  contact_email: z.email().max(254).nullable(),
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
  city_latitude: z.number().min(-90).max(90).nullable(),
  city_longitude: z.number().min(-180).max(180).nullable(),
  /** What the club's landing page claims; a real count that is higher is shown instead. */
  club_members_claim: z.int().min(0).max(100_000_000).nullable(),
  club_prizes_claim_reais: z.int().min(0).max(1_000_000_000).nullable(),
  club_partners_claim: z.int().min(0).max(1_000_000).nullable(),
  club_testimonials: z.array(ClubTestimonial).max(6).nullable(),
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
const dateField = z.preprocess((value) => (value === '' ? null : value), date)

export const PortalSettingsChanges = z
  .object({
    ...fields,
    banner_start: dateField,
    banner_end: dateField,
    popup_start: dateField,
    popup_end: dateField,
  })
  .partial()
  .strict()
export type PortalSettingsChanges = z.infer<typeof PortalSettingsChanges>

export const readPortalSettings = endpoint({
  method: 'GET',
  path: '/api/v1/portal-settings',
  tag: 'Portal',
  summary: 'Configurações do portal',
  response: PortalSettings,
  status: 200,
})

export const updatePortalSettings = endpoint({
  method: 'PATCH',
  path: '/api/v1/admin/portal-settings',
  tag: 'Administração',
  summary: 'Altera as configurações do portal',
  body: z.object({ seen_version: z.int(), changes: PortalSettingsChanges }),
  response: PortalSettings,
  status: 200,
})
