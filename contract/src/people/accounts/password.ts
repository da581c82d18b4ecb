import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { Email, PASSWORD_MAX, Password } from '../../shared/person-fields.ts'

/** Answers the same, in the same time, whether the e-mail has an account or not. */
export const requestPasswordRecovery = endpoint({
  method: 'POST',
  path: '/api/v1/auth/password/recovery',
  access: 'anyone',
  tag: 'Contas',
  summary: 'Envia o link para criar uma nova senha',
  body: z.object({ email: Email }),
  response: z.object({ accepted: z.boolean() }),
  status: 202,
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/v1/auth/password/reset',
  access: 'link',
  tag: 'Contas',
  summary: 'Cria uma nova senha com o link recebido; encerra todas as sessões',
  body: z.object({ token: z.string().min(16).max(200), password: Password }),
  response: z.object({ changed: z.boolean() }),
  status: 200,
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/v1/auth/password/change',
  access: 'person',
  tag: 'Contas',
  summary: 'Troca a senha; encerra as outras sessões',
  body: z.object({ current_password: z.string().min(1).max(PASSWORD_MAX), password: Password }),
  response: z.object({ changed: z.boolean() }),
  status: 200,
})
