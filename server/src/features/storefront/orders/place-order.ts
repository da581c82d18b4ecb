import { randomUUID } from 'node:crypto'
import { openingText } from '@portal/contract/guide/establishments/hours.texts'
import { topics } from '@portal/contract/live/topics'
import { housePixTexts } from '@portal/contract/money/house-pix/house-pix.texts'
import { moneyText } from '@portal/contract/shared/plan-prices'
import type { NewOrder } from '@portal/contract/storefront/orders/order'
import { respondBy } from '@portal/contract/storefront/orders/order-rules'
import {
  answerOfScheduled,
  isSlot,
  kitchenState,
} from '@portal/contract/storefront/orders/ordering-time-rules'
import {
  phoneCodeTexts,
  orderTexts as texts,
} from '@portal/contract/storefront/orders/orders.texts'
import {
  MOST_ORDER_CENTS,
  type Quote,
  quoteOf,
} from '@portal/contract/storefront/orders/quote-rules'
import { hashToken } from '../../../platform/auth/token-hash.ts'
import { isTaken } from '../../../platform/database/database.ts'
import { Conflict, NotFound } from '../../../platform/errors/domain-errors.ts'
import { clientKey } from '../../../platform/limits/client-key.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { OrderProof, Sender } from './customers.rules.ts'
import { expireDueOf } from './expire-orders.ts'
import { isTooMuch, mostInSlot } from './held-share.rules.ts'
import type { Origin } from './holds.store.ts'
import { contentHash, type KeptLine, type Order, orderToken } from './order.rules.ts'
import { keptLine, problemOfLine, wantedVariants } from './order-lines.rules.ts'
import {
  deliveryRestOf,
  isTokenOf,
  kitchenOf,
  kitchensTag,
  modesOf,
  type OrderingPlace,
  type OrderingSettings,
  orderingTag,
  pauseAt,
  paymentMethodsOf,
} from './ordering.rules.ts'
import type { Deps, Within } from './orders.feature.ts'
import { originOf, proofFirst, proofOf, requireProof } from './prove-phone.ts'
import { tellPos } from './step-order.ts'
import { tellTeam } from './tell-team.ts'

export type PlacedOrder = { id: string; number: number; token: string }

/**
 * By anybody. Everything is decided and written while the settings of the business are held: hours, pauses,
 * slots, prices and stock are those of one moment, and one key is one order however often it comes.
 */
