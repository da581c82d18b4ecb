import { openSpans } from '@portal/contract/guide/establishments/hours-rules'
import { priceNow } from '@portal/contract/storefront/catalogue/price-rules'
import { type NewOrder, NewOrder as NewOrderSchema } from '@portal/contract/storefront/orders/order'
import type { OrderingContent } from '@portal/contract/storefront/orders/ordering'
import { slotsAhead } from '@portal/contract/storefront/orders/ordering-time-rules'
import type { OrderStatus, RefusalCode } from '@portal/contract/storefront/orders/orders.texts'
import { quoteOf } from '@portal/contract/storefront/orders/quote-rules'
import type { Deps } from '../src/deps.ts'
import { browsers } from '../src/features/storefront/orders/customers.rules.ts'
import { expireOrders } from '../src/features/storefront/orders/expire-orders.ts'
import { saveOrdering } from '../src/features/storefront/orders/keep-ordering.ts'
import { addTables } from '../src/features/storefront/orders/keep-tables.ts'
import { askForReturn, leaveOrder } from '../src/features/storefront/orders/leave-order.ts'
import { moveOrder } from '../src/features/storefront/orders/move-order.ts'
import { modesOf } from '../src/features/storefront/orders/ordering.rules.ts'
import { placeOrder } from '../src/features/storefront/orders/place-order.ts'
import type { PersonActor } from '../src/platform/actor.ts'
import { newTimedId } from '../src/platform/timed-id.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Made up, like everybody in the demo; numbers that nobody has. */
const CUSTOMERS = [
  ['Luciana Tavares', 'Destacado', 'Travessa São Pedro', '214'],
  ['Nazareno Brito', 'Farol Velho', 'Rua do Farol', '51'],
  ['Kátia Moraes', 'Centro', 'Rua Dez de Novembro', '77'],
  ['Ivo Sarmento', 'Maçarico', 'Avenida Beira-Mar', '302'],
  ['Dalva Pinheiro', 'Atalaia', 'Avenida Atlântica', '1040'],
  ['Nonato Lima', 'São José', 'Rua João Pessoa', '18'],
] as const

const zone = (neighbourhood: string, fee: number, minutes: number) => ({
  neighbourhood,
  fee_cents: fee,
  minimum_cents: 2500,
  minutes,
})

const ORDERING: OrderingContent = {
  takes_delivery: true,
  takes_pickup: true,
  takes_table: true,
  takes_scheduled: true,
  offers_service: true,
  asks_phone_code: false,
  preparation_minutes: 35,
  slot_capacity: 8,
  day_ends_hour: 3,
  zones: [
    zone('Centro', 500, 15),
    zone('Destacado', 600, 15),
    zone('Farol Velho', 800, 25),
    zone('Maçarico', 600, 20),
    zone('São José', 700, 20),
    zone('Atalaia', 1200, 35),
  ],
}

type Place = {
  id: string
  slug: string
  user_id: string | null
  hours: Parameters<typeof openSpans>[0]
  modules: string[]
}

/** Settings for every demo business that sells, and orders in every state at a few of them. */
export async function seedOrders(deps: Deps) {
  const { rows } = await deps.pool.query<Place>(
    `select id, slug, user_id, hours, modules from establishments
     where is_demo and status = 'published' and modules && array['delivery', 'shop']
     order by user_id is null, slug`,
  )
  let tellers = 0
  for (const place of rows) {
    const isKitchen = place.modules.includes('menu') && place.modules.includes('delivery')
    if (!(await seedSettings(place, isKitchen, deps))) continue
    if (!(await takesOrders(place, isKitchen ? 'menu' : 'shop', deps))) continue
    if (tellers >= 3 && isKitchen) continue
    tellers += isKitchen ? 1 : 0
    await (isKitchen ? seedKitchen(place, deps) : seedShop(place, deps))
  }
}

const admin: PersonActor = {
  kind: 'person',
  userId: '00000000-0000-0000-0000-000000000000',
  planType: 'superadmin',
}
const ownerOf = ({ user_id: userId }: Place): PersonActor => (userId ? { ...admin, userId } : admin)

