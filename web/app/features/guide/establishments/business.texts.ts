import type { ModuleName } from '@portal/contract/guide/establishments/vocabulary'

/** Pages of their own: the first part of each address, and what leads there. */
export const STOREFRONTS: Partial<Record<ModuleName, readonly [path: string, label: string]>> = {
  menu: ['cardapio', 'Ver cardápio'],
  lodging: ['hospedagem', 'Quartos e diárias'],
  shop: ['loja', 'Ver loja'],
  real_estate: ['imoveis', 'Ver imóveis'],
}

/** What the page of a business says at first; what its later parts say is in their own file. */
export const businessTexts = {
  socialImage: ({ name, category }: { name: string; category: { name: string } }) =>
    `${name}, ${category.name}`,
  description: (name: string, city: string) => `Conheça ${name} em ${city}`,
  notFound: 'Página não encontrada',
  guide: 'Guia comercial',
  sections: 'Partes da página',
  events: 'Eventos',
  reviews: 'Avaliações',
  allReviews: (count: number) => `Ver todas as ${count} avaliações`,
  viewer: {
    open: (position: number) => `Ampliar foto ${position}`,
  },
  photos: 'Fotos',
  photo: (name: string, position: number) => `Foto ${position} de ${name}`,
  allPhotos: (count: number) => `Ver as ${count} fotos`,
  actions: {
    label: 'Falar com o negócio',
    order: 'Pedir',
    schedule: 'Agendar',
    whatsapp: 'WhatsApp',
    chat: 'Chamar no WhatsApp',
    greeting: (name: string, site: string) => `Olá! Encontrei ${name} no ${site}.`,
    call: 'Ligar',
    route: 'Rota',
    share: 'Compartilhar',
    message: 'Enviar mensagem',
  },
  about: 'Sobre',
  hours: 'Horários',
  place: 'Como chegar',
  nearby: 'Perto daqui',
} as const
