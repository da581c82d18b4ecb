import * as contract from '@portal/contract/storefront/orders/order'
import { orderTexts as texts } from '@portal/contract/storefront/orders/orders.texts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Browser } from '../../../platform/auth/signed-browser.ts'
import { hashToken } from '../../../platform/auth/token-hash.ts'
import { decodeCursor } from '../../../platform/database/list-cursor.ts'
import { Invalid } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
import { clientKey } from '../../../platform/limits/client-key.ts'
import { browsers } from './customers.rules.ts'
import { askForReturn, leaveOrder } from './leave-order.ts'
import { orderToken, orderUrl, statusOf } from './order.rules.ts'
import type { Deps } from './orders.feature.ts'
import { placeOrder } from './place-order.ts'
import { presentFollowed } from './present-order.ts'
import { isProvable, proveOrder, requestPhoneCode, sendPhoneCode } from './prove-phone.ts'

const linkInvalid = () => new Invalid('orders.link', 'the link is unknown', [], texts.link)

/** For who orders: sending it, and the private link. */
export function ordersRoutes(app: FastifyInstance, deps: Deps) {
  const { stores, clock, config, sensitiveCalls } = deps

  /** Guessing costs: an address that brings wrong links waits. A right one costs nothing. */
  async function byToken(token: string, { ip }: FastifyRequest) {
    const found = await stores.orders.findByToken(hashToken(token))
    if (found) return found
    await sensitiveCalls.spend('order-link', clientKey(ip))
    throw linkInvalid()
  }
  async function present(token: string) {
    const order = await stores.orders.findByToken(hashToken(token))
    const now = clock.now()
    const place = order && (await stores.ordering.findPlace(order.establishment_id, now))
    if (!order || !place) throw linkInvalid()
    const waitsForProof = config.whatsapp !== null && isProvable(order, now)
    const url = orderUrl(config.publicOrigin, token)
    return presentFollowed(order, { place, url, waitsForProof }, now)
  }

  /** The browser is known again, and with it the phone whose code was answered in it. */
  function remember(reply: FastifyReply, browser: Browser, phone: string | null) {
    const { secret } = config.auth
    const known = phone === null ? browser : browsers.withMark(browser, phone, secret)
    const isSecure = config.publicOrigin.startsWith('https:')
    void reply.header('set-cookie', browsers.cookie(known, secret, isSecure))
  }
  const browserOf = ({ headers }: FastifyRequest) =>
    browsers.read(headers.cookie, config.auth.secret) ?? browsers.create()

  route(
    app,
    contract.placeOrder,
    async ({ params, body: order, actor: person }, request, reply) => {
      const browser = browserOf(request)
      const sender = { person, address: request.ip, browser }
      const { proof, ...placed } = await placeOrder(sender, { slug: params.slug, order }, deps)
      // What an account proves is not left in a browser that others use.
      const isByCode = proof === 'phone' && order.mode !== 'table' && order.phone_code !== undefined
      const phone = isByCode ? order.phone : null
      remember(reply, browser, phone)
      return placed
    },
  )
  route(app, contract.followOrder, async ({ body: { token } }, request) => {
    await byToken(token, request)
    return present(token)
  })
  route(app, contract.leaveOrder, async ({ body: { token } }, request) => {
    const { id, establishment_id: establishmentId } = await byToken(token, request)
    await leaveOrder({ orderId: id, establishmentId }, deps)
    return present(token)
  })
  route(app, contract.askForReturn, async ({ body: { token, reason } }, request) => {
    const { id, establishment_id: establishmentId } = await byToken(token, request)
    await askForReturn({ orderId: id, establishmentId, reason }, deps)
    return present(token)
  })
  route(app, contract.requestOrderCode, ({ params: { slug }, body }, { ip }) =>
    requestPhoneCode({ slug, ...body, address: ip }, deps),
  )
  route(app, contract.requestOrderProof, async ({ body: { token } }, request) => {
    const { key, contact_phone: phone } = await byToken(token, request)
    if (phone === null) throw linkInvalid()
    return sendPhoneCode({ key, phone, address: request.ip }, deps)
  })
  route(app, contract.proveOrder, async ({ body: { token, code } }, request, reply) => {
    const order = await byToken(token, request)
    const phone = await proveOrder(order, code, { address: request.ip }, deps)
    remember(reply, browserOf(request), phone)
    return present(token)
  })
  route(app, contract.listMyOrders, async ({ query: { cursor }, actor: { userId } }) => {
    const { rows, nextCursor } = await stores.orders.listOf(
      userId,
      cursor ? decodeCursor(cursor) : null,
    )
    const now = clock.now()
    const places = await stores.ordering.names(rows.map((order) => order.establishment_id))
    return {
      orders: rows.map((order) => ({
        ...order,
        establishment: places.get(order.establishment_id) ?? { slug: '', name: '' },
        status: statusOf(order, now),
        token: orderToken(order.id, config.auth.secret),
      })),
      next_cursor: nextCursor,
    }
  })
}
