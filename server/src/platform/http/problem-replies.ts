import type { Problem } from '@portal/contract/shared/problem'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { PersonActor } from '../actor.ts'
import { Busy, Stale, TooManyRequests } from '../errors/domain-errors.ts'
import { problem, toProblem } from '../errors/problems.ts'
import type { SecurityEvents } from '../security-events.ts'
import { refusalOf } from './objects-first.ts'

export function sendProblem(reply: FastifyReply, body: Problem) {
  return (
    reply
      .code(body.status)
      .header('cache-control', 'no-store')
      .type('application/problem+json; charset=utf-8')
      // Already shaped: the response schema of the route does not apply to a problem.
      .serializer((payload) => JSON.stringify(payload))
      .send(body)
  )
}

type Needs = {
  securityEvents: SecurityEvents
  /** Who changed a record last, as far as whoever asks may know. */
  whoChanged: (recordId: string, reader: PersonActor) => Promise<NonNullable<Problem['details']>>
}

/** Failures of the API as problem+json. Pages have their own error screen. */
export function answerWithProblems(app: FastifyInstance, { securityEvents, whoChanged }: Needs) {
  /** The refusal stands whether or not somebody can be named. */
  async function detailsOf(error: Stale, request: FastifyRequest) {
    const { actor } = request
    if (!error.recordId || actor?.kind !== 'person') return {}
    return whoChanged(error.recordId, actor).catch((failure: unknown) => {
      request.log.error({ err: failure }, 'who changed a record is not known')
      return {}
    })
  }
  app.setErrorHandler(async (refused: FastifyError, request, reply) => {
    const error = await refusalOf(refused, request)
    if (hasZodFastifySchemaValidationErrors(error)) {
      return sendProblem(reply, invalidInput(error.validation, request))
    }
    const known = toProblem(error, request.id)
    const who = error instanceof Stale ? await detailsOf(error, request) : {}
    const body =
      Object.keys(who).length > 0 ? { ...known, details: { ...known.details, ...who } } : known
    // A refusal for want of time is counted like every answer (by status); a line for each would cost more.
    if (body.status >= 500 && !(error instanceof Busy)) {
      request.log.error({ err: error }, 'request failed')
    }
    securityEvents.refused(body, {
      ip: request.ip,
      route: request.routeOptions.url,
      method: request.method,
    })
    if (error instanceof TooManyRequests) reply.header('retry-after', error.retryAfterSeconds)
    if (body.status === 503) reply.header('retry-after', 5)
    return sendProblem(reply, body)
  })
  const notFound = (request: FastifyRequest, reply: FastifyReply) =>
    sendProblem(reply, problem(404, 'route.not-found', request.id))
  app.setNotFoundHandler(notFound)
  // Said apart from the not-found handler, because pages answer every other path.
  app.all('/api/*', { schema: { hide: true } }, notFound)
}

type ValidationIssue = { instancePath: string; message?: string | undefined }

/** What a schema has against an input, field by field. */
export function invalidInput(
  issues: readonly ValidationIssue[],
  request: Pick<FastifyRequest, 'id'>,
): Problem {
  const errors = issues.slice(0, 50).map((issue) => ({
    path: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message: issue.message ?? 'Confira este campo.',
  }))
  return problem(422, 'input.invalid', request.id, errors)
}
