import * as contract from '@portal/contract/messages/contact-message'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { requirePerson } from '../../platform/auth/identity.ts'
import { route } from '../../platform/http/route.ts'
import { sendContactMessage } from './send-contact-message.ts'

export function messagesRoutes(app: FastifyInstance, deps: Deps) {
  route(app, contract.sendContactMessage, async ({ body }, request) => {
    const { userId, email } = await requirePerson(request, deps)
    return sendContactMessage({ userId, email, address: request.ip }, body, deps)
  })
}