/** What is outside of its plan, or not on the air yet, takes none. */
async function takesOrders({ id }: Place, kind: 'menu' | 'shop', { stores, clock }: Deps) {
  const place = await stores.ordering.findPlace(id, clock.now())
  const settings = await stores.ordering.find(id)
  return place !== null && settings !== null && modesOf(place, settings, kind).length > 0
}

/** False where somebody has set it up already. */
async function seedSettings(place: Place, isKitchen: boolean, deps: Deps): Promise<boolean> {
  if (await deps.stores.ordering.find(place.id)) return false
  const content = isKitchen ? ORDERING : { ...ORDERING, takes_table: false, takes_scheduled: false }
  const named = { establishmentId: place.id, version: 0, content }
  await saveOrdering(ownerOf(place), named, deps)
  if (isKitchen) {
    const labels = Array.from({ length: 8 }, (_, index) => String(index + 1))
    await addTables(ownerOf(place), { establishmentId: place.id, labels }, deps)
  }
  return true
}

/** The portal at another moment, with nobody counting what the demo orders. */
function at(moment: Date, deps: Deps): Deps {
  const nobodyCounts = {
    spend: async () => {},
    trySpend: async () => true,
    giveBack: async () => {},
  }
  return Object.create(deps, {
    // Nobody holds the phones of the demo's people: no code can reach them.
    config: { value: { ...deps.config, whatsapp: null } },
    clock: { value: { now: () => moment } },
    sensitiveCalls: { value: nobodyCounts },
  })
}

async function seedKitchen(place: Place, deps: Deps) {
  const now = deps.clock.now()
  const evening = lastOpen(place, now)
  if (evening) {
    for (const customer of [0, 1, 2]) {
      const started = new Date(evening.getTime() + customer * 7 * MINUTE)
      await play(
        place,
        { customer, started, way: ['accepted', 'preparing', 'out', 'delivered'] },
        deps,
      )
    }
    await play(
      place,
      { customer: 3, started: evening, way: ['cancelled'], code: 'unavailable-item' },
      deps,
    )
    await play(place, { customer: 4, started: evening, way: [], leaves: true }, deps)
    // Nobody answered; the clock ends it with the next look.
    await play(place, { customer: 5, started: evening, way: [] }, deps)
    await expireOrders(at(new Date(evening.getTime() + 30 * MINUTE), deps))
  }
  const kitchen = { hours: place.hours, preparation_minutes: ORDERING.preparation_minutes }
  // Not the first: it would have to be answered within minutes.
  const slots = slotsAhead(kitchen, now)
  const slot = slots[4] ?? slots.at(-1)
  if (!slot) return
  const open: Step[][] = [
    [],
    ['accepted'],
    ['accepted', 'preparing'],
    ['accepted', 'preparing', 'out'],
    [],
    ['accepted', 'out'],
  ]
  for (const [customer, way] of open.entries()) {
    const started = new Date(now.getTime() - (20 - 3 * customer) * MINUTE)
    await play(place, { customer, started, way, slot }, deps)
  }
}

async function seedShop(place: Place, deps: Deps) {
  const started = new Date(deps.clock.now().getTime() - 2 * DAY)
  const way: Step[] = ['accepted', 'out', 'delivered']
  await play(place, { customer: 1, started, way, catalogue: 'shop', returns: true }, deps)
  const fresh = new Date(deps.clock.now().getTime() - 2 * HOUR)
  await play(place, { customer: 2, started: fresh, way: [], catalogue: 'shop' }, deps)
}

/** Some time within the last opening hours, early enough to cook. */
function lastOpen({ hours }: Place, now: Date): Date | null {
  const spans = openSpans(
    hours,
    new Date(now.getTime() - 3 * DAY),
    new Date(now.getTime() - 2 * HOUR),
  )
  const span = spans.findLast(({ start, end }) => end.getTime() - start.getTime() > 3 * HOUR)
  return span ? new Date(span.end.getTime() - 2.5 * HOUR) : null
}

