import { isModuleInPlan, modulesInForce } from '@portal/contract/guide/establishments/plan-rules'
import type { TeamRight } from '@portal/contract/guide/team/team-rights'
import { isAvailable } from '@portal/contract/shared/capabilities'
import * as contract from '@portal/contract/storefront/orders/ordering'
import { kitchenState, slotsAhead } from '@portal/contract/storefront/orders/ordering-time-rules'
import type { FastifyInstance } from 'fastify'
import type { Person } from '../../../platform/auth/identity.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { publicRead, route } from '../../../platform/http/route.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { mayOrAdministrates, requireRightOrAdministrator } from '../../../platform/team-roles.ts'
import { drawTableCodes } from './draw-table-codes.ts'
import { pauseDelivery, pauseOrders, saveOrdering } from './keep-ordering.ts'
import { addTables, removeTable, rotateTable } from './keep-tables.ts'
import {
  addressOf,
  freeSlots,
  kitchenOf,
  modesOf,
  orderingTag,
  pauseAt,
  paymentMethodsOf,
  tableUrl,
  USUAL_ORDERING,
} from './ordering.rules.ts'
import type { Deps } from './orders.feature.ts'

/** A plan that ends is announced to nobody: what it showed may stay this long. */
const TTL_SECONDS = 300
/** Slots and the last order move on with the clock. */
const STEP_MS = 5 * 60_000

