import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { textBlock } from '../../shared/plain-text.ts'
import { MESSAGE_REPLY_MAX } from './message.constants.ts'

const moment = z.iso.datetime({ offset: true })

/** What the place answered; the sender received it by e-mail. */
const MessageReply = z
  .object({
    id: z.uuid(),
    text: z.string(),
    created_at: moment,
    /** Null once that person's account is gone. */
    replied_by: z.string().nullable(),
  })
  .meta({ id: 'MessageReply' })

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
    /** Here or elsewhere; until then it waits. */
    answered_at: moment.nullable(),
    /** Out of the list until the sender writes again. */
    archived_at: moment.nullable(),
    /** The stay it is about. */
    stay: z
      .object({
        id: z.uuid(),
        unit_name: z.string(),
        arrival: z.iso.date(),
        departure: z.iso.date(),
      })
      .nullable(),
    /** Addresses ready to be opened, with the beginning of an answer. */
    reply: z.object({
      whatsapp_url: z.string().nullable(),
      email_url: z.string(),
      /** Whether an answer written here reaches the sender: their e-mail is proved. */
      in_place: z.boolean(),
    }),
    /** The oldest first. */
    replies: z.array(MessageReply),
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
    /** Only what was archived, which is left out otherwise. */
    archived: z
      .enum(['1'])
      .transform(() => true)
      .optional(),
    cursor: z.string().max(200).optional(),
  }),
  response: z.object({
    messages: z.array(InboxMessage),
    next_cursor: z.string().nullable(),
    unread: z.int(),
    may: z.object({ reply: z.boolean() }),
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

/** Answered outside of the portal, by telephone or WhatsApp: it waits no longer, or again. */
export const settleMessage = endpoint({
  method: 'PUT',
  path: '/api/v1/my/establishments/:id/messages/:message/answered',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Marca uma mensagem como respondida fora do portal, ou não',
  params: message,
  body: z.object({ answered: z.boolean() }).strict(),
  response: InboxMessage,
  status: 200,
})

/** By the owner or a manager, in the place's name: the sender receives it by e-mail. */
export const replyToMessage = endpoint({
  method: 'POST',
  path: '/api/v1/my/establishments/:id/messages/:message/replies',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Responde a uma mensagem, por e-mail',
  params: message,
  body: z
    .object({
      text: textBlock(MESSAGE_REPLY_MAX).min(1, 'Escreva a resposta.'),
      /** How many answers the writer saw: of two who answer at once, the second is told. */
      seen_replies: z.int().min(0),
      /** Made by the browser once per answer: sending it twice sends it once. */
      idempotency_key: z.uuid(),
    })
    .strict(),
  response: InboxMessage,
  status: 201,
})

/** All that this sender wrote and somebody has read; what nobody has read stays in the list. */
export const archiveConversation = endpoint({
  method: 'PUT',
  path: '/api/v1/my/establishments/:id/messages/:message/archived',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Arquiva a conversa com quem escreveu, ou a traz de volta',
  params: message,
  body: z.object({ archived: z.boolean() }).strict(),
  response: z.object({ changed: z.int() }),
  status: 200,
})
