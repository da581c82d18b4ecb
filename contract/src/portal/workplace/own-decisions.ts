import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { DECIDED_AT, OWN_DECISIONS_MAX } from './decided-at.ts'

export const findOwnDecisions = endpoint({
  method: 'GET',
  path: '/api/v1/admin/own-decisions',
  access: 'staff',
  tag: 'Administração',
  summary: 'Sobre quais destas coisas quem pergunta não decide, por serem suas',
  query: z
    .object({
      at: z.enum(DECIDED_AT),
      /** With commas between. */
      ids: z
        .string()
        .max(OWN_DECISIONS_MAX * 37)
        .transform((text) => text.split(','))
        .pipe(z.array(z.uuid()).min(1).max(OWN_DECISIONS_MAX)),
    })
    .strict(),
  response: z.object({ own: z.array(z.uuid()) }),
  status: 200,
})