/** How a business takes orders: for visitors, and for its people. */
export function orderingRoutes(app: FastifyInstance, deps: Deps) {
  const { reads, stores, clock, config } = deps

  publicRead(
    app,
    reads,
    contract.readOrdering,
    {
      ttlSeconds: TTL_SECONDS,
      tags: ({ establishment: { id } }) => [orderingTag(id), Tag.establishment(id)],
      until: async ({ pause, delivery_pauses: rests, kitchen }) =>
        nextLook(
          [
            pause?.until,
            ...rests.map(({ until }) => until),
            kitchen.last_order_at,
            kitchen.opens_at,
          ],
          clock.now(),
        ),
    },
    async ({ params: { slug } }) => {
      const now = clock.now()
      const place = await stores.ordering.findPlaceAt(slug, now)
      const settings = place && (await stores.ordering.find(place.id))
      if (!place || !settings) throw new NotFound('ordering', slug)
      const modes = {
        menu: modesOf(place, settings, 'menu'),
        shop: modesOf(place, settings, 'shop'),
      }
      if (modes.menu.length + modes.shop.length === 0) throw new NotFound('ordering', slug)
      const { content } = settings
      const pause = pauseAt(settings, now)
      const hours = kitchenOf(place, settings)
      const kitchen = kitchenState(hours, now)
      return {
        establishment: {
          id: place.id,
          slug: place.slug,
          name: place.name,
          phone: place.phone ?? place.whatsapp,
          cnpj: place.cnpj,
          address: addressOf(place),
        },
        modes,
        pause,
        delivery_pauses: content.takes_delivery
          ? await stores.ordering.deliveryPauses(place.id, now)
          : [],
        kitchen,
        slots: content.takes_scheduled
          ? freeSlots(slotsAhead(hours, now), await stores.ordering.fullSlots(place.id, now))
          : [],
        preparation_minutes: content.preparation_minutes,
        zones: content.takes_delivery ? await stores.ordering.zones(place.id) : [],
        payment_methods: paymentMethodsOf(place),
        pays_ahead: place.paysAhead,
        offers_service: content.offers_service,
      }
    },
  )

  async function hold(id: string, actor: Person, right: TeamRight) {
    const role = await stores.team.roleOf(id, actor.userId)
    requireRightOrAdministrator(actor, role, right, id)
    const place = await stores.ordering.findPlace(id, clock.now())
    if (!place) throw new NotFound('establishment', id)
    return { place, role }
  }

  async function present(id: string, actor: Person) {
    const { place, role } = await hold(id, actor, 'orders.see')
    const settings = await stores.ordering.find(id)
    const inForce = modulesInForce(place.limits, place.modules)
    const pause = settings && pauseAt(settings, clock.now())
    return {
      content: {
        ...(settings?.content ?? USUAL_ORDERING),
        zones: settings ? await stores.ordering.zones(id) : [],
      },
      version: settings?.version ?? 0,
      pause: pause && { until: pause.until, is_by_clock: pause.isByClock },
      delivery_pauses: await stores.ordering.deliveryPauses(id, clock.now()),
      is_in_plan: isModuleInPlan(place.limits, 'delivery'),
      is_delivery_on: inForce.includes('delivery'),
      is_shop_on: isAvailable('shop') && inForce.includes('shop'),
      payment_methods: paymentMethodsOf(place),
      has_hours: place.hours !== null,
      can_ask_phone_code: config.whatsapp !== null,
      may: { edit: mayOrAdministrates(actor, role, 'orders.set') },
    }
  }

  route(app, contract.readOwnOrdering, ({ params: { id }, actor }) => present(id, actor))
  route(app, contract.saveOrdering, async ({ params: { id }, body, actor }) => {
    const { version, ...content } = body
    await saveOrdering(actor, { establishmentId: id, version, content }, deps)
    return present(id, actor)
  })
  route(app, contract.pauseOrders, async ({ params: { id }, body, actor }) => {
    const { is_paused: isPaused, minutes } = body
    await pauseOrders(actor, { establishmentId: id, isPaused, minutes }, deps)
    return present(id, actor)
  })

  route(app, contract.pauseDelivery, async ({ params: { id }, body, actor }) => {
    const { neighbourhood, is_paused: isPaused, minutes } = body
    await pauseDelivery(actor, { establishmentId: id, neighbourhood, isPaused, minutes }, deps)
    return present(id, actor)
  })

  async function presentTables(id: string, actor: Person) {
    const { place, role } = await hold(id, actor, 'orders.see')
    const named = { origin: config.publicOrigin, slug: place.slug, secret: config.auth.secret }
    const tables = await stores.ordering.tables(id)
    return {
      name: place.name,
      tables: tables.map((table) => ({
        id: table.id,
        label: table.label,
        url: tableUrl(named, table),
        rotated_at: table.rotatedAt,
        released_until: table.releasedUntil,
      })),
      may: { edit: mayOrAdministrates(actor, role, 'orders.set') },
    }
  }

  route(app, contract.listTables, ({ params: { id }, actor }) => presentTables(id, actor))
  route(app, contract.addTables, async ({ params: { id }, body: { labels }, actor }) => {
    await addTables(actor, { establishmentId: id, labels }, deps)
    return presentTables(id, actor)
  })
  route(app, contract.removeTable, async ({ params: { id, table }, actor }) => {
    await removeTable(actor, { establishmentId: id, tableId: table }, deps)
    return presentTables(id, actor)
  })
  route(app, contract.rotateTable, async ({ params: { id, table }, actor }) => {
    await rotateTable(actor, { establishmentId: id, tableId: table }, deps)
    return presentTables(id, actor)
  })
  route(app, contract.downloadTableCodes, async ({ params: { id }, actor }, request, reply) => {
    const { name, tables } = await presentTables(id, actor)
    const file = await reads.throughGate(request, () =>
      drawTableCodes(tables, { name, fontsFolder: deps.folders.fonts, madeAt: clock.now() }),
    )
    void reply
      .type('application/pdf')
      .header('content-disposition', 'attachment; filename="qr-das-mesas.pdf"')
    return file
  })
}

/** The first of the moments that lie ahead, and never later than the next step of the clock. */
function nextLook(moments: readonly (Date | null | undefined)[], now: Date): Date {
  const ahead = moments
    .flatMap((moment) => (moment ? [moment.getTime()] : []))
    .filter((moment) => moment > now.getTime())
  const step = (Math.floor(now.getTime() / STEP_MS) + 1) * STEP_MS
  return new Date(Math.min(step, ...ahead))
}
