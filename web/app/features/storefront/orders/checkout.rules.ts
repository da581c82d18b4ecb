import type { PAYMENT_METHODS } from '@portal/contract/guide/establishments/amenities.texts'
import type { CatalogueKind } from '@portal/contract/guide/establishments/catalogue-kinds'
import type { EndpointCall } from '@portal/contract/shared/endpoint'
import { moneyText } from '@portal/contract/shared/plan-prices'
import type { placeOrder } from '@portal/contract/storefront/orders/order'
import type { Ordering } from '@portal/contract/storefront/orders/ordering'
import {
  ORDER_NOTE_MAX,
  type OrderMode,
  orderTexts,
} from '@portal/contract/storefront/orders/orders.texts'
import {
  MOST_ORDER_CENTS,
  type Quote,
  quoteOf,
} from '@portal/contract/storefront/orders/quote-rules'
import type { Cart, ReadLine } from './cart.rules.ts'
import { checkoutTexts } from './checkout.texts.ts'
import type { KeptPerson } from './kept-person.ts'
import { whenText } from './order-words.ts'
import { deliveryRestAt, slotsFor, takingAt, zoneOf } from './ordering.rules.ts'
import type { TableCode } from './table-code.ts'

export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
export type NewOrderBody = EndpointCall<typeof placeOrder>['body']

/** What the person says beside the cart. */
export type CheckoutDraft = KeptPerson & {
  payment: PaymentMethod | null
  /** By Pix to the house, before the kitchen begins. */
  paysAhead: boolean
  needsChange: boolean
  /** In centavos, as typed. */
  changeFor: string
  /** Null is as soon as it can be. */
  slot: string | null
  note: string
  isAdult: boolean
  withService: boolean
  /** Which number the server wants to see proved, and what was typed for that. */
  codePhone: string | null
  phoneCode: string
}

/** In the order of the page: the summary names them so. */
export const CHECKOUT_FIELDS = [
  'lines',
  'mode',
  'neighbourhood',
  'street',
  'number',
  'name',
  'phone',
  'when',
  'payment',
  'changeFor',
  'adult',
  'phoneCode',
] as const
export type CheckoutField = (typeof CHECKOUT_FIELDS)[number]
/** Where an error summary leads to. */
export const fieldId = (field: CheckoutField) => `pedido-${field}`
export type CheckoutProblems = Partial<Record<CheckoutField, string>>

export type Basket = {
  ordering: Ordering
  kind: CatalogueKind
  lines: readonly ReadLine[]
  mode: OrderMode | null
  table: TableCode | null
}

export const isAlcoholic = (lines: readonly ReadLine[]) =>
  lines.some(({ item }) => item?.is_alcoholic)

export function quoteFor({ ordering, lines, mode }: Basket, draft: CheckoutDraft): Quote {
  return quoteOf(lines, {
    mode: mode ?? 'pickup',
    zone: zoneOf(ordering.zones, draft.neighbourhood),
    withService: draft.withService && ordering.offers_service,
  })
}

/** Another number is another question. */
export const asksForCode = ({ codePhone, phone }: CheckoutDraft, mode: OrderMode | null) =>
  mode !== 'table' && codePhone !== null && codePhone === phone

const CODE = /^\d{6}$/
const PHONE = /^\d{10,11}$/
const texts = checkoutTexts.problems

/** Everything that stands against sending it so, now; none is fine. */
export function checkoutProblems(
  basket: Basket,
  draft: CheckoutDraft,
  now: Date,
): CheckoutProblems {
  const { mode } = basket
  const problems: CheckoutProblems = {}
  const line = linesProblem(basket, draft)
  if (line) problems.lines = line
  if (isAlcoholic(basket.lines) && !draft.isAdult) problems.adult = orderTexts.adult
  const when = whenProblem(basket, draft, now)
  if (when) problems.when = when
  if (mode === null) return { ...problems, mode: texts.mode }
  if (mode === 'table') return problems
  if (mode === 'delivery' && deliveryRestAt(basket.ordering, null, now)) {
    return { ...problems, mode: orderTexts.deliveryPaused }
  }
  return {
    ...problems,
    ...(mode === 'delivery' ? addressProblems(basket, draft, now) : {}),
    ...(draft.name.trim().length < 2 ? { name: texts.name } : {}),
    ...(PHONE.test(draft.phone) ? {} : { phone: texts.phone }),
    ...paymentProblems(basket, draft),
    ...(asksForCode(draft, mode) && !CODE.test(draft.phoneCode)
      ? { phoneCode: texts.phoneCode }
      : {}),
  }
}

function linesProblem(basket: Basket, draft: CheckoutDraft): string | null {
  if (basket.lines.length === 0) return texts.empty
  if (basket.lines.some(({ problems }) => problems.length > 0)) return texts.lines
  const { short_cents: short, is_too_much: isTooMuch } = quoteFor(basket, draft)
  if (isTooMuch) return orderTexts.tooMuch(moneyText(MOST_ORDER_CENTS))
  return short > 0 ? orderTexts.minimum(moneyText(short)) : null
}

