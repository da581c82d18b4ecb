import type { TeamRight } from '@portal/contract/guide/team/team-rights'
import * as contract from '@portal/contract/storefront/orders/board'
import {
  businessDayAt,
  businessSpan,
  type OrderPeriodKind,
} from '@portal/contract/storefront/orders/business-day'
import { isOver } from '@portal/contract/storefront/orders/order-rules'
import type { FastifyInstance } from 'fastify'
import type { Person } from '../../../platform/auth/identity.ts'
import { decodeCursor } from '../../../platform/database/list-cursor.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
import { mayOrAdministrates, requireRightOrAdministrator } from '../../../platform/team-roles.ts'
import { closingOf, sheetOf, summaryOf } from './day-closing.rules.ts'
import { drawPeriod } from './draw-period.ts'
import { answerCancellation, moveOrder, promiseOrder } from './move-order.ts'
import { USUAL_ORDERING } from './ordering.rules.ts'
import type { Deps } from './orders.feature.ts'
import { periodSheet } from './period-sheet.rules.ts'
import { presentOwn } from './present-order.ts'
import { readPeriod } from './read-period.ts'
import { answerReturn, receiveReturn } from './take-back-goods.ts'

/** For the people of a business: the board, the history, the till. */
export function boardRoutes(app: FastifyInstance, deps: Deps) {
  const { stores, clock } = deps

  async function hold(id: string, actor: Person, right: TeamRight = 'orders.see') {
    const role = await stores.team.roleOf(id, actor.userId)
    requireRightOrAdministrator(actor, role, right, id)
    const place = (await stores.ordering.names([id])).get(id)
    if (!place) throw new NotFound('establishment', id)
    const settings = await stores.ordering.find(id)
    return {
      place,
      content: settings?.content ?? USUAL_ORDERING,
      seesCustomers: mayOrAdministrates(actor, role, 'orders.customers'),
      seesTakings: mayOrAdministrates(actor, role, 'orders.takings'),
    }
  }
  async function present(id: string, orderId: string, actor: Person) {
    const named = await hold(id, actor)
    const order = await stores.orders.find(id, orderId)
    if (!order) throw new NotFound('order', orderId)
    return presentOwn(order, named, clock.now())
  }

  route(app, contract.readBoard, async ({ params: { id }, actor }) => {
    const named = await hold(id, actor)
    const now = clock.now()
    const hour = named.content.day_ends_hour
    const day = businessDayAt(now, hour)
    const [open, returns, placed] = await Promise.all([
      stores.orders.listOpen(id),
      stores.orders.listReturns(id),
      stores.orders.listDaySums(id, businessSpan({ from: day, until: day }, hour)),
    ])
    const orders = open
      .map((order) => presentOwn(order, named, now))
      .filter(({ status }) => !isOver(status))
    return {
      orders,
      returns: returns.map((order) => presentOwn(order, named, now)),
      today: named.seesTakings ? summaryOf(day, placed, now) : null,
      now,
    }
  })
  route(app, contract.listOrders, async ({ params: { id }, query, actor }) => {
    const named = await hold(id, actor, 'orders.takings')
    const { from, until, status, search, cursor } = query
    const filter = {
      from: from ? spanOf(named, from).start : null,
      until: until ? spanOf(named, until).end : null,
      status: status ?? null,
      search: search || null,
    }
    const after = cursor ? decodeCursor(cursor) : null
    const { rows, nextCursor } = await stores.orders.list(id, filter, after)
    const now = clock.now()
    return { orders: rows.map((order) => presentOwn(order, named, now)), next_cursor: nextCursor }
  })
  route(app, contract.downloadOrders, async ({ params: { id }, query, actor }, _request, reply) => {
    const { content } = await hold(id, actor, 'orders.takings')
    const span = businessSpan(query, content.day_ends_hour)
    const orders = await stores.orders.listDay(id, span)
    void reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="pedidos-${query.from}.csv"`)
    return sheetOf(orders, clock.now())
  })
  route(app, contract.readDayClosing, async ({ params: { id, day }, actor }) => {
    const span = spanOf(await hold(id, actor, 'orders.takings'), day)
    return closingOf(day, span, await stores.orders.listDay(id, span), clock.now())
  })
  type Asked = { params: { id: string; period: OrderPeriodKind; day: string }; actor: Person }
  async function figuresOf({ params: { id, period, day }, actor }: Asked) {
    const { content, place } = await hold(id, actor, 'orders.takings')
    const asked = { id, period, day, hour: content.day_ends_hour }
    return { name: place.name, figures: await readPeriod(asked, stores, clock.now()) }
  }
  route(app, contract.readOrderPeriod, async (asked) => (await figuresOf(asked)).figures)
  route(app, contract.downloadOrderPeriod, async (asked, _request, reply) => {
    const { figures } = await figuresOf(asked)
    void reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="vendas-${figures.from}.csv"`)
    return periodSheet(asked.params.period, figures)
  })
  route(app, contract.printOrderPeriod, async (asked, _request, reply) => {
    const { name, figures } = await figuresOf(asked)
    void reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="vendas-${figures.from}.pdf"`)
    const paper = { name, fontsFolder: deps.folders.fonts, madeAt: clock.now() }
    return drawPeriod(asked.params.period, figures, paper)
  })
  route(app, contract.readOwnOrder, ({ params: { id, order }, actor }) => present(id, order, actor))

  route(app, contract.moveOrder, async ({ params, body, actor }) => {
    const { promised_at: at, code, text, ...step } = body
    const named = { establishmentId: params.id, orderId: params.order, ...step }
    await moveOrder(
      actor,
      {
        ...named,
        ...(at ? { promisedAt: new Date(at) } : {}),
        ...(code ? { code } : {}),
        ...(text ? { text } : {}),
      },
      deps,
    )
    return present(params.id, params.order, actor)
  })
  route(app, contract.promiseOrder, async ({ params, body, actor }) => {
    const { version, promised_at: at } = body
    const named = { establishmentId: params.id, orderId: params.order, version }
    await promiseOrder(actor, { ...named, promisedAt: new Date(at) }, deps)
    return present(params.id, params.order, actor)
  })
  route(app, contract.answerCancellation, async ({ params, body, actor }) => {
    const { code, ...answer } = body
    const named = { establishmentId: params.id, orderId: params.order, ...answer }
    await answerCancellation(actor, { ...named, ...(code ? { code } : {}) }, deps)
    return present(params.id, params.order, actor)
  })
  route(app, contract.answerReturn, async ({ params, body, actor }) => {
    const { text, ...answer } = body
    const named = { establishmentId: params.id, orderId: params.order, ...answer }
    await answerReturn(actor, { ...named, ...(text ? { text } : {}) }, deps)
    return present(params.id, params.order, actor)
  })
  route(app, contract.receiveReturn, async ({ params, body: { version }, actor }) => {
    const named = { establishmentId: params.id, orderId: params.order, version }
    await receiveReturn(actor, named, deps)
    return present(params.id, params.order, actor)
  })
}

const spanOf = ({ content }: { content: { day_ends_hour: number } }, day: string) =>
  businessSpan({ from: day, until: day }, content.day_ends_hour)
