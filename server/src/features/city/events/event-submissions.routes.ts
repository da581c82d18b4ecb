import * as contract from '@portal/contract/city/events/event-submission'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../platform/http/route.ts'
import { clientKey } from '../../../platform/limits/client-key.ts'
import { confirmSubmission } from './confirm-submission.ts'
import type { Deps } from './events.feature.ts'
import { resendConfirmation } from './resend-confirmation.ts'
import { submitEvent } from './submit-event.ts'

export function eventSubmissionsRoutes(app: FastifyInstance, deps: Deps) {
  const { stores, sensitiveCalls } = deps

  route(app, contract.submitEvent, ({ body, actor: person }, request) =>
    submitEvent({ person, address: request.ip }, body, deps),
  )

  /** Guessing costs: an address that brings wrong links waits. A right one costs nothing. */
  route(app, contract.confirmEventSubmission, async ({ body }, request) => {
    const key = clientKey(request.ip)
    await sensitiveCalls.spend('event-link', key)
    const confirmed = await confirmSubmission(body.token, deps)
    await sensitiveCalls.giveBack('event-link', key)
    return confirmed
  })

  route(app, contract.resendEventConfirmation, async ({ body }, request) => {
    await sensitiveCalls.spend('event-submission-address', clientKey(request.ip))
    await resendConfirmation(body, deps)
    return { sent: true as const }
  })

  route(app, contract.listMySubmissions, async ({ actor: { userId } }) => {
    return stores.eventSubmissions.listOf(userId)
  })
}