type Step = OrderStatus | 'out'
type Story = {
  customer: number
  started: Date
  way: Step[]
  slot?: Date
  catalogue?: 'menu' | 'shop'
  code?: RefusalCode
  leaves?: boolean
  returns?: boolean
}

/** One order from its first tap on, by the portal's own rules, each step some minutes after the other. */
async function play(place: Place, story: Story, deps: Deps) {
  const { started, way, catalogue = 'menu' } = story
  const order = await orderOf(place, story, deps)
  if (!order) return
  // A code was answered in the browser of each: some order for later.
  const { secret } = deps.config.auth
  const browser =
    order.mode === 'table'
      ? browsers.create()
      : browsers.withMark(browsers.create(), order.phone, secret)
  const sender = { person: null, address: '127.0.0.1', browser }

  const { id: orderId } = await placeOrder(sender, { slug: place.slug, order }, at(started, deps))
  const named = { establishmentId: place.id, orderId }
  for (const [index, step] of way.entries()) {
    const moment = new Date(started.getTime() + (index + 1) * (story.slot ? 2 : 9) * MINUTE)
    const found = await deps.stores.orders.find(place.id, orderId)
    if (!found) return
    const out = found.mode === 'delivery' ? 'dispatched' : 'ready'
    const to = step === 'out' ? out : step
    const move = {
      ...named,
      version: found.version,
      to,
      ...(story.code ? { code: story.code } : {}),
    }
    await moveOrder(ownerOf(place), move, at(moment, deps))
  }
  if (story.leaves) await leaveOrder(named, at(new Date(started.getTime() + MINUTE), deps))
  if (story.returns && catalogue === 'shop') {
    const moment = new Date(started.getTime() + DAY)
    await askForReturn({ ...named, reason: 'Veio no tamanho errado' }, at(moment, deps))
  }
}

/** Two plain things of the catalogue, as a phone would send them. */
async function orderOf(place: Place, story: Story, deps: Deps): Promise<NewOrder | null> {
  const { customer, started, slot, catalogue = 'menu' } = story
  const [name, neighbourhood, street, number] = CUSTOMERS[customer] ?? CUSTOMERS[0]
  const sections = await deps.stores.catalogue.listSections(place.id, catalogue)
  const plain = sections
    .filter(({ windows }) => windows.length === 0)
    .flatMap(({ items }) => items)
    .filter(({ groups, windows }) => groups.length === 0 && windows.length === 0)
    .filter(({ variants, price_cents }) => price_cents > 0 && (variants[0]?.left ?? 9) > 2)
  const chosen = [plain[(customer * 3) % plain.length], plain[(customer * 5 + 1) % plain.length]]
  const items = [...new Set(chosen)].flatMap((item) => (item ? [item] : []))
  if (items.length === 0) return null
  const lines = items.map((item, index) => ({
    item_id: item.id,
    variant_id: item.variants[0]?.id ?? null,
    choices: [],
    quantity: index === 0 ? 2 : 1,
  }))
  const priced = items.map((item, index) => ({
    quantity: index === 0 ? 2 : 1,
    unit_cents: priceNow(item, item.variants[0] ?? null, started).cents,
  }))
  const found = ORDERING.zones.find((one) => one.neighbourhood === neighbourhood) ?? null
  const mode = customer % 3 === 2 ? 'pickup' : 'delivery'
  const quote = quoteOf(priced, { mode, zone: found, withService: false })
  if (quote.short_cents > 0) return null
  return NewOrderSchema.parse({
    key: newTimedId(started),
    catalogue,
    mode,
    lines,
    total_cents: quote.total_cents,
    name,
    phone: `9190000${String(1_000 + customer * 7 + (slot ? 1 : 0)).padStart(4, '0')}`,
    payment_method: 'pix',
    is_adult: true,
    ...(slot ? { scheduled_for: slot.toISOString() } : {}),
    ...(mode === 'delivery' ? { address: { neighbourhood, street, number } } : {}),
  })
}
