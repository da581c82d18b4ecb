import { hourOfClock } from '@portal/contract/shared/clock.texts'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { CITY_TIME_ZONE } from '@portal/contract/shared/time-zones'
import {
  ORDER_MODE_WORDS,
  ORDER_STATUS_WORDS,
  type OrderMode,
  type OrderStatus,
} from '@portal/contract/storefront/orders/orders.texts'
import { cityDay } from '../../../platform/city-time.ts'

/** By what the team's notifications of one order are known: newer words take the place of older ones. */
export const toldTopic = (orderId: string) => `order:${orderId}`

export const boardPath = (establishmentId: string) =>
  `/dash-espadarte?aba=pedidos&negocio=${establishmentId}`

/** The same of a return that somebody asks for, and of what a customer is told of their own order. */
export const returnTopic = (orderId: string) => `return:${orderId}`
export const ownTopic = (orderId: string) => `my-order:${orderId}`

export const returnAsked = (number: number, placeName: string) => ({
  title: `Devolução do pedido ${number}`,
  body: `${placeName}: quem comprou quer devolver. Responda no quadro.`,
})

/** What a customer waits to hear; other steps say nothing new to them. Null of those. */
export function ownOrderMoved(
  { number, mode }: { number: number; mode: OrderMode },
  { to, promisedAt }: { to: OrderStatus; promisedAt?: Date | undefined },
  placeName: string,
  now: Date,
) {
  const isTold = ['accepted', 'ready', 'dispatched', 'cancelled'].includes(to)
  if (!isTold || mode === 'table') return null
  const promise =
    to === 'accepted' && promisedAt ? ` Previsto para ${momentText(promisedAt, now)}.` : ''
  return {
    title: `Pedido ${number}: ${ORDER_STATUS_WORDS[to].toLocaleLowerCase('pt-BR')}`,
    body: `${placeName}.${promise}`,
  }
}

const clock = new Intl.DateTimeFormat('pt-BR', {
  timeZone: CITY_TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
})
const day = new Intl.DateTimeFormat('pt-BR', {
  timeZone: CITY_TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
})

type Placed = {
  number: number
  mode: OrderMode
  table_label: string | null
  total_cents: number
  respond_by: Date
  scheduled_for: Date | null
}

/**
 * A new order in a few words. They pass through others on their way to a phone and stand on its locked
 * screen: nothing of whoever ordered, no name, no telephone, no address.
 */
export function orderWaiting(order: Placed, units: number, placeName: string, now: Date) {
  const { number, mode, table_label: table, total_cents, respond_by, scheduled_for } = order
  const when = scheduled_for ? `, para ${momentText(scheduled_for, now)}` : ''
  const items = units === 1 ? '1 item' : `${units} itens`
  return {
    title: `Pedido ${number} · ${table === null ? ORDER_MODE_WORDS[mode] : `Mesa ${table}`}`,
    body: `${placeName}: ${items}, ${moneyText(total_cents)}${when}. Responda até ${momentText(respond_by, now)}.`,
  }
}

const momentText = (at: Date, now: Date) => {
  const hour = hourOfClock(clock.format(at))
  return cityDay(at) === cityDay(now) ? hour : `${hour} de ${day.format(at)}`
}
