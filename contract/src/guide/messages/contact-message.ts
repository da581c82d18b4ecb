import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { textBlock, textLine } from '../../shared/plain-text.ts'

/**
 * To the owner of an establishment (spec §7). Who writes, and their e-mail and phone, come from the
 * session, and whom it goes to from the listing: a browser can neither speak in somebody else's name
 * nor choose who receives it.
 */
export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/api/v1/contact-messages',
  access: 'person',
  tag: 'Mensagens',
  summary: 'Envia uma mensagem a um estabelecimento',
  body: z.object({
    establishment_id: z.uuid(),
    subject: textLine(160).min(1).optional(),
    /** A stay of theirs at this place that it is about: then the portal writes the subject. */
    stay_id: z.uuid().optional(),
    message: textBlock(2000).min(1, 'Escreva sua mensagem.'),
    /** Made by the browser once per message: sending it twice stores it once. */
    idempotency_key: z.uuid(),
  }),
  response: z.object({ id: z.uuid() }),
  status: 201,
})

export const SentMessage = z
  .object({
    id: z.uuid(),
    /** Null for a message from before messages knew their establishment. */
    establishment: z.object({ id: z.uuid(), slug: z.string(), name: z.string() }).nullable(),
    subject: z.string(),
    message: z.string(),
    created_at: z.iso.datetime({ offset: true }),
    is_read: z.boolean(),
  })
  .meta({ id: 'SentMessage' })
export type SentMessage = z.infer<typeof SentMessage>

export const listSentMessages = endpoint({
  method: 'GET',
  path: '/api/v1/my/messages',
  access: 'person',
  tag: 'Mensagens',
  summary: 'Mensagens que a pessoa enviou',
  query: z.object({ cursor: z.string().max(200).optional() }),
  response: z.object({ messages: z.array(SentMessage), next_cursor: z.string().nullable() }),
  status: 200,
})
