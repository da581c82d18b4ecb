import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { Email } from '../shared/person-fields.ts'

/** Part of a mail's subject one day: no line breaks, nor anything else that cannot be seen. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u, 'Use apenas letras, números e pontuação.')

/**
 * To the owner of an establishment (spec §7). Who writes, and their e-mail and phone, come from the
 * session: a browser cannot speak in somebody else's name.
 */
export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/api/v1/contact-messages',
  tag: 'Mensagens',
  summary: 'Envia uma mensagem a um estabelecimento',
  body: z.object({
    establishment_name: line(120),
    recipient_email: Email,
    subject: line(160).optional(),
    message: z
      .string()
      .trim()
      .min(1, 'Escreva sua mensagem.')
      .max(2000)
      .regex(/^[\P{Cc}\n\r\t]*$/u, 'Use apenas letras, números e pontuação.'),
    /** Made by the browser once per message: sending it twice stores it once. */
    idempotency_key: z.uuid(),
  }),
  response: z.object({ id: z.uuid() }),
  status: 201,
})
