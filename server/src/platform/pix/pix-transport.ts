import { request as requestPlain } from 'node:http'
import { Agent, request as requestSecure } from 'node:https'
import { text } from 'node:stream/consumers'

const LONGEST_ANSWER = 8_000_000

export type HttpCall = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  headers: Record<string, string>
  body?: string
}
/** `json` is undefined where the answer was no JSON. */
export type HttpAnswer = { status: number; json: unknown }

/** What this machine shows to the bank, and what it believes of it. */
export type ClientCertificate = { cert: Buffer; key: Buffer; ca: Buffer | undefined }

export type Transport = (call: HttpCall) => Promise<HttpAnswer>

/**
 * Node's own client, because `fetch` cannot show a certificate. It follows no redirection, which would
 * take the token elsewhere, and keeps no connection: one that the bank has closed meanwhile would fail
 * as if the call had.
 */
export function createTransport(
  certificate: ClientCertificate | null,
  timeoutMs: number,
): Transport {
  const agent = certificate ? new Agent({ ...certificate, keepAlive: false }) : undefined
  return ({ method, url, headers, body }) =>
    new Promise((resolve, reject) => {
      const isSecure = url.startsWith('https:')
      const signal = AbortSignal.timeout(timeoutMs)
      const options = {
        method,
        signal,
        headers: {
          ...headers,
          connection: 'close',
          ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
        },
        ...(isSecure && agent ? { agent } : {}),
      }
      const send = isSecure ? requestSecure : requestPlain
      const call = send(url, options, (answer) => {
        const length = Number(answer.headers['content-length'] ?? 0)
        if (length > LONGEST_ANSWER) {
          call.destroy(new Error('the answer is too long'))
          return
        }
        text(answer)
          .then((content) => resolve({ status: answer.statusCode ?? 0, json: parse(content) }))
          .catch(reject)
      })
      call.on('error', reject)
      call.end(body)
    })
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}
