import { randomUUID } from 'node:crypto'
import { PosEvent } from '@portal/contract/storefront/open-delivery/pos-order'
import type { buildApp } from '../src/app.ts'
import type { Kitchen } from './orders.ts'

type Node = { app: Awaited<ReturnType<typeof buildApp>> }
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH'
const BASE = '/api/v1/open-delivery'

/** The system at the counter of a kitchen, with a token in its hand. */
export async function connectCounter(portal: Node, kitchen: Kitchen) {
  const made = await kitchen.mine('POST', '/pos')
  if (made.status !== 201) throw new Error(JSON.stringify(made.json))
  const { client_id: clientId, client_secret: secret } = made.json as Record<string, string>
  const merchantId = `11222333000181-${randomUUID()}`
  let bearer = ''

  async function ask(
    node: Node,
    method: Method,
    path: string,
    { body, headers }: { body?: string; headers: Record<string, string> },
  ) {
    const answer = await node.app.inject({
      method,
      url: `${BASE}${path}`,
      headers,
      ...(body === undefined ? {} : { payload: body }),
    })
    const isJson = String(answer.headers['content-type']).includes('json')
    return { status: answer.statusCode, json: isJson && answer.body ? answer.json() : null }
  }
  const token = (more: Record<string, string> = {}) =>
    ask(portal, 'POST', '/oauth/token', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        client_id: clientId ?? '',
        client_secret: secret ?? '',
        grant_type: 'client_credentials',
        ...more,
      }).toString(),
    })
  async function renew(newSecret?: string) {
    const { json } = await token(newSecret ? { client_secret: newSecret } : {})
    bearer = `Bearer ${json.access_token}`
  }
  /** Systems say "JSON" of a body that they leave empty. */
  const send = (
    method: Method,
    path: string,
    body?: object,
    { node = portal, authorization = bearer }: { node?: Node; authorization?: string } = {},
  ) =>
    ask(node, method, path, {
      headers: {
        ...(authorization ? { authorization } : {}),
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      },
      ...(method === 'GET' ? {} : { body: body ? JSON.stringify(body) : '' }),
    })
  await renew()

  return {
    secret: secret ?? '',
    merchantId,
    token,
    renew,
    send,
    get: (path: string, authorization = bearer) => send('GET', path, undefined, { authorization }),
    post: (path: string, body?: object, node?: Node) =>
      send('POST', path, body, node ? { node } : {}),
    /** Checked against the standard, each of them. */
    async poll(): Promise<PosEvent[]> {
      const { json } = await send('GET', '/v1/events:polling')
      return ((json ?? []) as unknown[]).map((event) => PosEvent.parse(event))
    },
    introduce: (ordersWebhookURL: string) =>
      send('PUT', `/v1/merchantOnboarding?merchantId=${merchantId}`, { ordersWebhookURL }),
  }
}
export type Counter = Awaited<ReturnType<typeof connectCounter>>
