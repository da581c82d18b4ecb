import { namesOf } from '../../shared/names-of.ts'

/** Words of real estate, as people read them. Free of zod: the browser reads them too. */

/** How far somebody who asked about a property has come. */
export const LEAD_STAGES = ['new', 'talking', 'visit', 'closed', 'lost'] as const
export type LeadStage = (typeof LEAD_STAGES)[number]
export const LEAD_STAGE_WORDS: Record<LeadStage, string> = {
  new: 'Novo',
  talking: 'Em conversa',
  visit: 'Visita marcada',
  closed: 'Fechado',
  lost: 'Perdido',
}
export const LEAD_NOTE_MAX = 500

export const PROPERTY_TYPES = [
  'casa',
  'casa-de-condominio',
  'sobrado',
  'apartamento',
  'cobertura',
  'flat',
  'kitnet',
  'loft',
  'studio',
  'terreno',
  'chacara',
  'fazenda',
  'sala-comercial',
  'ponto-comercial',
  'galpao',
  'predio',
  'pousada',
  'outro',
] as const
export type PropertyType = (typeof PROPERTY_TYPES)[number]

export const PROPERTY_TYPE_WORDS: Record<PropertyType, string> = {
  casa: 'Casa',
  'casa-de-condominio': 'Casa de condomínio',
  sobrado: 'Sobrado',
  apartamento: 'Apartamento',
  cobertura: 'Cobertura',
  flat: 'Flat',
  kitnet: 'Kitnet',
  loft: 'Loft',
  studio: 'Studio',
  terreno: 'Terreno',
  chacara: 'Chácara ou sítio',
  fazenda: 'Fazenda',
  'sala-comercial': 'Sala comercial',
  'ponto-comercial': 'Ponto comercial',
  galpao: 'Galpão',
  predio: 'Prédio',
  pousada: 'Pousada ou hotel',
  outro: 'Outro imóvel',
}

/** What is offered; a property may be offered in several ways. The words are those of the address. */
export const PROPERTY_KINDS = ['venda', 'aluguel', 'temporada'] as const
export type PropertyKind = (typeof PROPERTY_KINDS)[number]

export const PROPERTY_KIND_WORDS: Record<PropertyKind, string> = {
  venda: 'À venda',
  aluguel: 'Para alugar',
  temporada: 'Temporada',
}

export const PROPERTY_SORTS = ['recentes', 'menor-preco', 'maior-preco'] as const
export type PropertySort = (typeof PROPERTY_SORTS)[number]

export const PROPERTY_USAGES = ['residencial', 'comercial'] as const

export const DISPLAY_ADDRESSES = ['all', 'street', 'neighbourhood'] as const
export const DISPLAY_ADDRESS_WORDS: Record<(typeof DISPLAY_ADDRESSES)[number], string> = {
  all: 'Endereço completo e ponto exato no mapa',
  street: 'Rua e bairro, com o lugar aproximado',
  neighbourhood: 'Só o bairro, com o lugar aproximado',
}

export const PROPERTY_STATUSES = ['draft', 'published', 'hidden', 'archived'] as const
export type PropertyStatus = (typeof PROPERTY_STATUSES)[number]
export const PROPERTY_STATUS_WORDS: Record<PropertyStatus, string> = {
  draft: 'Rascunho',
  published: 'Publicado',
  hidden: 'Fora do ar',
  archived: 'Arquivado',
}

export const HIDDEN_BY = ['clock', 'portal', 'advertiser'] as const
export const IPTU_PERIODS = ['month', 'year'] as const

export const PROPERTY_AMENITY_WORDS = {
  piscina: 'Piscina',
  churrasqueira: 'Churrasqueira',
  varanda: 'Varanda',
  quintal: 'Quintal',
  jardim: 'Jardim',
  mobiliado: 'Mobiliado',
  'ar-condicionado': 'Ar-condicionado',
  armarios: 'Armários',
  closet: 'Closet',
  'area-de-servico': 'Área de serviço',
  dependencia: 'Dependência de empregada',
  'vista-mar': 'Vista para o mar',
  'pe-na-areia': 'Pé na areia',
  'condominio-fechado': 'Condomínio fechado',
  'portaria-24h': 'Portaria 24 h',
  elevador: 'Elevador',
  'salao-de-festas': 'Salão de festas',
  playground: 'Playground',
  academia: 'Academia',
  quadra: 'Quadra de esportes',
  internet: 'Internet',
  poco: 'Poço',
  'caixa-dagua': "Caixa d'água",
  gerador: 'Gerador',
  'energia-solar': 'Energia solar',
  acessivel: 'Acessível',
  'aceita-animais': 'Aceita animais',
} as const
export type PropertyAmenity = keyof typeof PROPERTY_AMENITY_WORDS
export const PROPERTY_AMENITIES = namesOf(PROPERTY_AMENITY_WORDS)

/** What the advertiser says of the documents; nobody checked it. */
export const PROPERTY_PAPERS = [
  'escritura',
  'fora-de-marinha',
  'contas-em-dia',
  'habite-se',
] as const
export const PROPERTY_PAPER_WORDS: Record<(typeof PROPERTY_PAPERS)[number], string> = {
  escritura: 'Escritura registrada',
  'fora-de-marinha': 'Fora de terreno de marinha',
  'contas-em-dia': 'IPTU e condomínio em dia',
  'habite-se': 'Habite-se',
}

/** What people ask for beyond rooms and price, over the whole city. */
export const CITY_MATTER_WORDS = {
  ...{ escritura: PROPERTY_PAPER_WORDS.escritura },
  ...{ 'fora-de-marinha': PROPERTY_PAPER_WORDS['fora-de-marinha'] },
  ...{ 'vista-mar': PROPERTY_AMENITY_WORDS['vista-mar'] },
  ...{ 'pe-na-areia': PROPERTY_AMENITY_WORDS['pe-na-areia'] },
  ...{ piscina: PROPERTY_AMENITY_WORDS.piscina, mobiliado: PROPERTY_AMENITY_WORDS.mobiliado },
  ...{ 'aceita-animais': PROPERTY_AMENITY_WORDS['aceita-animais'] },
} as const
export type CityMatter = keyof typeof CITY_MATTER_WORDS
export const CITY_MATTERS = namesOf(CITY_MATTER_WORDS)
/** How many searches one person has told of. */
export const MOST_ALERTS = 5
/** Of the small drawing of prices. */
export const PRICE_BARS = 12

export const PROPERTY_TITLE_MAX = 120
export const PROPERTY_TEXT_MAX = 4000
export const PROPERTY_PRICE_MAX_CENTS = 2_000_000_000
export const PROPERTY_COST_MAX_CENTS = 100_000_000
export const PROPERTY_AREA_MAX = 100_000_000
export const PROPERTY_PHOTOS_MAX = 60
export const LEAD_MESSAGE_MAX = 2000

/** Days after which the advertiser is asked, and after which an unanswered listing goes off the air. */
export const ASKED_AFTER_DAYS = 60
export const HIDDEN_AFTER_DAYS = 90
export const LEADS_KEPT_MONTHS = 12
/** A circle of this size around an approximate pin always holds the property. */
export const APPROXIMATE_RADIUS_METERS = 300
/** Says which sentence somebody agreed to when they left their contact. */
export const LEAD_CONSENT_VERSION = 'imovel-contato-1'
export const LEAD_CONSENT =
  'Concordo em passar meu nome e meu contato a este anunciante. Eles são apagados em 12 meses.'
