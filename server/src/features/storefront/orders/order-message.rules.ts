import { PAYMENT_WORDS } from '@portal/contract/guide/establishments/amenities.texts'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { CITY_TIME_ZONE } from '@portal/contract/shared/time-zones'
import { ORDER_MODE_WORDS } from '@portal/contract/storefront/orders/orders.texts'
import type { KeptLine, Order } from './order.rules.ts'

/** wa.me documents no limit; beyond this some phones open an empty message. */
export const MESSAGE_MAX_ENCODED = 2000
const LINES_TOLD = 12
const COUNTRY_CODE = '55'

type Told = Pick<
  Order,
  | 'number'
  | 'mode'
  | 'table_label'
  | 'scheduled_for'
  | 'total_cents'
  | 'delivery_cents'
  | 'payment_method'
  | 'change_for_cents'
  | 'address'
  | 'contact_name'
  | 'note'
> & { lines: readonly KeptLine[] }

const clock = new Intl.DateTimeFormat('pt-BR', {
  timeZone: CITY_TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** What people typed must not turn the rest bold, nor begin a line of its own. */
const plain = (text: string) =>
  text
    .replaceAll(/[*_~`]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The order as somebody would write it, with the link where it stands. */
export function orderMessage(order: Told, url: string): string {
  for (let told = LINES_TOLD; told > 0; told -= 1) {
    const text = messageWith(order, url, told)
    if (encodeURIComponent(text).length <= MESSAGE_MAX_ENCODED) return text
  }
  return `Pedido ${order.number}\n${url}`
}

function messageWith(order: Told, url: string, told: number): string {
  const { lines, address, scheduled_for: scheduled } = order
  const rest = lines.slice(told).reduce((all, { quantity }) => all + quantity, 0)
  return [
    `*Pedido ${order.number}* · ${modeText(order)}`,
    ...(scheduled ? [`Para ${clock.format(scheduled).replace(', ', ' às ')}`] : []),
    '',
    ...lines.slice(0, told).map(lineText),
    ...(rest > 0 ? [`+ ${rest} ${rest === 1 ? 'item' : 'itens'}`] : []),
    '',
    ...(order.delivery_cents > 0 ? [`Entrega: ${moneyText(order.delivery_cents)}`] : []),
    `*Total: ${moneyText(order.total_cents)}*${paymentText(order)}`,
    ...(address
      ? [
          plain(
            [`${address.street}, ${address.number}`, address.complement, address.neighbourhood]
              .filter(Boolean)
              .join(', '),
          ),
        ]
      : []),
    ...(address?.reference ? [`Referência: ${plain(address.reference)}`] : []),
    ...(order.note ? [`Obs.: ${plain(order.note)}`] : []),
    ...(order.contact_name ? [plain(order.contact_name)] : []),
    '',
    `Acompanhe: ${url}`,
  ].join('\n')
}

const modeText = ({ mode, table_label: label }: Told) =>
  mode === 'table' ? `Mesa ${plain(label ?? '')}` : ORDER_MODE_WORDS[mode]

function lineText({ quantity, name, variant_name: variant, options, note }: KeptLine): string {
  const chosen = options.map((option) =>
    option.quantity > 1 ? `${option.quantity}× ${option.name}` : option.name,
  )
  const inside = [variant, ...chosen, note].filter(Boolean).map((text) => plain(text ?? ''))
  return `${quantity}× ${plain(name)}${inside.length > 0 ? ` (${inside.join('; ')})` : ''}`
}

function paymentText({ payment_method: method, change_for_cents: note }: Told): string {
  if (!method) return ''
  return `, ${PAYMENT_WORDS[method].toLowerCase()}${note ? `, troco para ${moneyText(note)}` : ''}`
}

export const whatsAppUrl = (digits: string | null, text: string): string | null =>
  digits ? `https://wa.me/${COUNTRY_CODE}${digits}?text=${encodeURIComponent(text)}` : null
