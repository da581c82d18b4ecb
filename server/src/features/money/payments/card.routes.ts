import { receiveCardHint } from '@portal/contract/money/payments/card-hint'
import * as contract from '@portal/contract/money/payments/card-renewal'
import type { FastifyInstance } from 'fastify'
import { Forbidden, NotFound } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
import {
  cancelRenewal,
  openCardPage,
  presentRenewal,
  resumeRenewal,
} from './change-card-renewal.ts'
import type { Deps } from './payments.feature.ts'
import { FOLLOW_CARD_EVENT_JOB } from './payments.jobs.ts'
import { paymentsTexts } from './payments.texts.ts'

const MOST_BYTES = 256 * 1024

/** What the provider of cards tells by itself. Its signature is over the bytes, so they are not parsed. */
export function cardHintsRoutes(app: FastifyInstance, deps: Deps) {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MOST_BYTES },
      (_request, body, done) => done(null, body),
    )
    route(scope, receiveCardHint, async (_input, request) => {
      if (!deps.cards) throw new NotFound('card-hint')
      const now = deps.clock.now()
      const header = request.headers['stripe-signature']
      const delivery = deps.cards.verifyWebhook({
        rawBody: Buffer.isBuffer(request.body) ? request.body : '',
        signature: typeof header === 'string' ? header : undefined,
        now,
      })
      if (delivery.kind === 'refused') {
        deps.log.warn({ reason: delivery.reason }, 'a message about a card was refused')
        throw new Forbidden('payments.hint-refused', delivery.reason, paymentsTexts.hintRefused)
      }
      // Only the numbers in it are kept: names and addresses of buyers stay where they are.
      await deps.work.transaction(async ({ paymentHints, jobs }) => {
        const hintId = await paymentHints.keepEvent(delivery.event, now)
        if (hintId) await jobs.add(FOLLOW_CARD_EVENT_JOB, { hintId })
      })
      return {}
    })
  })
}

export function cardRenewalRoutes(app: FastifyInstance, deps: Deps) {
  route(app, contract.readCardRenewal, async ({ actor }) => ({
    renewal: presentRenewal(await deps.stores.cardRenewals.newestOf(actor.userId)),
  }))
  route(app, contract.cancelCardRenewal, async ({ params, actor }) => ({
    renewal: presentRenewal(await cancelRenewal(params.id, actor, deps)),
  }))
  route(app, contract.resumeCardRenewal, async ({ params, actor }) => ({
    renewal: presentRenewal(await resumeRenewal(params.id, actor, deps)),
  }))
  route(app, contract.openCardPage, async ({ params, actor }) => {
    await deps.sensitiveCalls.spend('plan-order', actor.userId)
    return { url: await openCardPage(params.id, actor, deps) }
  })
}