export async function placeOrder(
  sender: Sender,
  { slug, order }: { slug: string; order: NewOrder },
  deps: Pick<Deps, 'work' | 'stores' | 'clock' | 'config' | 'sensitiveCalls'>,
): Promise<PlacedOrder & { proof: OrderProof }> {
  const { person, address } = sender
  const { work, stores, clock, config, sensitiveCalls } = deps
  const found = await stores.ordering.findPlaceAt(slug, clock.now())
  if (!found?.isPublished) throw new NotFound('establishment', slug)
  const hash = contentHash(order)
  const answer = (known: Pick<Order, 'id' | 'number' | 'content_hash' | 'proof'>) => {
    const token = orderToken(known.id, config.auth.secret)
    // Only the browser that made the key knows it: it is told which order has arrived.
    if (!known.content_hash.equals(hash)) {
      throw new Conflict('orders.same-key', 'the key came with other content', texts.sameKey, {
        id: known.id,
        number: known.number,
        token,
      })
    }
    return { id: known.id, number: known.number, token, proof: known.proof }
  }
  // A browser that repeats itself after a lost answer asks for nothing new, and it costs nothing.
  const known = await stores.orders.findByKey(found.id, order.key)
  if (known) return answer(known)

  await sensitiveCalls.spend('order-address', clientKey(address))
  if (order.mode !== 'table' && (await stores.orderTroubles.isBlocked(order.phone))) {
    throw new Conflict('orders.blocked', 'the phone is blocked', texts.blocked)
  }
  let proof: OrderProof = person?.isProved ? 'account' : null
  if (order.mode === 'table') await sensitiveCalls.spend('order-table', order.table.token)
  else {
    proof = await proofOf(order, sender, deps)
    await requireProof(order, proof, { establishmentId: found.id, sender }, deps)
  }
  const origin = originOf(order, { proof, sender }, config.auth.secret)
  await expireDueOf(found.id, deps)

  return refusingSecondDinner({ proof, deps }, () =>
    work.transaction(async (within) => {
      const now = clock.now()
      const settings = await within.ordering.lock(found.id)
      // Somebody's second tap waited here for the first.
      const first = await within.orders.findByKey(found.id, order.key)
      if (first) return answer(first)
      const place = await within.ordering.findPlace(found.id, now)
      if (!settings || !place) throw new Conflict('orders.mode', 'takes no orders', texts.mode)
      requireTaken(place, settings, order, now)
      await requireTime(within, place, settings, { order, origin }, now, deps)
      const table = await tableOf(within, place, order, { secret: config.auth.secret })
      const zone = await zoneOf(within, place, order, now)

      const wanted = wantedVariants(order.lines)
      const stock = await within.stock.lock(place.id, [...wanted.keys()])
      if (wanted.size > 0) {
        const held = await within.holds.heldUnits(place.id, origin, now)
        if (isTooMuch(wanted, stock, held, { proof, factor: config.sensitiveLimitsFactor })) {
          if (proof === null) throw proofFirst(phoneCodeTexts.share, deps)
          throw new Conflict('orders.share', 'more than a share of the shop', texts.share)
        }
      }
      const lines = await linesOf(within, place, order, wanted, now)
      const withService =
        order.mode === 'table' && order.with_service && settings.content.offers_service
      const quote = quoteOf(lines, { mode: order.mode, zone, withService })
      requireAgreed(order, quote, place)
      if (lines.some(({ is_alcoholic }) => is_alcoholic) && !order.is_adult) {
        throw new Conflict('orders.adult', 'alcohol for nobody of age', texts.adult)
      }

      const id = randomUUID()
      const number = await within.ordering.takeNumber(place.id)
      const token = orderToken(id, config.auth.secret)
      const scheduled = scheduledOf(order)
      const answerBy = respondBy(
        {
          scheduled: scheduled && answerOfScheduled(kitchenOf(place, settings), scheduled, now),
          isShop: order.catalogue === 'shop',
          isProved: proof !== null,
        },
        now,
      )
      const { items_cents, delivery_cents, service_cents, total_cents } = quote
      await within.orders.add(
        {
          id,
          establishment_id: place.id,
          number,
          key: order.key,
          content_hash: hash,
          token_hash: hashToken(token),
          user_id: person?.userId ?? null,
          catalogue: order.catalogue,
          mode: order.mode,
          placed_at: now,
          respond_by: answerBy,
          scheduled_for: scheduled,
          items_cents,
          delivery_cents,
          service_cents,
          total_cents,
          payment_method: order.mode === 'table' ? null : order.payment_method,
          change_for_cents: order.mode === 'table' ? null : order.change_for_cents,
          zone_minutes: zone?.minutes ?? 0,
          table_id: table?.id ?? null,
          table_label: table?.label ?? null,
          opens_table: table !== null && !(table.releasedUntil && table.releasedUntil > now),
          is_adult: order.is_adult,
          note: order.note,
          contact_name: order.name || null,
          contact_phone: order.mode === 'table' ? null : order.phone,
          address: order.mode === 'delivery' ? order.address : null,
          proof,
          address_mark: origin.addressMark,
          device_mark: origin.deviceMark,
        },
        lines,
      )
      if (order.mode !== 'table' && order.pays_ahead) {
        const ahead = { establishmentId: place.id, orderId: id, number, totalCents: total_cents }
        if (!(await within.houseCharges.open(ahead, now))) {
          throw new Conflict('orders.payment', 'nothing is paid ahead', housePixTexts.notOffered)
        }
      }
      await within.orders.record(
        { id, version: 1 },
        { kind: 'moved', actor: 'customer', userId: null },
        now,
      )
      await tellPos(
        within,
        {
          establishmentId: place.id,
          orderId: id,
          version: 1,
          mode: order.mode,
          kind: 'moved',
          status: 'received',
          actor: 'customer',
        },
        now,
      )
      const stockLines = [...wanted].map(([variantId, quantity]) => ({ variantId, quantity }))
      if (stockLines.length > 0) {
        await within.stock.move(place.id, { kind: 'reserved', orderId: id, lines: stockLines }, now)
        within.changes.announce(Tag.catalogue(place.id))
      }
      within.changes.announce(Tag.live(topics.orders(place.id)))
      // It may be the last of its half hour.
      if (scheduledOf(order)) within.changes.announce(orderingTag(place.id), kitchensTag)
      await tellTeam(
        within,
        place,
        {
          id,
          number,
          mode: order.mode,
          scheduledFor: scheduled,
          lines,
          total_cents,
          respondBy: answerBy,
          tableLabel: table?.label ?? null,
        },
        now,
      )
      return { id, number, token, proof }
    }),
  )
}

