import { isAvailable } from './capabilities.ts'
import type { PlanLimits } from './plan-limits.ts'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** What a plan gives, in a few lines for whoever chooses one: only what works. */
export function planLines(limits: PlanLimits): string[] {
  return [
    limits.establishments === 1
      ? '1 negócio com página completa'
      : `${limits.establishments} negócios com página completa`,
    limits.establishments === 1
      ? `${limits.photosPerEstablishment} fotos e WhatsApp direto`
      : `${limits.photosPerEstablishment} fotos em cada um e WhatsApp direto`,
    ...(limits.isFeatured ? ['Destaque na página inicial e no mapa'] : []),
    ...(limits.hasOrdersAndShop && isAvailable('delivery')
      ? ['Pedidos de mesa, retirada e entrega']
      : []),
    ...catalogueLine(limits),
    ...(limits.hasAnalytics && isAvailable('analytics')
      ? ['Desempenho: visitas, origem e contatos']
      : []),
    ...(isAvailable('coupons') ? [couponsLine(limits)] : []),
  ]
}

function catalogueLine({ catalogueItems, hasOrdersAndShop }: PlanLimits): string[] {
  const parts = [
    ...(isAvailable('menu') ? ['cardápio'] : []),
    ...(hasOrdersAndShop && isAvailable('shop') ? ['loja'] : []),
  ].join(' e ')
  if (!parts) return []
  const name = `${parts[0]?.toUpperCase()}${parts.slice(1)}`
  return [
    catalogueItems === null
      ? `${name} sem limite de itens`
      : `${name} com até ${catalogueItems} itens`,
  ]
}

function couponsLine({ activeCoupons, flashOffers }: PlanLimits): string {
  const coupons = counted(activeCoupons, 'cupom', 'cupons')
  return flashOffers === 0
    ? `${counted(activeCoupons, 'cupom ativo', 'cupons ativos')} no Clube`
    : `${coupons} e ${counted(flashOffers, 'oferta relâmpago', 'ofertas relâmpago')}`
}
