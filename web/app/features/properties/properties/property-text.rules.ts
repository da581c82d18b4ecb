import {
  APPROXIMATE_RADIUS_METERS,
  type PropertyKind,
} from '@portal/contract/properties/properties/properties.texts'
import type { Property, PropertyCard } from '@portal/contract/properties/properties/property'
import { offersOf } from '@portal/contract/properties/properties/property-rules'
import { cityDay } from '~/platform/moments.ts'
import { propertiesTexts as texts } from './properties.texts.ts'

const whole = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  maximumFractionDigits: 0,
})
const exact = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const number = new Intl.NumberFormat('pt-BR')

/** "R$ 620.000"; centavos only where there are any. */
export const priceText = (cents: number) =>
  cents % 100 === 0 ? whole.format(cents / 100) : exact.format(cents / 100)

export const numberText = (value: number) => number.format(value)

const PER: Record<PropertyKind, string> = texts.per
export type PriceLine = { kind: PropertyKind; price: string; per: string }

/** The way that was asked for first. */
export function priceLines(
  property: Pick<PropertyCard, 'prices'>,
  asked?: PropertyKind,
): PriceLine[] {
  const lines = offersOf(property).map(({ kind, cents }) => ({
    kind,
    price: priceText(cents),
    per: PER[kind],
  }))
  return lines.sort((one, other) => Number(other.kind === asked) - Number(one.kind === asked))
}

/** "cond. R$ 480/mês · IPTU R$ 1.240/ano"; what nobody told is not said. */
export function costText({
  condominium_cents,
  iptu,
}: Pick<PropertyCard, 'condominium_cents' | 'iptu'>) {
  return [
    condominium_cents === null
      ? null
      : condominium_cents === 0
        ? texts.noCondominium
        : texts.condominium(priceText(condominium_cents)),
    iptu === null || iptu.cents === 0 ? null : texts.iptu[iptu.period](priceText(iptu.cents)),
  ]
    .filter((part) => part !== null)
    .join(' · ')
}

const DAY_MS = 86_400_000

/** "Atualizado há 3 dias" on the city's calendar. */
export function updatedText(updatedAt: string, now: Date): string {
  const days = Math.round(
    (Date.parse(cityDay(now)) - Date.parse(cityDay(new Date(updatedAt)))) / DAY_MS,
  )
  return texts.updated(Math.max(0, days))
}

/** "Rua X, 12, Atalaia", or as much of it as the advertiser shows. */
export const whereText = ({
  address,
  neighbourhood,
}: Pick<Property, 'address' | 'neighbourhood'>) =>
  [address, neighbourhood].filter(Boolean).join(', ')

export const circleText = (neighbourhood: string) =>
  texts.place.circle(neighbourhood, APPROXIMATE_RADIUS_METERS)

/** What one square metre costs, where it is for sale and somebody measured it. */
export function squareMetreText({
  prices,
  living_area: area,
}: Pick<Property, 'prices' | 'living_area'>) {
  const { sale_cents: sale } = prices
  return sale === null || !area ? null : `R$ ${number.format(Math.round(sale / 100 / area))}/m²`
}
