import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'

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

/** Somebody authorised, refused or ended Pix Automático. */
export const receiveRecurrenceHints = endpoint({
  ...receivePixHint,
  path: '/api/v1/pix-hints/:secret/rec',
  access: 'link',
  summary: 'O banco avisa que uma autorização de Pix Automático mudou',
})

export const receiveDebitHints = endpoint({
  ...receivePixHint,
  path: '/api/v1/pix-hints/:secret/cobr',
  access: 'link',
  summary: 'O banco avisa que uma cobrança do Pix Automático mudou',
})

/** Some banks put a slash between the address they were told and what they append to it, which has one. */
export const receiveHintsAfterSlash = endpoint({
  ...receivePixHint,
  path: '/api/v1/pix-hints/:secret//:what',
  access: 'link',
  summary: 'O banco avisa, com uma barra a mais no endereço',
  params: params.extend({ what: z.enum(['pix', 'rec', 'cobr']) }),
})
