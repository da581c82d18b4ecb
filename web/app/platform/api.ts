import type { Endpoints } from '@portal/contract/api'
import type { Endpoint, EndpointCall, EndpointResult } from '@portal/contract/shared/endpoint'
import type { Problem } from '@portal/contract/shared/problem'

/** Files go their own way: a form with one (upload-file.ts), an answer that is one (a plain link). */
type JsonEndpoints = Exclude<Endpoints, { consumes: string } | { produces: string }>
type At<Method, Path> = Extract<JsonEndpoints, { method: Method; path: Path }>
type PathOf<Method> = Extract<JsonEndpoints, { method: Method }>['path']
type WriteMethod = Exclude<Endpoint['method'], 'GET'>
/** Nothing to hand over: the argument may be left out. */
type Arguments<E extends Endpoint> = keyof EndpointCall<E> extends never
  ? [call?: EndpointCall<E>]
  : [call: EndpointCall<E>]

/** The API as the contract describes it. Types only: no schema travels to the browser. */
export type ApiClient = {
  get<Path extends PathOf<'GET'>>(
    path: Path,
    ...call: Arguments<At<'GET', Path>>
  ): Promise<EndpointResult<At<'GET', Path>>>
  send<Method extends WriteMethod, Path extends PathOf<Method>>(
    method: Method,
    path: Path,
    ...call: Arguments<At<Method, Path>>
  ): Promise<EndpointResult<At<Method, Path>>>
}

/** A refusal the API explained. `message` is Portuguese and fit for a person. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly problem: Problem | null

  constructor(status: number, problem: Problem | null) {
    super(problem?.detail ?? 'Ocorreu um erro inesperado. Tente novamente.')
    this.name = 'ApiError'
    this.status = status
    this.code = problem?.code ?? 'unexpected'
    this.problem = problem
  }
}

type Exchange = (
  method: string,
  url: string,
  body: unknown,
) => Promise<{ status: number; body: unknown }>

type Call = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

export function createApiClient(exchange: Exchange): ApiClient {
  async function request(method: string, path: string, call: Call = {}) {
    const answer = await exchange(method, addressOf(path, call), call.body)
    if (answer.status >= 400) throw new ApiError(answer.status, asProblem(answer.body))
    return answer.body
  }
  return {
    get: ((path: string, call?: Call) => request('GET', path, call)) as ApiClient['get'],
    send: request as ApiClient['send'],
  }
}

export function addressOf(path: string, { params = {}, query = {} }: Call): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(name, String(item))
    }
  }
  const text = search.toString()
  return text ? `${filled}?${text}` : filled
}

function asProblem(body: unknown): Problem | null {
  return body && typeof body === 'object' && 'code' in body ? (body as Problem) : null
}

export const browserApi = createApiClient(async (method, url, body) => {
  const response = await fetch(url, {
    method,
    // What may be remembered, the query client remembers: the browser would answer a read right
    // after a write with what it had before it (stale-while-revalidate).
    cache: 'no-cache',
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json().catch(() => null) }
})