const scheduledOf = (order: NewOrder): Date | null =>
  order.mode !== 'table' && order.scheduled_for ? new Date(order.scheduled_for) : null

function requireTaken(
  place: OrderingPlace,
  settings: OrderingSettings,
  order: NewOrder,
  now: Date,
) {
  if (!modesOf(place, settings, order.catalogue).includes(order.mode)) {
    throw new Conflict('orders.mode', `${order.mode} is not taken`, texts.mode)
  }
  if (pauseAt(settings, now)) throw new Conflict('orders.paused', 'paused', texts.paused)
}

/** A kitchen cooks in its hours; a shop answers within a day. */
async function requireTime(
  { orders, holds }: Within,
  place: OrderingPlace,
  settings: OrderingSettings,
  { order, origin }: { order: NewOrder; origin: Origin },
  now: Date,
  { config }: Pick<Deps, 'config'>,
) {
  const scheduled = scheduledOf(order)
  if (order.catalogue === 'shop') {
    if (scheduled) throw new Conflict('orders.slot', 'a shop has no slots', texts.scheduled)
    return
  }
  const { content } = settings
  const kitchen = kitchenOf(place, settings)
  if (!scheduled) {
    const { is_open: isOpen, opens_at: opensAt } = kitchenState(kitchen, now)
    if (isOpen) return
    const opens = opensAt && content.takes_scheduled ? openingText(opensAt, now) : null
    throw new Conflict('orders.closed', 'the kitchen is closed', texts.closed(opens))
  }
  if (!content.takes_scheduled || !isSlot(kitchen, scheduled, now)) {
    throw new Conflict('orders.slot', 'no such slot', texts.scheduled)
  }
  const { slot_capacity: most } = content
  if (most !== null && (await orders.countInSlot(place.id, scheduled)) >= most) {
    throw new Conflict('orders.slot-full', `${most} orders in the slot`, texts.slotFull)
  }
  if (most === null) return
  const own = await holds.countInSlot(place.id, scheduled, origin)
  if (own >= mostInSlot(most, config.sensitiveLimitsFactor)) {
    throw new Conflict('orders.slot-share', 'one customer has their share', texts.slotShare)
  }
}

async function tableOf(
  { ordering }: Within,
  place: OrderingPlace,
  order: NewOrder,
  { secret }: { secret: string },
) {
  if (order.mode !== 'table') return null
  const table = await ordering.findTable(place.id, order.table.label)
  if (table && isTokenOf(table, order.table.token, secret)) return table
  throw new Conflict('orders.table', 'not the code of the table', texts.table)
}

