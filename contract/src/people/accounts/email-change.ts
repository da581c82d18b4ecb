import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { Email, PASSWORD_MAX } from '../../shared/person-fields.ts'

const token = z.string().min(16).max(200)

/** Answers the same whether the new e-mail has an account or not: only its mailbox learns that. */
export const requestEmailChange = endpoint({
  method: 'POST',
  path: '/api/v1/auth/email-change',
  access: 'person',
  tag: 'Contas',
  summary: 'Pede a troca do e-mail: um link chega ao novo, um aviso ao atual',
  body: z.object({
    email: Email,
    /** Who has none signs in anew instead. */
    password: z.string().max(PASSWORD_MAX).default(''),
  }),
  response: z.object({ accepted: z.boolean() }),
  status: 202,
})

/** The owner has put the mailbox in order: the next e-mail is sent there, and tells. */
export const tryEmailAgain = endpoint({
  method: 'POST',
  path: '/api/v1/auth/email-delivery',
  access: 'person',
  tag: 'Contas',
  summary: 'Volta a enviar e-mails a uma caixa de correio que recusava',
  response: z.object({ tried: z.boolean() }),
  status: 200,
})

/** In the account that asked: who is sent a stranger's link must not prove the address for them. */
export const confirmEmailChange = endpoint({
  method: 'POST',
  path: '/api/v1/auth/email-change/confirm',
  access: 'person',
  tag: 'Contas',
  summary: 'Troca o e-mail com o link recebido no novo; encerra as outras sessões',
  body: z.object({ token }),
  response: z.object({ changed: z.boolean() }),
  status: 200,
})

export const stopEmailChange = endpoint({
  method: 'POST',
  path: '/api/v1/auth/email-change/stop',
  access: 'link',
  tag: 'Contas',
  summary:
    'Impede ou desfaz a troca com o link recebido no e-mail antigo; encerra todas as sessões',
  body: z.object({ token }),
  response: z.object({
    /** Whether the e-mail had been changed already. */
    undone: z.boolean(),
  }),
  status: 200,
})
