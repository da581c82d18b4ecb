import * as contract from '@portal/contract/storefront/open-delivery/open-delivery'
import {
  OPEN_DELIVERY_VERSION,
  openDeliveryTexts as texts,
} from '@portal/contract/storefront/open-delivery/open-delivery.texts'
import type { FastifyInstance } from 'fastify'
import { Forbidden, Invalid, NotFound } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
import { askForMenu } from './ask-for-menu.ts'
import { acknowledgeEvents, handOutEvents } from './hand-out-events.ts'
import { introduceMerchant } from './introduce-merchant.ts'
import type { Deps } from './open-delivery.feature.ts'
import { answerAsStandard, posRoute } from './pos-calls.routes.ts'
import type { PosConnection } from './pos-connections.store.ts'
import { appIdOf, TOKEN_SECONDS } from './pos-credentials.rules.ts'
import { presentEvent } from './pos-events.rules.ts'
import { posOrderRoutes } from './pos-order.routes.ts'
import { readMerchantDocument } from './read-merchant.ts'
import { takeToken } from './take-token.ts'

const FORM_MAX_BYTES = 4 * 1024

/** Our half of the standard, in a scope with its own ways of reading bodies and of refusing. */
export async function openDeliveryRoutes(app: FastifyInstance, deps: Deps) {
  await app.register(async (scope) => {
    answerAsStandard(scope, deps)
    readBodies(scope)
    const { config, clock } = deps
    const version: typeof OPEN_DELIVERY_VERSION = OPEN_DELIVERY_VERSION
    const names = { origin: config.publicOrigin, appId: appIdOf(config.publicOrigin) }

    route(scope, contract.readOpenDeliveryVersions, async () => ({
      merchant: { version },
      order: {
        version,
        availableEventsMethods: ['POLLING' as const, 'WEBHOOK' as const],
      },
    }))
    route(scope, contract.takePosToken, async ({ body }, request) => {
      const { client_id: clientId, client_secret: clientSecret } = body
      const token = await takeToken({ clientId, clientSecret, address: request.ip }, deps)
      return { access_token: token, token_type: 'bearer' as const, expires_in: TOKEN_SECONDS }
    })

    posRoute(
      scope,
      deps,
      contract.putMerchantOnboarding,
      async ({ query, body, connection: { establishmentId } }, reply) => {
        const isNew = await introduceMerchant(
          {
            establishmentId,
            merchantId: query.merchantId,
            webhookUrl: body.ordersWebhookURL ?? null,
            merchantUrl: body.getMerchantURL?.baseURL ?? null,
            apiKey: body.getMerchantURL?.apiKey ?? null,
          },
          deps,
        )
        if (!isNew) return reply.code(204).send()
        return { ...body, orderingAppMerchantId: establishmentId }
      },
    )
    posRoute(scope, deps, contract.postMerchantUpdate, async ({ body, connection }) => {
      const { merchantStatus, entityType, updatedObjects } = body ?? {}
      if (entityType && !updatedObjects?.length) {
        throw new Invalid('open-delivery.objects', 'no objects', [], texts.updatedObjects)
      }
      const { establishmentId } = connection
      if (merchantStatus) {
        const isPaused = merchantStatus === 'UNAVAILABLE'
        await deps.ports.pauseOrdersByPos({ establishmentId, isPaused })
      }
      // What was sent is also where the whole is read, which is then the same.
      if (entityType || !merchantStatus) await askForMenu(connection, deps)
      return null
    })
    posRoute(scope, deps, contract.readMerchantStatus, async ({ query, connection }) => {
      requireMerchant(connection, query.merchantId)
      const { menuReadAt: at, menuReadStatus: status, menuReadInfo: info } = connection
      if (!at || !status) throw new NotFound('menu-reading')
      const names = { success: 'SUCCESS', processing: 'PROCESSING', fail: 'FAIL' } as const
      return {
        lastRead: at.toISOString(),
        status: names[status],
        ...(info ? { moreInfo: info } : {}),
      }
    })
    posRoute(scope, deps, contract.readMerchant, ({ connection }) =>
      readMerchantDocument(connection, deps, clock.now()),
    )

    posRoute(scope, deps, contract.pollPosEvents, async ({ query, connection }, reply) => {
      const { establishmentId } = connection
      const wanted = query.eventType ? [query.eventType].flat() : null
      const events = await handOutEvents({ establishmentId, wanted }, deps)
      if (events.length === 0) return reply.code(204).send()
      return events.map((event) => presentEvent(event, names))
    })
    posRoute(scope, deps, contract.acknowledgePosEvents, async ({ body, connection }) => {
      await acknowledgeEvents({ establishmentId: connection.establishmentId, events: body }, deps)
      return null
    })
    posOrderRoutes(scope, deps)
  })
}

/** A token is for one business, whatever it calls itself. */
function requireMerchant({ merchantId, establishmentId }: PosConnection, given: string) {
  if (given === merchantId || given === establishmentId) return
  throw new Forbidden('open-delivery.merchant', 'another merchant', texts.merchant)
}

/** Forms for the token; and systems say "JSON" of a body that they leave empty. */
function readBodies(scope: FastifyInstance) {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  const parse = scope.getDefaultJsonParser('error', 'error')
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (String(body).trim() === '') return done(null, null)
    return parse(request, String(body), done)
  })
}
