import type { TeamRight } from '@portal/contract/team/team-rights'

/** Screens of a listing, and the right its people need to enter. */
export const LISTING_SCREENS = {
  pedidos: 'orders.see',
  reservas: 'stays.see',
  mensagens: 'messages.read',
  avaliacoes: 'reviews.read',
  negocio: 'listing.edit',
  horarios: 'listing.edit',
  fotos: 'listing.edit',
  cardapio: 'menu.see',
  loja: 'menu.see',
  quartos: 'rooms.see',
  imoveis: 'properties.see',
  receber: 'orders.set',
  balcao: 'coupons.redeem',
  ofertas: 'coupons.redeem',
  feed: 'connections.see',
  desempenho: 'insight.see',
  equipe: 'team.see',
  cartaz: 'posters',
} as const satisfies Record<string, TeamRight>
export type ListingScreen = keyof typeof LISTING_SCREENS
