/** Screens of a listing, and what its people need to enter; null is anybody of the team. */
export const LISTING_SCREENS = {
  pedidos: null,
  reservas: null,
  mensagens: 'read_messages',
  avaliacoes: null,
  negocio: 'edit',
  horarios: 'edit',
  fotos: 'edit',
  cardapio: null,
  loja: null,
  quartos: null,
  imoveis: null,
  receber: 'edit',
  balcao: null,
  ofertas: null,
  feed: null,
  desempenho: 'edit',
  equipe: null,
  cartaz: null,
} as const
export type ListingScreen = keyof typeof LISTING_SCREENS
