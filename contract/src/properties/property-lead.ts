import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { moment } from '../shared/moment.ts'
import { Email, WhatsApp } from '../shared/person-fields.ts'
import { textBlock, textLine } from '../shared/plain-text.ts'
import { LEAD_MESSAGE_MAX } from './properties.texts.ts'

const orNull = <Field extends z.ZodType>(field: Field) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), field.nullable())

export const NewLead = z
  .object({
    name: textLine(120).min(2, 'Escreva seu nome.'),
    email: orNull(Email),
    phone: orNull(WhatsApp),
    message: textBlock(LEAD_MESSAGE_MAX).min(1, 'Escreva sua mensagem.'),
    consent: z.literal(true, 'Marque que concorda em passar seu contato ao anunciante.'),
    /** Made by the browser once per lead: sending it twice stores it once. */
    idempotency_key: z.uuid(),
  })
  .strict()
  .refine(({ email, phone }) => email !== null || phone !== null, {
    path: ['phone'],
    message: 'Deixe um WhatsApp ou um e-mail para a resposta.',
  })
export type NewLead = z.infer<typeof NewLead>

/** Signed in or not: who asks for a house has no account here. */
export const sendLead = endpoint({
  method: 'POST',
  path: '/api/v1/properties/:id/leads',
  access: 'optional-person',
  tag: 'Imóveis',
  summary: 'Pede contato sobre um imóvel',
  params: z.object({ id: z.uuid() }),
  body: NewLead,
  response: z.object({ id: z.uuid() }),
  status: 201,
})

export const PropertyLead = z
  .object({
    id: z.uuid(),
    property: z.object({ id: z.uuid(), title: z.string(), code: z.string().nullable() }),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    message: z.string(),
    created_at: moment,
    read_at: moment.nullable(),
    /** When it is removed. */
    kept_until: moment,
  })
  .meta({ id: 'PropertyLead' })
export type PropertyLead = z.input<typeof PropertyLead>

export const listLeads = endpoint({
  method: 'GET',
  path: '/api/v1/my/establishments/:id/property-leads',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Contatos recebidos sobre imóveis',
  params: z.object({ id: z.uuid() }),
  query: z.object({
    cursor: z.string().max(200).optional(),
    /** Only those that nobody has answered. */
    unread: z.enum(['1']).optional(),
  }),
  response: z.object({
    leads: z.array(PropertyLead),
    next_cursor: z.string().nullable(),
    unread: z.int(),
  }),
  status: 200,
})

export const markLead = endpoint({
  method: 'PUT',
  path: '/api/v1/my/establishments/:id/property-leads/:lead/read',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Marca um contato como respondido ou não',
  params: z.object({ id: z.uuid(), lead: z.uuid() }),
  body: z.object({ read: z.boolean() }).strict(),
  response: PropertyLead,
  status: 200,
})
