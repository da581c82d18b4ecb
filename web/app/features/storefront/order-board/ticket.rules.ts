import { PIX_STATE_WORDS } from '@portal/contract/money/house-pix/house-pix.texts'
import { moneyText } from '@portal/contract/shared/plan-prices'
import type { OwnOrder } from '@portal/contract/storefront/orders/board'
import { ORDER_MODE_WORDS } from '@portal/contract/storefront/orders/orders.texts'
import { changeOf } from '@portal/contract/storefront/orders/quote-rules'
import { momentText } from '~/platform/moments.ts'
import { timeText } from './board.rules.ts'
import { ticketTexts as texts } from './ticket.texts.ts'

/** Millimetres of the roll. Of 58, 48 are printed on; of 80, 72. A sign takes a millimetre and a half. */
export const PAPERS = [58, 80] as const
export type Paper = (typeof PAPERS)[number]
export const COLUMNS: Record<Paper, number> = { 58: 32, 80: 48 }
export const PRINTED_MM: Record<Paper, number> = { 58: 48, 80: 72 }

/** A line is `big` where the kitchen reads it from afar: half as large again. */
export type TicketLine = { text: string; isBig: boolean }
export const BIG = 1.5

export type TicketOptions = {
  paper: Paper
  hasPrices: boolean
  /** It was printed on this machine before. */
  isCopy: boolean
  business: string
  printedAt: Date
}

/** An emoji or a Chinese sign is as wide as two letters. */
const widthOfSign = (sign: string) => ((sign.codePointAt(0) ?? 0) >= 0x1100 ? 2 : 1)
export const widthOf = (text: string) =>
  [...text].reduce((width, sign) => width + widthOfSign(sign), 0)

/** No line breaks, no signs that a printer takes for commands, and spaces as wide as any other. */
const clean = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\p{C}+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

/** Words stay whole while they fit; what follows the first line is indented. */
export function wrap(text: string, columns: number, indent = 0): string[] {
  const lines: string[] = []
  let line = ''
  const room = () => columns - (lines.length > 0 ? indent : 0)
  const push = (whole: string) =>
    lines.push(`${lines.length > 0 ? ' '.repeat(indent) : ''}${whole}`)
  for (const word of clean(text).split(' ')) {
    const joined = line ? `${line} ${word}` : word
    if (widthOf(joined) <= room()) {
      line = joined
      continue
    }
    if (line) push(line)
    line = ''
    for (const sign of word) {
      if (widthOf(line + sign) > room()) {
        push(line)
        line = ''
      }
      line += sign
    }
  }
  if (line || lines.length === 0) push(line)
  return lines
}

/** A name on the left, an amount on the right; the name gives way. */
export function pair(left: string, right: string, columns: number): string[] {
  const amount = clean(right)
  const lines = wrap(left, columns - widthOf(amount) - 1)
  const last = lines.pop() ?? ''
  const gap = columns - widthOf(last) - widthOf(amount)
  return [...lines, `${last}${' '.repeat(gap)}${amount}`]
}

/** What comes out of the printer of the kitchen. No line is wider than its paper. */
export function ticketLines(order: OwnOrder, options: TicketOptions): TicketLine[] {
  const columns = COLUMNS[options.paper]
  const bigColumns = Math.floor(columns / BIG)
  const small = (text: string, indent = 0) =>
    wrap(text, columns, indent).map((line) => ({ text: line, isBig: false }))
  const big = (text: string, indent = 0) =>
    wrap(text, bigColumns, indent).map((line) => ({ text: line, isBig: true }))
  const amounts = (left: string, cents: number) =>
    pair(left, moneyText(cents), columns).map((text) => ({ text, isBig: false }))
  const rule: TicketLine = { text: '-'.repeat(columns), isBig: false }
  const { hasPrices } = options

  const lines = order.lines.flatMap((line) => {
    const name = line.variant_name ? `${line.name}, ${line.variant_name}` : line.name
    return [
      ...big(`${line.quantity}x ${name}`, 3),
      ...line.options.flatMap(({ name: option, quantity }) =>
        big(`+ ${quantity > 1 ? `${quantity}x ` : ''}${option}`, 2),
      ),
      ...(line.note ? big(`>> ${line.note.toLocaleUpperCase('pt-BR')}`, 3) : []),
      ...(line.is_alcoholic ? small(texts.adult) : []),
      ...(hasPrices ? amounts('', line.total_cents) : []),
    ]
  })
  return [
    ...small(options.business),
    ...(options.isCopy ? big(texts.copy) : []),
    ...big(texts.order(order.number)),
    ...big(placeOf(order)),
    ...small(texts.placed(momentText(new Date(order.placed_at)))),
    ...dueLines(order, options.printedAt).flatMap((text) => big(text)),
    rule,
    ...lines,
    ...(order.note ? [rule, ...big(`>> ${order.note.toLocaleUpperCase('pt-BR')}`, 3)] : []),
    rule,
    ...contactLines(order).flatMap((text) => small(text)),
    ...(hasPrices
      ? [
          ...(contactLines(order).length > 0 ? [rule] : []),
          ...amounts(texts.items, order.items_cents),
          ...(order.delivery_cents > 0 ? amounts(texts.delivery, order.delivery_cents) : []),
          ...(order.service_cents > 0 ? amounts(texts.service, order.service_cents) : []),
          ...amounts(texts.total, order.total_cents),
          ...paymentLines(order).flatMap(({ left, cents }) =>
            cents === null ? small(left) : amounts(left, cents),
          ),
        ]
      : []),
    ...small(texts.printed(momentText(options.printedAt))),
  ]
}

/** What the kitchen cooks towards: the hour that the customer reads too. */
function dueLines(order: OwnOrder, now: Date): string[] {
  const { mode, status, scheduled_for: scheduled, promised_at: promised } = order
  const wanted = scheduled ? [texts.scheduled(momentText(new Date(scheduled)))] : []
  if (status === 'cancelled') return wanted
  // A promise of another hour than the wanted one stands beside it.
  if (promised && promised !== scheduled) {
    return [...wanted, texts.promised[mode](timeText(promised, now))]
  }
  const isOpen = status === 'received' && !scheduled
  return isOpen ? [texts.usual(timeText(order.usual_promise_at, now))] : wanted
}

function placeOf({ mode, table_label, contact }: OwnOrder): string {
  const mode_word = ORDER_MODE_WORDS[mode].toLocaleUpperCase('pt-BR')
  if (mode === 'table') return texts.table(table_label ?? '')
  const where = mode === 'delivery' ? contact?.address?.neighbourhood : contact?.name
  return where ? `${mode_word} ${where}` : mode_word
}

function contactLines({ mode, contact }: OwnOrder): string[] {
  if (!contact || mode === 'table') return []
  const { name, phone, address } = contact
  return [
    phone ? `${name}, ${phone}` : name,
    ...(address
      ? [
          [address.street, address.number, address.complement].filter(Boolean).join(', '),
          address.neighbourhood,
          ...(address.reference ? [texts.reference(address.reference)] : []),
        ]
      : []),
  ]
}

function paymentLines({
  payment_method: method,
  pix,
  total_cents,
  change_for_cents: note,
}: OwnOrder) {
  if (!method) return []
  if (pix) return [{ left: texts.pix(PIX_STATE_WORDS[pix]), cents: null }]
  const change = method === 'dinheiro' ? changeOf(total_cents, note) : null
  return [
    { left: texts.payments[method], cents: null },
    ...(note !== null && change !== null && change > 0
      ? [
          { left: texts.paysWith, cents: note },
          { left: texts.change, cents: change },
        ]
      : []),
  ]
}