function whenProblem(basket: Basket, { slot }: CheckoutDraft, now: Date): string | null {
  const slots = slotsFor(basket.ordering, basket, now)
  if (slot !== null && basket.mode !== 'table') {
    return slots.includes(slot) ? null : orderTexts.scheduled
  }
  const taking = takingAt(basket.ordering, basket.kind, now)
  if (taking.kind === 'now') return null
  if (taking.kind === 'paused') return orderTexts.paused
  if (slots.length > 0) return texts.when
  // Nothing is taken for later: the sentence may not say so.
  return taking.opensAt ? texts.opens(whenText(taking.opensAt, now)) : orderTexts.closed(null)
}

function addressProblems({ ordering }: Basket, draft: CheckoutDraft, now: Date): CheckoutProblems {
  const zone = zoneOf(ordering.zones, draft.neighbourhood)
  const isResting = zone && deliveryRestAt(ordering, zone.neighbourhood, now)
  return {
    ...(zone ? {} : { neighbourhood: texts.neighbourhood }),
    ...(isResting ? { neighbourhood: orderTexts.zonePaused } : {}),
    ...(draft.street.trim().length < 2 ? { street: texts.street } : {}),
    ...(draft.number.trim() === '' ? { number: texts.number } : {}),
  }
}

function paymentProblems(basket: Basket, draft: CheckoutDraft): CheckoutProblems {
  const { payment, needsChange } = draft
  const isTaken = draft.paysAhead
    ? basket.ordering.pays_ahead
    : payment !== null && basket.ordering.payment_methods.includes(payment)
  if (!isTaken) {
    return { payment: texts.payment }
  }
  if (payment !== 'dinheiro' || !needsChange) return {}
  const isEnough = Number(draft.changeFor || 0) > quoteFor(basket, draft).total_cents
  return isEnough ? {} : { changeFor: orderTexts.change }
}

/** What is sent. Asked only where nothing stands against it. */
export function orderBody(
  { key }: Cart,
  { lines, mode, table, ordering, kind: catalogue }: Basket,
  draft: CheckoutDraft,
  totalCents: number,
): NewOrderBody {
  const common = {
    key,
    catalogue,
    lines: lines.map(({ item_id, variant_id, choices, quantity, note }) => ({
      item_id,
      variant_id,
      choices: choices.map(({ option_id, quantity: count, choices: inner }) => ({
        option_id,
        quantity: count,
        choices: inner.map((one) => ({
          option_id: one.option_id,
          quantity: one.quantity,
          choices: [],
        })),
      })),
      quantity,
      note,
    })),
    total_cents: totalCents,
    note: draft.note.trim().slice(0, ORDER_NOTE_MAX),
    is_adult: isAlcoholic(lines) && draft.isAdult,
  }
  if (mode === 'table') {
    return {
      ...common,
      mode,
      name: draft.name.trim(),
      table: table ?? { label: '', token: '' },
      with_service: draft.withService && ordering.offers_service,
    }
  }
  const isCash = draft.payment === 'dinheiro'
  const person = {
    name: draft.name.trim(),
    phone: draft.phone,
    payment_method: draft.payment ?? 'dinheiro',
    pays_ahead: draft.paysAhead,
    change_for_cents: isCash && draft.needsChange ? Number(draft.changeFor) : null,
    scheduled_for: draft.slot,
    ...(asksForCode(draft, mode) ? { phone_code: draft.phoneCode } : {}),
  }
  if (mode !== 'delivery') return { ...common, ...person, mode: 'pickup' }
  const { neighbourhood, street, number, complement, reference } = draft
  return {
    ...common,
    ...person,
    mode,
    address: {
      neighbourhood,
      street: street.trim(),
      number: number.trim(),
      complement: complement.trim(),
      reference: reference.trim(),
    },
  }
}

const FIELD_OF_CODE: Record<string, CheckoutField> = {
  items: 'lines',
  minimum: 'lines',
  'too-much': 'lines',
  empty: 'lines',
  mode: 'mode',
  table: 'mode',
  'delivery-paused': 'mode',
  zone: 'neighbourhood',
  'zone-paused': 'neighbourhood',
  open: 'phone',
  blocked: 'phone',
  closed: 'when',
  paused: 'when',
  slot: 'when',
  'slot-full': 'when',
  scheduled: 'when',
  payment: 'payment',
  change: 'changeFor',
  adult: 'adult',
  'phone-code': 'phoneCode',
  'code-wrong': 'phoneCode',
  'code-expired': 'phoneCode',
  'code-too-many': 'phoneCode',
}

/** Which field a refusal of the server speaks of: `orders.zone` of the bairro. */
export const fieldOfCode = (code: string): CheckoutField | undefined =>
  FIELD_OF_CODE[code.replace(/^orders\./, '')]

const FIELD_OF_PATH: Record<string, CheckoutField> = {
  'address.neighbourhood': 'neighbourhood',
  'address.street': 'street',
  'address.number': 'number',
  name: 'name',
  phone: 'phone',
  payment_method: 'payment',
  change_for_cents: 'changeFor',
  scheduled_for: 'when',
  is_adult: 'adult',
  phone_code: 'phoneCode',
}

export const fieldOfPath = (path: string): CheckoutField | undefined =>
  path.startsWith('lines') ? 'lines' : FIELD_OF_PATH[path]
