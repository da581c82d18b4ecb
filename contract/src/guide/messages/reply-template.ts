import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { textBlock, textLine } from '../../shared/plain-text.ts'
import { MESSAGE_REPLY_MAX, TEMPLATE_NAME_MAX } from './message.constants.ts'

/** An answer kept to be used again, for messages and reviews alike. */
export const ReplyTemplate = z
  .object({ id: z.uuid(), name: z.string(), text: z.string() })
  .meta({ id: 'ReplyTemplate' })
export type ReplyTemplate = z.infer<typeof ReplyTemplate>

const place = z.object({ id: z.uuid() })
const template = z.object({ id: z.uuid(), template: z.uuid() })
const name = textLine(TEMPLATE_NAME_MAX).min(1, 'Dê um nome ao modelo.')
const text = textBlock(MESSAGE_REPLY_MAX).min(1, 'Escreva o texto do modelo.')
/** All of them, by name: each write answers with the list as it is now. */
const all = z.object({ templates: z.array(ReplyTemplate) })

export const listReplyTemplates = endpoint({
  method: 'GET',
  path: '/api/v1/my/establishments/:id/reply-templates',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Modelos de resposta de um estabelecimento',
  params: place,
  response: all,
  status: 200,
})

export const createReplyTemplate = endpoint({
  method: 'POST',
  path: '/api/v1/my/establishments/:id/reply-templates',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Guarda uma resposta como modelo',
  params: place,
  body: z.object({ name, text }).strict(),
  response: all,
  status: 201,
})

export const updateReplyTemplate = endpoint({
  method: 'PUT',
  path: '/api/v1/my/establishments/:id/reply-templates/:template',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Muda o nome ou o texto de um modelo de resposta',
  params: template,
  body: z.object({ name, text }).strict(),
  response: all,
  status: 200,
})

export const removeReplyTemplate = endpoint({
  method: 'DELETE',
  path: '/api/v1/my/establishments/:id/reply-templates/:template',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Apaga um modelo de resposta',
  params: template,
  response: all,
  status: 200,
})
