import type { Endpoint, EndpointAnswer, EndpointInput } from '@portal/contract/shared/endpoint'
import type { Problem } from '@portal/contract/shared/problem'
import { openDeliveryTexts as texts } from '@portal/contract/storefront/open-delivery/open-delivery.texts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import {
  Busy,
  Conflict,
  Invalid,
  NotFound,
  TooManyRequests,
} from '../../../platform/errors/domain-errors.ts'
import { problem, toProblem } from '../../../platform/errors/problems.ts'
import { refusalOf } from '../../../platform/http/objects-first.ts'
import { sendProblem } from '../../../platform/http/problem-replies.ts'
import { optionsOf } from '../../../platform/http/route.ts'
import type { Deps } from './open-delivery.feature.ts'
import type { PosConnection } from './pos-connections.store.ts'
import { connectionOf } from './take-token.ts'

type Input<E extends Endpoint> = EndpointInput<E> & { connection: PosConnection }

const connections = new WeakMap<FastifyRequest, PosConnection>()

/** Whose token the request carries, once it has been looked at. */
export const callerOf = (request: FastifyRequest) => connections.get(request) ?? null

/**
 * Serves one call of the standard to the system whose token it carries. The token is looked at before
 * the body is read. `reply` is for an answer with another status than the usual one.
 */
export function posRoute<E extends Endpoint & { access: 'pos' }>(
  scope: FastifyInstance,
  deps: Deps,
  endpoint: E,
  handler: (input: Input<E>, reply: FastifyReply) => Promise<EndpointAnswer<E> | FastifyReply>,
) {
  scope.route({
    method: endpoint.method,
    url: endpoint.path,
    ...optionsOf(endpoint),
    onRequest: async (request) => {
      connections.set(request, await connectionOf(request.headers.authorization, deps))
    },
    handler: async (request, reply) => {
      const connection = callerOf(request)
      if (!connection) throw new Error('a call of a system without its connection')
      const { params, query, body } = request
      const input = { params, query, body, connection } as Input<E>
      void reply.header('cache-control', 'no-store')
      const answer = await handler(input, reply)
      if (answer === reply) return reply
      void reply.code(endpoint.status)
      return answer === null ? reply.send() : reply.send(answer)
    },
  })
}

/** The standard's statuses: 400 what is not understood, 422 what cannot be done; the sentence is the title. */
export function answerAsStandard(scope: FastifyInstance, { securityEvents }: Deps) {
  scope.setErrorHandler(async (refused: FastifyError, request, reply) => {
    const error = await refusalOf(refused, request)
    const body = standardProblem(error, request)
    if (body.status >= 500 && !(error instanceof Busy)) {
      request.log.error({ err: error }, 'request failed')
    }
    securityEvents.refused(body, {
      ip: request.ip,
      route: request.routeOptions.url,
      method: request.method,
    })
    if (error instanceof TooManyRequests) reply.header('retry-after', error.retryAfterSeconds)
    if (body.status === 401) reply.header('www-authenticate', 'Bearer')
    if (body.status === 503) reply.header('retry-after', 5)
    return sendProblem(reply, body)
  })
}

type StandardProblem = Problem & { cancellationStatus?: string }

function standardProblem(error: Error, request: FastifyRequest): StandardProblem {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.slice(0, 20).map(({ instancePath, message }) => ({
      path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message: message ?? 'Confira este campo.',
    }))
    const general = problem(400, 'input.invalid', request.id, fields)
    const named = fields.map(({ path, message }) => (path ? `${path}: ${message}` : message))
    return { ...general, title: named.join(' ').slice(0, 500) || general.title }
  }
  const told = toProblem(error, request.id)
  const status = error instanceof Conflict ? 422 : error instanceof Invalid ? 400 : told.status
  const { cancellationStatus, ...details } = told.details ?? {}
  return {
    ...told,
    status,
    title: sentenceOf(error, told),
    ...(Object.keys(details).length > 0 ? { details } : { details: undefined }),
    ...(typeof cancellationStatus === 'string' ? { cancellationStatus } : {}),
  }
}

/** What the team reads of a conflict speaks of the team; a program is told what it did. */
function sentenceOf(error: unknown, told: Problem): string {
  if (error instanceof NotFound) {
    if (told.code === 'order.not-found') return texts.notFound
    if (told.code === 'merchant-document.not-found') return texts.noDocument
  }
  if (error instanceof Conflict) {
    if (error.code === 'orders.over') return texts.over
    if (error.code === 'orders.not-asked') return texts.notAsked
    if (error.code === 'orders.move') return texts.notAllowed
  }
  return told.status < 500 ? told.detail : told.title
}
