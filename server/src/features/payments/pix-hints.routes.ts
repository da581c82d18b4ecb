import { timingSafeEqual } from 'node:crypto'
import { receivePixHint, receivePixHints } from '@portal/contract/payments/pix-hint'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../platform/errors/domain-errors.ts'
import { route } from '../../platform/http/route.ts'
import type { Deps } from './payments.feature.ts'
import { FOLLOW_HINT_JOB } from './payments.jobs.ts'
import { hintSecret, idsIn } from './reconcile-payments.ts'

/**
 * Kept before it is answered, looked into by the worker. One without anything to look up is answered
 * alike and forgotten: banks post trials.
 */
export function pixHintsRoutes(app: FastifyInstance, deps: Deps) {
  const secret = Buffer.from(hintSecret(deps.config.auth.secret))

  async function receive(given: string, body: unknown) {
    const told = Buffer.from(given)
    if (told.length !== secret.length || !timingSafeEqual(told, secret)) {
      throw new NotFound('pix-hint')
    }
    const text = JSON.stringify(body)
    if (idsIn(text).length === 0) return {}
    const now = deps.clock.now()
    await deps.work.transaction(async ({ paymentHints, jobs }) => {
      const hintId = await paymentHints.keep(text, now)
      await jobs.add(FOLLOW_HINT_JOB, { hintId })
    })
    return {}
  }

  route(app, receivePixHint, ({ params, body }) => receive(params.secret, body))
  route(app, receivePixHints, ({ params, body }) => receive(params.secret, body))
}
