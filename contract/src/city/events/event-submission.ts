import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { Email, WhatsApp } from '../../shared/person-fields.ts'
import { textLine } from '../../shared/plain-text.ts'
import { EVENT_STATUSES } from './event.texts.ts'
import { EventContent } from './event-content.ts'

/** Who sends it in: for the administrators and for our e-mails, never on the page. */
const Submitter = z
  .object({
    name: textLine(120).min(2, 'Escreva seu nome.'),
    email: Email,
    phone: WhatsApp.nullable(),
  })
  .strict()

/** `confirm`: an e-mail with a link is on its way. `pending`: it waits for an administrator. */
const SubmissionState = z.enum(['confirm', 'pending'])

export const submitEvent = endpoint({
  method: 'POST',
  path: '/api/v1/event-submissions',
  access: 'optional-person',
  tag: 'Eventos',
  summary: 'Envia um evento para a agenda; quem não entrou confirma o e-mail por um link',
  body: z
    .object({
      /** Made by the browser: the same form sent twice is one event. */
      client_id: z.uuid(),
      event: EventContent,
      /** Left out by who is signed in: the account says it. */
      submitter: Submitter.nullable(),
      phone: WhatsApp.nullable(),
    })
    .strict(),
  response: z.object({ state: SubmissionState, email: z.string() }),
  status: 201,
})

/** In the body, so that no log ever holds it. */
const token = z.object({
  token: z
    .string()
    .regex(/^[\w-]{43}$/, 'Este link não vale mais. Peça um novo ou envie o evento de novo.'),
})

/** Confirming twice is confirming once. */
export const confirmEventSubmission = endpoint({
  method: 'POST',
  path: '/api/v1/event-submissions/confirm',
  access: 'link',
  tag: 'Eventos',
  summary: 'Confirma o e-mail de quem enviou um evento',
  body: token.strict(),
  response: z.object({ title: z.string(), email: z.string() }),
  status: 200,
})

/** By the browser that sent it, or with the link that is too old. */
export const resendEventConfirmation = endpoint({
  method: 'POST',
  path: '/api/v1/event-submissions/resend',
  access: 'anyone',
  tag: 'Eventos',
  summary: 'Manda de novo o link de confirmação; o anterior deixa de valer',
  body: z.union([z.object({ client_id: z.uuid() }).strict(), token.strict()]),
  response: z.object({ sent: z.literal(true) }),
  status: 202,
})

export const MySubmission = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    status: z.enum(EVENT_STATUSES),
    /** Why it was refused or taken down. */
    reason: z.string().nullable(),
    starts_at: moment,
    created_at: moment,
  })
  .meta({ id: 'MySubmission' })
export type MySubmission = z.input<typeof MySubmission>

export const listMySubmissions = endpoint({
  method: 'GET',
  path: '/api/v1/my/event-submissions',
  access: 'person',
  tag: 'Eventos',
  summary: 'Os eventos que a pessoa enviou e em que pé estão',
  response: z.array(MySubmission),
  status: 200,
})
