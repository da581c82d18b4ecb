import { z } from 'zod'
import type { PixOutcome, PixProblem } from './pix-port.ts'
import type { PixProfile } from './pix-profile.ts'
import type { createTokens } from './pix-tokens.ts'
import type { HttpAnswer, HttpCall, Transport } from './pix-transport.ts'

/** What an address begins with; also the name of its scopes. */
export type PixResource =
  | 'cob'
  | 'cobv'
  | 'pix'
  | 'webhook'
  | 'webhookrec'
  | 'webhookcobr'
  | 'rec'
  | 'cobr'

export type PixRequest<Value> = {
  method: HttpCall['method']
  resource: PixResource
  /** After the resource's name. */
  path: string
  query?: Record<string, string>
  body?: unknown
  /** What is made of the answer; whatever it cannot read makes the outcome unknown. */
  read: (json: unknown) => Value
}

/** Answers that say nothing about whether it was done: too many, too slow, or a failure of theirs. */
const isNoAnswer = (status: number) =>
  status === 408 || status === 425 || status === 429 || status >= 500

type Deps = { profile: PixProfile; transport: Transport; tokens: ReturnType<typeof createTokens> }

export type CallPix = <Value>(request: PixRequest<Value>) => Promise<PixOutcome<Value>>

/** One call of API Pix with a token of its resource; a token that ended too soon is replaced once. */
export function createCallPix({ profile, transport, tokens }: Deps): CallPix {
  return async (request) => {
    const first = await attempt(request)
    return isTokenOver(first) ? attempt(request) : first
  }

  async function attempt<Value>(request: PixRequest<Value>): Promise<PixOutcome<Value>> {
    const { resource, method } = request
    const needed = `${resource}.${method === 'GET' ? 'read' : 'write'}`
    const scopes = [`${resource}.read`, `${resource}.write`].filter(
      (scope) => profile.scopes?.includes(scope) ?? true,
    )
    if (!scopes.includes(needed)) return refusal(403, 'ScopeNotGranted')
    const token = await tokens.get(scopes)
    if (token.kind === 'unknown') return token
    if (token.lacks.includes(needed)) return refusal(403, 'ScopeNotGranted')
    const outcome = await send(request, token.value)
    if (isTokenOver(outcome)) await tokens.forget(token.value)
    return outcome
  }

  async function send<Value>(
    request: PixRequest<Value>,
    token: string,
  ): Promise<PixOutcome<Value>> {
    const { method, body } = request
    try {
      const answer = await transport({
        method,
        url: addressOf(profile, request),
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json, application/problem+json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return judge(answer, request.read)
    } catch (error) {
      return { kind: 'unknown', reason: error instanceof Error ? nameOf(error) : 'error' }
    }
  }
}

/** Not its message, which may name the address. */
const nameOf = (error: Error & { code?: unknown }) =>
  typeof error.code === 'string' ? error.code : error.name

function addressOf(
  { apiUrl, paths }: PixProfile,
  { resource, path, query }: PixRequest<unknown>,
): string {
  const prefix = paths[resource] ?? ''
  const search = query ? `?${new URLSearchParams(query)}` : ''
  return `${apiUrl.replace(/\/+$/, '')}${prefix}/${resource}${path}${search}`
}

function judge<Value>(
  { status, json }: HttpAnswer,
  read: (json: unknown) => Value,
): PixOutcome<Value> {
  const reason = `status ${status}`
  if (isNoAnswer(status) || status < 200) return { kind: 'unknown', reason }
  if (status >= 400) return judgeRefusal(status, json)
  if (status >= 300) return { kind: 'unknown', reason }
  try {
    return { kind: 'ok', value: read(json) }
  } catch {
    return { kind: 'unknown', reason: `${reason}, unreadable` }
  }
}

/** That something is missing is believed of the bank only, not of a proxy's page on its way. */
function judgeRefusal(status: number, json: unknown): PixOutcome<never> {
  if (json === undefined && (status === 404 || status === 410)) {
    return { kind: 'unknown', reason: `status ${status}, unreadable` }
  }
  return { kind: 'refused', problem: readProblem(status, json) }
}

const text = z.string().catch('')
const Problem = z.object({
  type: text,
  title: text,
  detail: text,
  violacoes: z
    .array(z.object({ propriedade: text, razao: text }).catch({ propriedade: '', razao: '' }))
    .catch([]),
})

function readProblem(status: number, json: unknown): PixProblem {
  const parsed = Problem.safeParse(json)
  if (!parsed.success) return { status, type: null, detail: '', violations: [] }
  const { type, title, detail, violacoes } = parsed.data
  return {
    status,
    type: type.split('/').at(-1) || null,
    detail: detail || title,
    violations: violacoes.map(({ propriedade, razao }) => ({
      property: propriedade,
      reason: razao,
    })),
  }
}

function isTokenOver(outcome: PixOutcome<unknown>): boolean {
  return outcome.kind === 'refused' && outcome.problem.status === 401
}

function refusal(status: number, type: string): PixOutcome<never> {
  return { kind: 'refused', problem: { status, type, detail: '', violations: [] } }
}
