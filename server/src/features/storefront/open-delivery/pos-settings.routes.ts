import type { RowOf } from '@portal/contract/shared/endpoint'
import { OPEN_DELIVERY_BASE } from '@portal/contract/storefront/open-delivery/open-delivery.texts'
import * as contract from '@portal/contract/storefront/open-delivery/pos-connection'
import type { FastifyInstance } from 'fastify'
import type { Person } from '../../../platform/auth/identity.ts'
import { route } from '../../../platform/http/route.ts'
import { mayOrAdministrates, requireRightOrAdministrator } from '../../../platform/team-roles.ts'
import {
  connectPos,
  disconnectPos,
  followPosMenu,
  rotatePosSecret,
  saveWebhook,
} from './connect-pos.ts'
import { eventsSince } from './hand-out-events.ts'
import type { Deps } from './open-delivery.feature.ts'
import type { PosConnection } from './pos-connections.store.ts'
import { appIdOf } from './pos-credentials.rules.ts'
import { importPosMenu, previewPosMenu } from './read-pos-menu.ts'

/** More than these would bury the rest of the page. */
const PHOTOS_TOLD = 20

/** For the people of a business: the system at their counter. */
export function posSettingsRoutes(app: FastifyInstance, deps: Deps) {
  const { stores, clock, config, sensitiveCalls } = deps

  async function present(id: string, actor: Person): Promise<RowOf<typeof contract.PosSettings>> {
    const role = await stores.team.roleOf(id, actor.userId)
    requireRightOrAdministrator(actor, role, 'connections.see', id)
    const found = await stores.posConnections.find(id)
    const waiting = found ? await stores.posEvents.countWaiting(id, eventsSince(clock.now())) : 0
    return {
      base_url: `${config.publicOrigin}${OPEN_DELIVERY_BASE}`,
      app_id: appIdOf(config.publicOrigin),
      connection: found && presentConnection(found, waiting),
      takes_orders: (await stores.ordering.find(id)) !== null,
      menu_photos: await stores.itemPhotos.report(id, PHOTOS_TOLD),
      may: { edit: mayOrAdministrates(actor, role, 'connections.edit') },
    }
  }

  route(app, contract.readPosSettings, ({ params: { id }, actor }) => present(id, actor))
  route(app, contract.connectPos, async ({ params: { id }, actor }) => {
    await sensitiveCalls.spend('pos-secret', actor.userId)
    const { clientId, clientSecret } = await connectPos(actor, id, deps)
    const settings = await present(id, actor)
    return { client_id: clientId, client_secret: clientSecret, settings }
  })
  route(app, contract.rotatePosSecret, async ({ params: { id }, actor }) => {
    await sensitiveCalls.spend('pos-secret', actor.userId)
    const { clientId, clientSecret } = await rotatePosSecret(actor, id, deps)
    const settings = await present(id, actor)
    return { client_id: clientId, client_secret: clientSecret, settings }
  })
  route(app, contract.disconnectPos, async ({ params: { id }, actor }) => {
    await disconnectPos(actor, id, deps)
    return present(id, actor)
  })
  route(app, contract.followPosMenu, async ({ params: { id }, body, actor }) => {
    await followPosMenu(actor, { establishmentId: id, follows: body.follows }, deps)
    return present(id, actor)
  })
  route(app, contract.savePosAddresses, async ({ params: { id }, body, actor }) => {
    await saveWebhook(actor, { establishmentId: id, url: body.webhook_url }, deps)
    return present(id, actor)
  })
}

function presentConnection(
  found: PosConnection,
  waiting: number,
): RowOf<typeof contract.PosConnection> {
  const { failedAt, failure, menuReadAt, menuReadStatus } = found
  return {
    client_id: found.clientId,
    created_at: found.createdAt,
    rotated_at: found.rotatedAt,
    merchant_id: found.merchantId,
    webhook_url: found.webhookUrl,
    merchant_url: found.merchantUrl,
    has_api_key: found.apiKeySealed !== null,
    follows_menu: found.followsMenu,
    last_contact_at: found.lastContactAt,
    last_delivery_at: found.lastDeliveryAt,
    failure: failedAt && failure ? { at: failedAt, sentence: failure } : null,
    waiting_events: waiting,
    menu_read:
      menuReadAt && menuReadStatus
        ? { at: menuReadAt, status: menuReadStatus, info: found.menuReadInfo }
        : null,
  }
}

const MENU_MAX_BYTES = 5 * 1024 * 1024

/** In a scope of its own: a whole menu is more than any other body. */
export async function posMenuRoutes(app: FastifyInstance, deps: Deps) {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (options) => {
      options.bodyLimit = MENU_MAX_BYTES
    })
    route(scope, contract.previewPosMenu, async ({ params: { id }, body, actor }) => {
      const source = { establishmentId: id, document: body.document }
      const { hash, counts, newSections, rows } = await previewPosMenu(actor, source, deps)
      return {
        hash,
        counts,
        new_sections: newSections,
        rows: rows.map(({ section, name, outcome, problems, values }) => ({
          section,
          name,
          price_cents: values?.price_cents ?? null,
          outcome,
          problems: problems.map(({ message }) => message),
        })),
      }
    })
    route(scope, contract.importPosMenu, ({ params: { id }, body, actor }) =>
      importPosMenu(actor, { establishmentId: id, ...body }, deps),
    )
  })
}
