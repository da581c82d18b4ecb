import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { Email } from '../shared/person-fields.ts'

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
    establishment_name: z.string().trim().min(1).max(120),
    recipient_email: Email,
    subject: z.string().trim().min(1).max(160).optional(),
    message: z.string().trim().min(1, 'Escreva sua mensagem.').max(2000),
    /** Made by the browser once per message: sending it twice stores it once. */
    idempotency_key: z.uuid(),
  }),
  response: z.object({ id: z.uuid() }),
  status: 201,
})
