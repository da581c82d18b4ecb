import type { FastifyInstance } from 'fastify'
import Stripe from 'stripe'
import { LOST } from '../../../sandbox/src/faults/faults.ts'
import type { Transport } from '../../src/platform/pix/pix-transport.ts'

/** Calls of the local bank without a network: one that is lost fails as it would on the wire. */
export function injecting(bank: FastifyInstance): Transport {
  return async ({ method, url, headers, body }) => {
    const answer = await bank.inject({
      method,
      url: url.replace(/^https?:\/\/[^/]+/, ''),
      headers,
      ...(body === undefined ? {} : { payload: body }),
    })
    if (answer.statusCode === LOST) throw lost(answer.body)
    return { status: answer.statusCode, json: parse(answer.body) }
  }
}

/** The same for the provider of cards, by its own library. */
export const injectingCards = (provider: FastifyInstance) =>
  Stripe.createFetchHttpClient(async (url: string | URL | Request, init?: RequestInit) => {
    const answer = await provider.inject({
      method: (init?.method ?? 'GET') as 'GET' | 'POST' | 'DELETE',
      url: String(url).replace(/^https?:\/\/[^/]+/, ''),
      headers: Object.fromEntries(new Headers(init?.headers)),
      ...(init?.body ? { payload: String(init.body) } : {}),
    })
    if (answer.statusCode === LOST) throw lost(answer.body)
    const headers = { 'content-type': String(answer.headers['content-type'] ?? '') }
    return new Response(answer.body, { status: answer.statusCode, headers })
  })

function lost(kind: string): Error {
  if (kind === 'hang') return new DOMException('The operation timed out', 'TimeoutError')
  return Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}
