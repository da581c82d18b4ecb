import { siteIdentity } from '@portal/contract/ground/settings/fallbacks'
import type { PosOrder } from '@portal/contract/storefront/open-delivery/pos-order'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import type { Deps } from './open-delivery.feature.ts'
import type { PosConnection } from './pos-connections.store.ts'
import { appIdOf } from './pos-credentials.rules.ts'
import { type KeptOrder, presentPosOrder } from './present-pos-order.ts'

type Needs = Pick<Deps, 'stores' | 'config'>
const USUAL_MINUTES = 30

/** Another business's order does not exist; nor does one whose contact has been forgotten. */
export async function findPosOrder(
  { establishmentId }: PosConnection,
  orderId: string,
  { stores }: Pick<Needs, 'stores'>,
): Promise<KeptOrder> {
  const order = await stores.orders.find(establishmentId, orderId)
  const isForgotten = order !== null && order.mode !== 'table' && order.contact_phone === null
  if (!order || isForgotten) throw new NotFound('order', orderId)
  return order
}

export async function readPosOrder(
  connection: PosConnection,
  orderId: string,
  deps: Needs,
): Promise<PosOrder> {
  const { stores, config } = deps
  const order = await findPosOrder(connection, orderId, deps)
  const { establishmentId, merchantId } = connection
  const place = await stores.posPlaces.find(establishmentId)
  if (!place) throw new NotFound('order', orderId)
  const [settings, portal, note, lastEvent] = await Promise.all([
    stores.ordering.find(establishmentId),
    stores.settings.read(),
    stores.posConnections.noteOf(orderId),
    stores.posEvents.lastOf(orderId),
  ])
  return presentPosOrder(order, {
    appId: appIdOf(config.publicOrigin),
    merchantId: merchantId ?? establishmentId,
    place,
    city: siteIdentity(portal).city,
    zone: order.address ? await stores.posPlaces.centreOf(order.address.neighbourhood) : null,
    preparationMinutes: settings?.content.preparation_minutes ?? USUAL_MINUTES,
    lastEvent,
    preparationAt: note.preparationAt,
  })
}
