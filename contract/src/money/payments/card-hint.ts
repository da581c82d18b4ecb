import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'

/** Signed by the provider over the very bytes: the handler checks them before they are read. */
export const receiveCardHint = endpoint({
  method: 'POST',
  path: '/api/v1/card-hints',
  access: 'link',
  tag: 'Pagamentos',
  summary: 'A operadora de cartões avisa que algo mudou',
  response: z.object({}),
  status: 200,
})
