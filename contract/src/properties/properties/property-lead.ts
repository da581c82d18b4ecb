import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { Email, WhatsApp } from '../../shared/person-fields.ts'
import { textBlock, textLine } from '../../shared/plain-text.ts'
import { LEAD_MESSAGE_MAX, LEAD_NOTE_MAX, LEAD_STAGES } from './properties.texts.ts'

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
    /** New until somebody has answered. */
    stage: z.enum(LEAD_STAGES),
    /** What the team remembers of it, the oldest first; who asked never reads them. */
    notes: z.array(
      z.object({
        id: z.uuid(),
        text: z.string(),
        created_at: moment,
        /** Null once that person's account is gone. */
        written_by: z.string().nullable(),
      }),
    ),
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
    /** Only those that have come so far. */
    stage: z.enum(LEAD_STAGES).optional(),
  }),
  response: z.object({
    leads: z.array(PropertyLead),
    next_cursor: z.string().nullable(),
    unread: z.int(),
  }),
  status: 200,
})

const lead = z.object({ id: z.uuid(), lead: z.uuid() })

export const moveLead = endpoint({
  method: 'PUT',
  path: '/api/v1/my/establishments/:id/property-leads/:lead/stage',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Diz em que etapa está um contato sobre um imóvel',
  params: lead,
  body: z.object({ stage: z.enum(LEAD_STAGES) }).strict(),
  response: PropertyLead,
  status: 200,
})

export const noteLead = endpoint({
  method: 'POST',
  path: '/api/v1/my/establishments/:id/property-leads/:lead/notes',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Anota algo sobre um contato, só para a equipe',
  params: lead,
  body: z
    .object({
      text: textBlock(LEAD_NOTE_MAX).min(1, 'Escreva a anotação.'),
      /** Made by the browser once per note: sending it twice stores it once. */
      idempotency_key: z.uuid(),
    })
    .strict(),
  response: PropertyLead,
  status: 201,
})
