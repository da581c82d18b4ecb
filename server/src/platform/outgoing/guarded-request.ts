import { lookup } from 'node:dns/promises'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP } from 'node:net'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { isNameOf } from '@portal/contract/shared/records'
import { failureKind } from '../failure-kind.ts'
import { type SpanStart, traced } from '../tracing/trace.ts'
import { isPublicAddress } from './public-address.ts'

/** Why an address that somebody typed was not reached. */
export type Unreached =
  | 'not-allowed'
  | 'not-found'
  | 'refused'
  | 'timeout'
  | 'too-large'
  | 'redirects'
  | 'certificate'

export class OutgoingRefused extends Error {
  readonly reason: Unreached
  constructor(reason: Unreached, message: string) {
    super(message)
    this.name = 'OutgoingRefused'
    this.reason = reason
  }
}

export type OutgoingRules = {
  /** This machine and the house too, without https: for rehearsals only. */
  reachesPrivate: boolean
  /** Origins that are called as if they were public, such as a server of a test; what they lead to is not. */
  trustedOrigins?: readonly string[]
  /** Asks for the addresses of a name; the system's own way where it is left out. */
  lookup?: (host: string) => Promise<{ address: string; family: number }[]>
}

type Call = {
  method: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: Buffer
  /** For all of it: the name, every redirect and a body that comes drop by drop. */
  timeoutMs: number
  /** Of the body as it is read, however small it was packed. */
  maxBytes: number
  maxRedirects?: number
}
type OutgoingAnswer = {
  status: number
  headers: Record<string, string | undefined>
  body: Buffer
}

/**
 * Whether an address may be called at all, as far as can be told without asking for its name: https on
 * its own port, nobody's password in it, no number of an inside network.
 */
export function mayCall(address: string, rules: OutgoingRules): boolean {
  const url = URL.parse(address)
  if (!url || url.username || url.password) return false
  if (isTrusted(url, rules)) return true
  if (rules.reachesPrivate) return url.protocol === 'https:' || url.protocol === 'http:'
  if (url.protocol !== 'https:' || url.port) return false
  const host = bareHost(url)
  if (isIP(host)) return isPublicAddress(host)
  return host.includes('.') && !/\.(local|localhost|internal|home\.arpa)$/i.test(host)
}

const isTrusted = ({ origin }: URL, { trustedOrigins = [] }: OutgoingRules) =>
  trustedOrigins.includes(origin)

const bareHost = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

/** The name is asked for once and the answer is used: a second answer cannot lead somewhere else. */
async function resolve(url: URL, rules: OutgoingRules, until: AbortSignal) {
  const host = bareHost(url)
  const ask = rules.lookup ?? ((name: string) => lookup(name, { all: true }))
  const found = isIP(host)
    ? [{ address: host, family: isIP(host) }]
    : await Promise.race([ask(host).catch(() => []), givenUp(until)])
  const [first] = found
  if (!first) throw new OutgoingRefused('not-found', `${host} has no address`)
  const mayBeInside = rules.reachesPrivate || isTrusted(url, rules)
  if (!mayBeInside && !found.every(({ address }) => isPublicAddress(address))) {
    throw new OutgoingRefused('not-allowed', `${host} leads inside`)
  }
  return first
}

/** The system's resolver cannot be told to stop; nobody waits for it longer than for the rest. */
const givenUp = (until: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const refuse = () => reject(new OutgoingRefused('timeout', 'no address in time'))
    if (until.aborted) refuse()
    else until.addEventListener('abort', refuse, { once: true })
  })

/** Calls an address that came from outside. Follows redirects only where told, each under the same rules. */
export function guardedRequest(
  address: string,
  call: Call,
  rules: OutgoingRules,
): Promise<OutgoingAnswer> {
  // Whose address it is, is nobody's business but theirs.
  const start: SpanStart = {
    ...{ name: 'call outside', kind: 'client' },
    attributes: { 'peer.service': 'outside' },
  }
  return traced(start, () => request(address, call, rules), failureKind)
}

async function request(address: string, call: Call, rules: OutgoingRules): Promise<OutgoingAnswer> {
  const until = AbortSignal.timeout(call.timeoutMs)
  let target = address
  for (let hop = 0; ; hop += 1) {
    if (!mayCall(target, rules)) {
      throw new OutgoingRefused('not-allowed', `${target} may not be called`)
    }
    const url = new URL(target)
    const answer = await once(url, await resolve(url, rules, until), call, until)
    const { location } = answer.headers
    if (answer.status < 300 || answer.status >= 400 || !location) return answer
    if (hop >= (call.maxRedirects ?? 0)) {
      throw new OutgoingRefused('redirects', `${target} leads on to somewhere else`)
    }
    const next = URL.parse(location, url.href)
    if (!next) throw new OutgoingRefused('redirects', 'leads to no address')
    // Keys are for whoever they were given for.
    if (next.origin !== url.origin && call.headers) call = { ...call, headers: {} }
    target = next.href
  }
}

function once(
  url: URL,
  { address, family }: { address: string; family: number },
  { method, headers = {}, body, maxBytes }: Call,
  signal: AbortSignal,
): Promise<OutgoingAnswer> {
  const request = url.protocol === 'https:' ? secureRequest : plainRequest
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(explain(error, signal))
    const sent = request(
      url,
      {
        method,
        signal,
        agent: false,
        headers: {
          'user-agent': 'GuiaDaCidade/1.0 (Open Delivery)',
          ...headers,
          ...(body ? { 'content-length': String(body.length) } : {}),
        },
        lookup: (_host, options, done) =>
          options.all ? done(null, [{ address, family }]) : done(null, address, family),
      },
      (answer) => {
        const parts: Buffer[] = []
        let bytes = 0
        const body = unpacked(answer, answer.headers['content-encoding'])
        if (body !== answer) answer.on('error', fail)
        body.on('data', (part: Buffer) => {
          bytes += part.length
          if (bytes > maxBytes) {
            reject(new OutgoingRefused('too-large', `more than ${maxBytes} bytes`))
            body.destroy()
            sent.destroy()
          } else parts.push(part)
        })
        body.on('error', fail)
        body.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: Object.fromEntries(
              Object.entries(answer.headers).map(([name, value]) => [name, String(value ?? '')]),
            ),
            body: Buffer.concat(parts),
          }),
        )
      },
    )
    sent.on('error', fail)
    sent.end(body)
  })
}

const UNPACKERS = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const

/** Nobody is asked to pack, some do. What is counted is what comes out, so a small bomb stays small. */
function unpacked(answer: Readable, encoding: string | undefined): Readable {
  const name = encoding?.trim().toLowerCase() ?? ''
  return isNameOf(UNPACKERS, name) ? answer.pipe(UNPACKERS[name]()) : answer
}

function explain(error: NodeJS.ErrnoException, signal: AbortSignal): OutgoingRefused {
  if (signal.aborted) return new OutgoingRefused('timeout', 'no answer in time')
  const isCertificate = /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_VERIFY/.test(error.code ?? '')
  return new OutgoingRefused(isCertificate ? 'certificate' : 'refused', error.message)
}
