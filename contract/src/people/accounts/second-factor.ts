import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { PASSWORD_MAX } from '../../shared/person-fields.ts'

const password = z.string().min(1).max(PASSWORD_MAX)
/** Six digits of the application, or a backup code. */
export const SecondFactorCode = z.string().trim().min(6).max(20)

export const startSecondFactor = endpoint({
  method: 'POST',
  path: '/api/v1/auth/second-factor',
  access: 'person',
  tag: 'Contas',
  summary: 'Começa a ativar a verificação em duas etapas',
  body: z.object({ password }),
  response: z.object({ uri: z.string(), secret: z.string(), backup_codes: z.array(z.string()) }),
  status: 200,
})

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/v1/auth/second-factor/confirm',
  access: 'person',
  tag: 'Contas',
  summary: 'Ativa a verificação em duas etapas com o primeiro código',
  body: z.object({
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, 'O código tem 6 dígitos.'),
  }),
  response: z.object({ enabled: z.boolean() }),
  status: 200,
})

export const removeSecondFactor = endpoint({
  method: 'POST',
  path: '/api/v1/auth/second-factor/remove',
  access: 'person',
  tag: 'Contas',
  summary:
    'Desativa a verificação em duas etapas, com a senha e um código; encerra as outras sessões',
  body: z.object({ password, code: SecondFactorCode }),
  response: z.object({ enabled: z.boolean() }),
  status: 200,
})
