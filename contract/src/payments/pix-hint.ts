import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'

const params = z.object({ secret: z.string().max(100) })
/** Believed in nothing: the ids in it are looked up at the bank. */
const body = z.record(z.string(), z.unknown())

/** A bank posts to the address it was told, or to `/pix` below it. */
export const receivePixHint = endpoint({
  method: 'POST',
  path: '/api/v1/pix-hints/:secret',
  access: 'link',
  tag: 'Pagamentos',
  summary: 'O banco avisa que um Pix chegou',
  params,
  body,
  response: z.object({}),
  status: 200,
})

export const receivePixHints = endpoint({
  ...receivePixHint,
  path: '/api/v1/pix-hints/:secret/pix',
  access: 'link',
})
