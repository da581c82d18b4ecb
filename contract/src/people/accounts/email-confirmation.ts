import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'

export const sendEmailConfirmation = endpoint({
  method: 'POST',
  path: '/api/v1/auth/email-confirmation',
  access: 'person',
  tag: 'Contas',
  summary: 'Envia de novo o link que confirma o e-mail',
  response: z.object({ accepted: z.boolean() }),
  status: 202,
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/v1/auth/email-confirmation/confirm',
  access: 'link',
  tag: 'Contas',
  summary: 'Confirma o e-mail com o link recebido',
  body: z.object({ token: z.string().min(16).max(200) }),
  response: z.object({ confirmed: z.boolean() }),
  status: 200,
})
