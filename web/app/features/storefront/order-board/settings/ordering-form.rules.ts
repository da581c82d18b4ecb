import type { OrderingContent, OwnOrdering } from '@portal/contract/storefront/orders/ordering'
import { MOST_TABLES, TABLE_LABEL_MAX } from '@portal/contract/storefront/orders/orders.texts'

export type ZoneForm = {
  neighbourhood: string
  /** In centavos, as the masked field hands it out. */
  fee: string
  minimum: string
  minutes: string
}
export type OrderingForm = Pick<
  OrderingContent,
  | 'takes_delivery'
  | 'takes_pickup'
  | 'takes_table'
  | 'takes_scheduled'
  | 'offers_service'
  | 'asks_phone_code'
> & {
  preparation_minutes: string
  slot_capacity: string
  day_ends_hour: string
  zones: ZoneForm[]
}

/** Half an hour to the next bairro, for nothing: what is written first is changed anyway. */
export const newZone = (neighbourhood: string, like?: ZoneForm): ZoneForm => ({
  fee: like?.fee ?? '',
  minimum: like?.minimum ?? '0',
  minutes: like?.minutes ?? '20',
  neighbourhood,
})

export function toForm({ content }: Pick<OwnOrdering, 'content'>): OrderingForm {
  const { preparation_minutes, slot_capacity, day_ends_hour, zones, ...switches } = content
  return {
    ...switches,
    preparation_minutes: String(preparation_minutes),
    slot_capacity: slot_capacity === null ? '' : String(slot_capacity),
    day_ends_hour: String(day_ends_hour),
    zones: zones.map(({ neighbourhood, fee_cents, minimum_cents, minutes }) => ({
      neighbourhood,
      fee: String(fee_cents),
      minimum: String(minimum_cents),
      minutes: String(minutes),
    })),
  }
}

/** What is empty is no number: the contract says so in its own words. */
const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

export function toContent(form: OrderingForm): OrderingContent {
  const { preparation_minutes, slot_capacity, day_ends_hour, zones, ...switches } = form
  return {
    ...switches,
    preparation_minutes: numberOf(preparation_minutes),
    slot_capacity: slot_capacity.trim() === '' ? null : Number(slot_capacity),
    day_ends_hour: numberOf(day_ends_hour),
    zones: zones.map(({ neighbourhood, fee, minimum, minutes }) => ({
      neighbourhood: neighbourhood.trim(),
      fee_cents: numberOf(fee),
      minimum_cents: numberOf(minimum),
      minutes: numberOf(minutes),
    })),
  }
}

/** From a path in the body to that of the form. */
export const fieldOf = (path: string) => path.replace(/(^zones\.\d+\.)(fee|minimum)_cents$/, '$1$2')

/** All as the first one; names stay. */
export const allAsFirst = (zones: readonly ZoneForm[]): ZoneForm[] =>
  zones.map((zone) => newZone(zone.neighbourhood, zones[0]))

const folded = (name: string) => name.trim().toLocaleLowerCase('pt-BR')

export const namesLeft = (all: readonly string[], zones: readonly ZoneForm[]): string[] => {
  const there = new Set(zones.map(({ neighbourhood }) => folded(neighbourhood)))
  return all.filter((name) => !there.has(folded(name)))
}

/** "1 a 12, Varanda 3" → thirteen labels; null where it says nothing that can be a table. */
export function tableLabels(typed: string): string[] | null {
  const labels: string[] = []
  for (const part of typed.split(/[,;\n]/)) {
    const text = part.trim().replace(/\s+/g, ' ')
    if (!text) continue
    const range = /^(\d{1,4})\s*(?:a|até|-|–)\s*(\d{1,4})$/i.exec(text)
    if (!range) {
      if (text.length > TABLE_LABEL_MAX) return null
      labels.push(text)
      continue
    }
    const [first, last] = [Number(range[1]), Number(range[2])]
    if (first > last || last - first >= MOST_TABLES) return null
    for (let number = first; number <= last; number += 1) labels.push(String(number))
  }
  return labels.length > 0 ? [...new Set(labels)] : null
}

/** "2" before "10". */
export const byLabel = (a: { label: string }, b: { label: string }) =>
  a.label.localeCompare(b.label, 'pt-BR', { numeric: true })
