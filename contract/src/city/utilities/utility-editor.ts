import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { textBlock, textLine } from '../../shared/plain-text.ts'
import {
  MOST_PHONES,
  UTILITY_ADDRESS_MAX,
  UTILITY_BODY_MAX,
  UTILITY_HOURS_MAX,
  UTILITY_SOURCE_MAX,
  UTILITY_STATUSES,
  UTILITY_TITLE_MAX,
} from './utility.texts.ts'
import { UtilityKind, UtilityPhone, UtilityPlace } from './utility.ts'

export const UtilityStatus = z.enum(UTILITY_STATUSES)

/** "https://…" or nothing: what is shown as a link never runs. */
export const optionalAddress = z.union([
  z.literal(''),
  z.url({ protocol: /^https?$/, message: 'Escreva o endereço completo, com https://.' }).max(300),
])

const phone = z
  .object({
    number: z
      .string()
      .transform((text) => text.replace(/\D/g, ''))
      .pipe(z.string().regex(/^\d{3,11}$/, 'Escreva um telefone com 3 a 11 números.')),
    label: textLine(60),
    is_whatsapp: z.boolean(),
  })
  .strict()

const wanted = {
  kind: UtilityKind,
  title: textLine(UTILITY_TITLE_MAX).min(2, 'Escreva pelo menos 2 letras.'),
  phones: z.array(phone).max(MOST_PHONES),
  address: textLine(UTILITY_ADDRESS_MAX),
  place: UtilityPlace.nullable(),
  hours: textBlock(UTILITY_HOURS_MAX),
  body: textBlock(UTILITY_BODY_MAX),
  source_name: textLine(UTILITY_SOURCE_MAX),
  source_url: optionalAddress,
  status: UtilityStatus,
  /** Somebody has just checked that all of it holds. */
  is_verified: z.boolean().default(false),
}

/** As its editors see it. */
export const EditedUtility = z
  .object({
    id: z.uuid(),
    kind: UtilityKind,
    title: z.string(),
    phones: z.array(UtilityPhone),
    address: z.string(),
    place: UtilityPlace.nullable(),
    hours: z.string(),
    body: z.string(),
    source_name: z.string(),
    source_url: z.string(),
    status: UtilityStatus,
    position: z.int(),
    version: z.int(),
    verified_at: moment.nullable(),
    updated_at: moment,
  })
  .meta({ id: 'EditedUtility' })
export type EditedUtility = z.input<typeof EditedUtility>

const one = z.object({ id: z.uuid() })
/** What the editor read: two people never overwrite each other silently. */
export const seen = { version: z.int().positive() }

export const listAllUtilities = endpoint({
  method: 'GET',
  path: '/api/v1/admin/utilities',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Todos os telefones, lugares e serviços, também rascunhos e arquivados',
  response: z.array(EditedUtility),
  status: 200,
})

export const createUtility = endpoint({
  method: 'POST',
  path: '/api/v1/admin/utilities',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Acrescenta um telefone, lugar ou serviço, o último da sua seção',
  body: z.object(wanted).strict(),
  response: EditedUtility,
  status: 201,
})

export const updateUtility = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/utilities/:id',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Grava tudo o que se diz de um telefone, lugar ou serviço',
  params: one,
  body: z.object({ ...seen, ...wanted }).strict(),
  response: EditedUtility,
  status: 200,
})

export const verifyUtility = endpoint({
  method: 'POST',
  path: '/api/v1/admin/utilities/:id/verification',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Diz que um telefone, lugar ou serviço foi conferido hoje',
  params: one,
  body: z.object(seen).strict(),
  response: EditedUtility,
  status: 200,
})

export const moveUtility = endpoint({
  method: 'POST',
  path: '/api/v1/admin/utilities/:id/position',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Leva um telefone, lugar ou serviço um lugar acima ou abaixo na sua seção',
  params: one,
  body: z.object({ direction: z.enum(['up', 'down']) }).strict(),
  response: z.array(EditedUtility),
  status: 200,
})
