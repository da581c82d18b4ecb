import type { PropertyKind } from './properties.texts.ts'

/** Free of zod: the browser reads it too. */

type Prices = {
  sale_price_cents: number | null
  rent_price_cents: number | null
  season_price_cents: number | null
}
type Publishable = Prices & {
  neighbourhood: string | null
  bedrooms: number | null
  suites: number | null
}

/** What stands between a draft and its page, by the field it is about. */
export function whatIsMissing(content: Publishable): { field: string; message: string }[] {
  const missing: { field: string; message: string }[] = []
  if (pricesOf(content).length === 0) {
    missing.push({
      field: 'sale_price_cents',
      message: 'Escreva pelo menos um preço: venda, aluguel ou temporada.',
    })
  }
  if (content.neighbourhood === null) {
    missing.push({ field: 'neighbourhood', message: 'Diga o bairro.' })
  }
  return missing
}

const pricesOf = ({ sale_price_cents, rent_price_cents, season_price_cents }: Prices) =>
  [sale_price_cents, rent_price_cents, season_price_cents].filter((price) => price !== null)

type Shown = {
  prices: { sale_cents: number | null; rent_cents: number | null; season_cents: number | null }
}

/** The ways it is offered, in the order people ask for them. */
export function offersOf({ prices }: Shown): { kind: PropertyKind; cents: number }[] {
  const { sale_cents: sale, rent_cents: rent, season_cents: season } = prices
  return [
    ...(sale === null ? [] : [{ kind: 'venda' as const, cents: sale }]),
    ...(rent === null ? [] : [{ kind: 'aluguel' as const, cents: rent }]),
    ...(season === null ? [] : [{ kind: 'temporada' as const, cents: season }]),
  ]
}

/** What keeping it costs a month, as far as that is known; null where nothing is. */
export function monthlyCost({
  condominium_cents: condominium,
  iptu,
}: {
  condominium_cents: number | null
  iptu: { cents: number; period: 'month' | 'year' } | null
}): number | null {
  if (condominium === null && iptu === null) return null
  const tax = iptu === null ? 0 : iptu.period === 'month' ? iptu.cents : Math.round(iptu.cents / 12)
  return (condominium ?? 0) + tax
}
