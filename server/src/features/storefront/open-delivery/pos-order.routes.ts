import * as contract from '@portal/contract/storefront/open-delivery/open-delivery'
import {
  KEEP_OF_POS_CODE,
  REFUSAL_OF_POS_CODE,
  openDeliveryTexts as texts,
} from '@portal/contract/storefront/open-delivery/open-delivery.texts'
import { REFUSAL_SENTENCES } from '@portal/contract/storefront/orders/orders.texts'
import type { FastifyInstance } from 'fastify'
import { Conflict, Invalid } from '../../../platform/errors/domain-errors.ts'
import { askForMenu } from './ask-for-menu.ts'
import { noteReady } from './note-ready.ts'
import type { Deps } from './open-delivery.feature.ts'
import { posRoute } from './pos-calls.routes.ts'
import { findPosOrder, readPosOrder } from './read-pos-order.ts'

const MINUTE_MS = 60_000
type Eta = {
  deliveryEtaInMinutes?: number | undefined
  deliveryEtaDatetime?: string | undefined
}

/** What the system at the counter reads and does of one order. The moves are those of the board. */
export function posOrderRoutes(scope: FastifyInstance, deps: Deps) {
  const { ports, clock, stores, work } = deps

  posRoute(scope, deps, contract.readPosOrder, ({ params, connection }) =>
    readPosOrder(connection, params.orderId, deps),
  )
  posRoute(scope, deps, contract.patchPosOrder, async ({ params, body, connection }) => {
    const order = await findPosOrder(connection, params.orderId, deps)
    const { preparationStartDateTime: at } = body
    const { establishmentId } = connection
    const note = at ? { preparationAt: new Date(at) } : {}
    await work.transaction(({ posConnections }) =>
      posConnections.noteOrder({ establishmentId, orderId: order.id }, note),
    )
    return null
  })

  posRoute(scope, deps, contract.confirmPosOrder, async ({ params, body, connection }) => {
    const order = await findPosOrder(connection, params.orderId, deps)
    const { establishmentId } = connection
    const minutes = body.preparationTime
    const promise =
      minutes === undefined
        ? {}
        : {
            promisedAt: new Date(
              clock.now().getTime() + (minutes + order.zone_minutes) * MINUTE_MS,
            ),
          }
    const { orderId } = params
    await ports.moveOrderByPos({ establishmentId, orderId, to: 'accepted', ...promise })
    await work.transaction(({ posConnections }) =>
      posConnections.noteOrder(
        { establishmentId, orderId },
        { externalCode: body.orderExternalCode },
      ),
    )
    return null
  })
  posRoute(scope, deps, contract.preparePosOrder, async ({ params, connection }) => {
    const { establishmentId } = connection
    await ports.moveOrderByPos({ establishmentId, orderId: params.orderId, to: 'preparing' })
    return null
  })
  posRoute(scope, deps, contract.readyPosOrder, async ({ params, connection }) => {
    const { establishmentId } = connection
    const order = await findPosOrder(connection, params.orderId, deps)
    // What is delivered leaves the kitchen with the courier: until then "ready" is only said.
    if (order.mode === 'delivery') await noteReady({ establishmentId, orderId: order.id }, deps)
    else await ports.moveOrderByPos({ establishmentId, orderId: order.id, to: 'ready' })
    return null
  })
  posRoute(scope, deps, contract.dispatchPosOrder, async ({ params, body, connection }) => {
    const { establishmentId } = connection
    const { orderId } = params
    await ports.moveOrderByPos({ establishmentId, orderId, to: 'dispatched' })
    await promise({ establishmentId, orderId }, body?.deliveryTrackingInfo?.eta)
    return null
  })
  posRoute(scope, deps, contract.pickUpPosOrder, async ({ params, connection }) => {
    const { establishmentId } = connection
    const order = await findPosOrder(connection, params.orderId, deps)
    if (order.mode === 'delivery') {
      throw new Conflict('orders.move', 'a delivery is not picked up', texts.notAllowed)
    }
    await ports.moveOrderByPos({ establishmentId, orderId: order.id, to: 'delivered' })
    return null
  })
  posRoute(scope, deps, contract.deliverPosOrder, async ({ params, connection }) => {
    const { establishmentId } = connection
    await ports.moveOrderByPos({ establishmentId, orderId: params.orderId, to: 'delivered' })
    return null
  })
  posRoute(scope, deps, contract.trackPosOrder, async ({ params, body, connection }) => {
    const { establishmentId } = connection
    const order = await findPosOrder(connection, params.orderId, deps)
    const { event, eta } = body.deliveryTrackingInfo
    const named = { establishmentId, orderId: order.id }
    if (event?.type === 'ORDER_DELIVERED') await ports.moveOrderByPos({ ...named, to: 'delivered' })
    else await promise(named, eta)
    return null
  })

  posRoute(scope, deps, contract.requestPosCancellation, async ({ params, body, connection }) => {
    const { establishmentId } = connection
    const { orderId } = params
    const code = REFUSAL_OF_POS_CODE[body.code]
    const said = { code: body.code, reason: body.reason }
    const cancelling = { code, text: REFUSAL_SENTENCES[code], pos: said }
    try {
      await ports.moveOrderByPos({ establishmentId, orderId, to: 'cancelled', cancelling })
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
      const status = (await stores.orders.find(establishmentId, orderId))?.status
      const cancellationStatus =
        status === 'cancelled' ? 'CANCELLED' : 'CANCELLATION_REQUEST_DENIED'
      throw new Conflict('orders.over', error.message, texts.over, { cancellationStatus })
    }
    const isAboutTheMenu = body.code === 'OUTDATED_MENU' || body.code === 'UNAVAILABLE_ITEM'
    if (isAboutTheMenu && connection.followsMenu) await askForMenu(connection, deps)
    return null
  })
  posRoute(scope, deps, contract.acceptPosCancellation, async ({ params, connection }) => {
    const { establishmentId } = connection
    const { orderId } = params
    await ports.answerCancellationByPos({ establishmentId, orderId, accept: true })
    return null
  })
  posRoute(scope, deps, contract.denyPosCancellation, async ({ params, body, connection }) => {
    const { establishmentId } = connection
    const code = KEEP_OF_POS_CODE[body.code]
    const { orderId } = params
    await ports.answerCancellationByPos({ establishmentId, orderId, accept: false, code })
    return null
  })
  posRoute(scope, deps, contract.validatePosCode, async ({ params, connection }) => {
    await findPosOrder(connection, params.orderId, deps)
    throw new Invalid('open-delivery.code', 'no code', [], texts.code)
  })

  /** The customer reads when the courier is expected; what is not said, or not believable, changes nothing. */
  async function promise(
    named: { establishmentId: string; orderId: string },
    eta: Eta | undefined,
  ) {
    const now = clock.now().getTime()
    const at = eta?.deliveryEtaDatetime
      ? Date.parse(eta.deliveryEtaDatetime)
      : eta?.deliveryEtaInMinutes !== undefined
        ? now + eta.deliveryEtaInMinutes * MINUTE_MS
        : null
    if (at === null) return
    try {
      await ports.promiseOrderByPos({ ...named, promisedAt: new Date(at) })
    } catch (error) {
      if (!(error instanceof Invalid)) throw error
    }
  }
}
