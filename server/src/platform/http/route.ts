import type { Endpoint, EndpointAnswer, EndpointInput } from '@portal/contract/shared/endpoint'
import { Problem } from '@portal/contract/shared/problem'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchemaCompiler } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { addressWith } from '../addresses.ts'
import type { Tag } from '../live/tags.ts'
import { type ActorOf, securityOf } from './access.ts'
import { encoderOf } from './encoder.ts'
import type { PublicReads } from './public-reads.ts'

type RoutePart = Parameters<typeof validatorCompiler>[0]
type Input<E extends Endpoint> = EndpointInput<E> & { actor: ActorOf<E['access']> }
type Handler<E extends Endpoint> = (
  input: Input<E>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<EndpointAnswer<E>>

/** For a route that answers in a way of its own: a file in a stream. */
export function optionsOf(endpoint: Endpoint) {
  const { method, path: url, access } = endpoint
  const config = { access }
  const security = securityOf({ method, url, config })
  return { schema: { ...schemaOf(endpoint), security, 'x-access': access }, config }
}

function schemaOf(endpoint: Endpoint) {
  const produces = endpoint.produces ?? endpoint.mediaType
  return {
    tags: [endpoint.tag],
    summary: endpoint.summary,
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.body ? { body: endpoint.body } : {}),
    ...(endpoint.consumes ? { consumes: [endpoint.consumes] } : {}),
    ...(produces ? { produces: [produces] } : {}),
    response: { [endpoint.status]: endpoint.response, default: Problem },
  }
}

/** Parsed by the schema and let in by the guard: only the types have to follow. */
export function inputOf<E extends Endpoint>(request: FastifyRequest) {
  const parts: Record<keyof Input<E>, unknown> = request
  const { params, query, body, actor } = parts
  return { params, query, body, actor } as Input<E>
}

const allButTheBody: FastifySchemaCompiler<unknown> = (part) =>
  part.httpPart === 'body' ? () => true : validatorCompiler(part as RoutePart)

/** Serves one call of the contract. The handler has no opinions: input in, answer out. */
export function route<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>) {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...optionsOf(endpoint),
    // A form with a file is still on its way when the handler starts: there is nothing to check yet.
    ...(endpoint.consumes ? { validatorCompiler: allButTheBody } : {}),
    handler: async (request, reply) => {
      const answer = await handler(inputOf<E>(request), request, reply)
      return reply.code(endpoint.status).header('cache-control', 'no-store').send(answer)
    },
  })
}

/** Things a read is made of, or how its answer and its question name them. */
type PublicTags<E extends Endpoint> =
  | readonly Tag[]
  | ((answer: EndpointAnswer<E>, input: EndpointInput<E>) => readonly Tag[])

type PublicReadOptions<E extends Endpoint> = {
  tags: PublicTags<E>
  ttlSeconds: number
  /** The next moment at which the answer changes by itself; no copy outlives it, on any node. */
  until?: (answer: EndpointAnswer<E>, input: EndpointInput<E>) => Promise<Date | null>
}

/**
 * Serves a read that is the same for everybody. It is remembered until one of its tags changes, and
 * a page rendered from it inherits the tags.
 */
export function publicRead<E extends Endpoint & { access: 'anyone' }>(
  app: FastifyInstance,
  reads: PublicReads,
  endpoint: E,
  options: PublicReadOptions<E>,
  handler: Handler<E>,
) {
  const { tags, until } = options
  const keyOf = questionKeys(endpoint)
  const encode = encoderOf<E['response']>(endpoint.response)
  const contentType = `${endpoint.mediaType ?? 'application/json'}; charset=utf-8`
  app.route({
    method: 'GET',
    url: endpoint.path,
    ...optionsOf(endpoint),
    handler: (request, reply) =>
      reads.reply(request, reply, {
        key: keyOf(request),
        contentType,
        ttlMs: options.ttlSeconds * 1000,
        async make() {
          const input = inputOf<E>(request)
          const answer = await handler(input, request, reply)
          return {
            body: JSON.stringify(encode(answer)),
            tags: typeof tags === 'function' ? tags(answer, input) : tags,
            until: (await until?.(answer, input)) ?? null,
          }
        },
      }),
  })
}

/**
 * What an answer is remembered by: the address as the contract knows it. Parameters it does not know,
 * their order and other spellings of the path fall away, or every spelling would be made and kept anew.
 */
function questionKeys({ path, params, query }: Endpoint): (request: FastifyRequest) => string {
  const names = Object.keys(query?.shape ?? {}).sort()
  return (request) => {
    const filled = params ? fillPath(path, request.params as Record<string, unknown>) : path
    const mark = names.length === 0 ? -1 : request.url.indexOf('?')
    return mark < 0 ? filled : addressWith(filled, request.url.slice(mark + 1), names)
  }
}

const fillPath = (path: string, params: Record<string, unknown>) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))

type PublicTextOptions = {
  contentType: string
  tags: readonly Tag[]
  /** How far it may lag behind what changes by itself. */
  ttlSeconds: number
  /** The next moment at which it changes by itself, where that is known. */
  until?: () => Promise<Date | null>
  headers: Readonly<Record<string, string>>
}

/** Serves a document for programs (a feed, a calendar) that is the same for everybody, at one address. */
export function publicText(
  app: FastifyInstance,
  reads: PublicReads,
  path: string,
  { contentType, tags, ttlSeconds, until, headers }: PublicTextOptions,
  make: () => Promise<string>,
) {
  app.get(path, { schema: { hide: true } }, async (request, reply) => {
    const ttlMs = ttlSeconds * 1000
    const document = async () => ({ body: await make(), tags, until: (await until?.()) ?? null })
    return reads.reply(request, reply, { key: path, contentType, headers, ttlMs, make: document })
  })
}