async function zoneOf({ ordering }: Within, place: OrderingPlace, order: NewOrder, now: Date) {
  if (order.mode !== 'delivery') return null
  const name = order.address.neighbourhood.toLocaleLowerCase('pt-BR')
  const zones = await ordering.zones(place.id)
  const zone = zones.find(({ neighbourhood }) => neighbourhood.toLocaleLowerCase('pt-BR') === name)
  if (!zone) throw new Conflict('orders.zone', 'not delivered there', texts.zone)
  const rests = await ordering.deliveryPauses(place.id, now)
  const rest = deliveryRestOf(rests, zone.neighbourhood)
  if (rest?.neighbourhood === null) {
    throw new Conflict('orders.delivery-paused', 'delivery rests', texts.deliveryPaused)
  }
  if (rest) throw new Conflict('orders.zone-paused', 'the bairro rests', texts.zonePaused)
  return zone
}

/** On stock that is locked. What cannot be had is named line by line. */
async function linesOf(
  { catalogue }: Within,
  place: OrderingPlace,
  order: NewOrder,
  wanted: ReadonlyMap<string, number>,
  now: Date,
): Promise<KeptLine[]> {
  const ids = [...new Set(order.lines.map(({ item_id }) => item_id))]
  const sold = await catalogue.listForOrder(place.id, order.catalogue, ids)
  const most = place.limits.catalogueItems
  const at = scheduledOf(order) ?? now
  const found = order.lines.map((line) => {
    const one = sold.get(line.item_id)
    return one && { ...one, isWithinPlan: most === null || one.rank <= most }
  })
  const problems = order.lines.flatMap((line, index) => {
    const ofVariant = line.variant_id ? (wanted.get(line.variant_id) ?? 0) : 0
    const problem = problemOfLine(line, found[index], ofVariant, at)
    return problem ? [[`line_${index}`, problem.message] as const] : []
  })
  if (problems.length > 0) {
    throw new Conflict(
      'orders.items',
      problems.map(([line, message]) => `${line}: ${message}`).join('; '),
      texts.items,
      Object.fromEntries(problems),
    )
  }
  return order.lines.flatMap((line, index) => {
    const one = found[index]
    return one ? [keptLine(line, one, now)] : []
  })
}

/** The customer agreed to an amount: another one is asked about first. */
function requireAgreed(
  order: NewOrder,
  { short_cents: short, total_cents: total, is_too_much: isTooMuch, ...parts }: Quote,
  place: OrderingPlace,
) {
  if (isTooMuch) {
    throw new Conflict(
      'orders.too-much',
      `${total} is more than an order may add up to`,
      texts.tooMuch(moneyText(MOST_ORDER_CENTS)),
    )
  }
  if (order.total_cents !== total) {
    throw new Conflict(
      'orders.changed',
      `${order.total_cents} was seen, it is ${total}`,
      texts.changed(moneyText(total)),
      { total_cents: total, ...parts },
    )
  }
  if (short > 0) {
    throw new Conflict('orders.minimum', 'under the minimum', texts.minimum(moneyText(short)))
  }
  if (order.mode === 'table') return
  const isAhead = order.pays_ahead && order.payment_method === 'pix'
  if (order.pays_ahead && !isAhead) {
    throw new Conflict('orders.payment', 'only Pix is paid in advance', texts.payment)
  }
  if (!isAhead && !paymentMethodsOf(place).includes(order.payment_method)) {
    throw new Conflict('orders.payment', `${order.payment_method} is not taken`, texts.payment)
  }
  const { change_for_cents: note } = order
  if (note !== null && (note <= total || order.payment_method !== 'dinheiro')) {
    throw new Conflict('orders.change', 'the note is below the total', texts.change)
  }
}

/** One delivery under way for a phone at a business: the database says so. */
async function refusingSecondDinner<Result>(
  { proof, deps }: { proof: OrderProof; deps: Pick<Deps, 'config'> },
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (!isTaken(error, 'orders_one_open_of_phone')) throw error
    // The order may be a stranger's: the owner of the phone shows that it is theirs.
    if (proof !== 'phone' && deps.config.whatsapp) throw proofFirst(phoneCodeTexts.openPhone, deps)
    throw new Conflict('orders.open', 'the phone has an open order', texts.open)
  }
}
