import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { moment, momentText } from '../../shared/moment.ts'
import { textLine } from '../../shared/plain-text.ts'
import { HIDDEN_BY } from './properties.texts.ts'
import { PropertyStatus } from './property-fields.ts'

/** What the team of the portal sees and decides of properties. */

const tag = 'Administração'
const named = z.object({ id: z.uuid(), slug: z.string(), name: z.string() })

/** The same photo under two advertisers: one of the two may not be theirs to sell. */
export const PropertyFlag = z
  .object({
    id: z.uuid(),
    other: z.object({ id: z.uuid(), title: z.string(), path: z.string(), advertiser: named }),
    /** Bits that differ of 64. */
    distance: z.int(),
    created_at: momentText,
  })
  .meta({ id: 'PropertyFlag' })

export const ModeratedProperty = z
  .object({
    id: z.uuid(),
    title: z.string(),
    path: z.string(),
    status: PropertyStatus,
    hidden_by: z.enum(HIDDEN_BY).nullable(),
    hidden_reason: z.string().nullable(),
    advertiser: named,
    creci: z.string().nullable(),
    open_reports: z.int(),
    flags: z.array(PropertyFlag),
    version: z.int(),
    updated_at: moment,
  })
  .meta({ id: 'ModeratedProperty' })
export type ModeratedProperty = z.input<typeof ModeratedProperty>

export const listModeratedProperties = endpoint({
  method: 'GET',
  path: '/api/v1/admin/properties',
  access: 'moderator',
  tag,
  summary: 'Imóveis anunciados, os que pedem um olhar primeiro',
  query: z.object({
    /** Only what was reported or has a photo of somebody else. */
    olhar: z.enum(['1']).optional(),
    status: PropertyStatus.optional(),
    busca: textLine(80).optional(),
    pagina: z.coerce.number().int().min(1).max(10_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  response: z.object({
    properties: z.array(ModeratedProperty),
    total: z.int(),
    pages: z.int(),
    /** However the list is filtered. */
    waiting: z.int(),
  }),
  status: 200,
})

const property = z.object({ id: z.uuid() })
const version = z.int().positive()

export const hideProperty = endpoint({
  method: 'POST',
  path: '/api/v1/admin/properties/:id/hidden',
  access: 'moderator',
  tag,
  summary: 'Tira um imóvel do ar, com o motivo que o anunciante lê',
  params: property,
  body: z.object({ version, reason: textLine(280).min(3, 'Escreva o motivo.') }).strict(),
  response: ModeratedProperty,
  status: 200,
})

export const restoreProperty = endpoint({
  method: 'POST',
  path: '/api/v1/admin/properties/:id/restored',
  access: 'moderator',
  tag,
  summary: 'Devolve ao ar um imóvel que a equipe tinha tirado',
  params: property,
  body: z.object({ version }).strict(),
  response: ModeratedProperty,
  status: 200,
})

/** Both may show the photo: it is not asked about again. */
export const dismissPropertyFlag = endpoint({
  method: 'POST',
  path: '/api/v1/admin/property-flags/:id/dismissed',
  access: 'moderator',
  tag,
  summary: 'Dispensa o aviso de foto repetida',
  params: property,
  response: z.object({ dismissed: z.literal(true) }),
  status: 200,
})
