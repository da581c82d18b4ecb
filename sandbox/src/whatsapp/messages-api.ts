import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import type { Message } from './conversations.ts'
import { type ErrorCode, GraphError } from './graph-error.ts'
import { type Draft, readMessage } from './read-message.ts'

/** An error by its code, no answer at all, or the page of a proxy in front of the API. */
export type Fault = ErrorCode | 'hang' | 'html'

type Account = { token: string; phoneNumberId: string }
type Sending = {
  account: Account
  nextFault(): Fault | undefined
  accept(draft: Draft): Message
}

export async function serveMessagesApi(app: FastifyInstance, sending: Sending) {
  const { account, nextFault, accept } = sending

  function refuseStrangers(authorization: string | undefined, phoneNumberId: string) {
    if (authorization !== `Bearer ${account.token}`) {
      throw new GraphError(190, 'Invalid OAuth access token')
    }
    if (phoneNumberId !== account.phoneNumberId) {
      throw new GraphError(100, `Object with ID '${phoneNumberId}' does not exist`)
    }
  }

  app.setErrorHandler<FastifyError | GraphError>(async (error, _request, reply) => {
    if (error instanceof GraphError) return reply.code(error.status).send(error.body())
    if ((error.statusCode ?? 500) >= 500) throw error
    const refusal = new GraphError(100, error.message)
    return reply.code(refusal.status).send(refusal.body())
  })

  /** What is known of the number itself. */
  app.get<{ Params: { phoneNumberId: string } }>(
    '/v25.0/:phoneNumberId',
    async ({ params, headers }, reply) => {
      const fault = nextFault()
      if (fault !== undefined) return answerFault(fault, reply)
      refuseStrangers(headers.authorization, params.phoneNumberId)
      return { id: params.phoneNumberId }
    },
  )

  app.post<{ Params: { phoneNumberId: string } }>(
    '/v25.0/:phoneNumberId/messages',
    async ({ params, body, headers }, reply) => {
      const fault = nextFault()
      if (fault !== undefined) return answerFault(fault, reply)
      refuseStrangers(headers.authorization, params.phoneNumberId)
      return present(accept(readMessage(body)))
    },
  )
}

function present({ id, to, waId, template }: Message) {
  return {
    messaging_product: 'whatsapp',
    contacts: [{ input: to, wa_id: waId }],
    messages: [{ id, ...(template === null ? {} : { message_status: 'accepted' }) }],
  }
}

function answerFault(fault: Fault, reply: FastifyReply) {
  if (fault === 'hang') return reply.hijack()
  if (fault !== 'html') throw new GraphError(fault)
  return reply
    .code(500)
    .type('text/html; charset=utf-8')
    .send('<!doctype html><title>Error</title><p>Sorry, something went wrong.</p>')
}
