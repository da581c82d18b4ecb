import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'

const moment = z.iso.datetime({ offset: true })

/** A message as the people of the establishment read it; read once is read for all of them. */
export const InboxMessage = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    subject: z.string(),
    message: z.string(),
    created_at: moment,
    read_at: moment.nullable(),
    /** Addresses ready to be opened, with the beginning of an answer. */
    reply: z.object({ whatsapp_url: z.string().nullable(), email_url: z.string() }),
  })
  .meta({ id: 'InboxMessage' })
export type InboxMessage = z.infer<typeof InboxMessage>

const place = z.object({ id: z.uuid() })
const message = z.object({ id: z.uuid(), message: z.uuid() })

export const listInbox = endpoint({
  method: 'GET',
  path: '/api/v1/my/establishments/:id/messages',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Mensagens que o estabelecimento recebeu',
  params: place,
  query: z.object({
    unread: z
      .enum(['1'])
      .transform(() => true)
      .optional(),
    cursor: z.string().max(200).optional(),
  }),
  response: z.object({
    messages: z.array(InboxMessage),
    next_cursor: z.string().nullable(),
    unread: z.int(),
  }),
  status: 200,
})

export const markMessage = endpoint({
  method: 'PUT',
  path: '/api/v1/my/establishments/:id/messages/:message/read',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Marca uma mensagem como lida ou não lida',
  params: message,
  body: z.object({ read: z.boolean() }).strict(),
  response: InboxMessage,
  status: 200,
})

export const markAllMessages = endpoint({
  method: 'POST',
  path: '/api/v1/my/establishments/:id/messages/read',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Marca todas as mensagens como lidas',
  params: place,
  response: z.object({ marked: z.int() }),
  status: 200,
})

/** For the badges of the dashboard; establishments without unread messages are left out. */
export const countUnreadMessages = endpoint({
  method: 'GET',
  path: '/api/v1/my/unread-messages',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Quantas mensagens não lidas há em cada estabelecimento da pessoa',
  response: z.array(z.object({ establishment_id: z.uuid(), unread: z.int() })),
  status: 200,
})
