import { type Capability, isAvailable } from '../shared/capabilities.ts'

/** Words of the guide, as people read them. Free of zod: the browser reads them too. */

export const AMENITIES = [
  'wifi',
  'estacionamento',
  'pet',
  'acessivel',
  'ar-condicionado',
  'musica-ao-vivo',
  'area-externa',
  'espaco-kids',
  'vista-para-o-mar',
  'reserva',
  'piscina',
  'cafe-da-manha',
] as const
type Amenity = (typeof AMENITIES)[number]

export const AMENITY_WORDS: Record<Amenity, string> = {
  wifi: 'Wi-Fi',
  estacionamento: 'Estacionamento',
  pet: 'Aceita pet',
  acessivel: 'Acessível',
  'ar-condicionado': 'Ar-condicionado',
  'musica-ao-vivo': 'Música ao vivo',
  'area-externa': 'Área externa',
  'espaco-kids': 'Espaço kids',
  'vista-para-o-mar': 'Vista para o mar',
  reserva: 'Aceita reserva',
  piscina: 'Piscina',
  'cafe-da-manha': 'Café da manhã',
}

export const PAYMENT_METHODS = ['dinheiro', 'pix', 'debito', 'credito', 'vale-refeicao'] as const
type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const PAYMENT_WORDS: Record<PaymentMethod, string> = {
  dinheiro: 'Dinheiro',
  pix: 'Pix',
  debito: 'Cartão de débito',
  credito: 'Cartão de crédito',
  'vale-refeicao': 'Vale-refeição',
}

export const PRICE_RANGES = [1, 2, 3, 4] as const
export type PriceRange = (typeof PRICE_RANGES)[number]

/** The sign beside the name, and what a person who does not see it hears. */
export const PRICE_WORDS: Record<PriceRange, { sign: string; words: string }> = {
  1: { sign: '$', words: 'Barato' },
  2: { sign: '$$', words: 'Preço médio' },
  3: { sign: '$$$', words: 'Caro' },
  4: { sign: '$$$$', words: 'Muito caro' },
}

export const MODULES = ['menu', 'delivery', 'lodging', 'shop', 'real_estate'] as const
export type ModuleName = (typeof MODULES)[number]

const MODULE_CAPABILITIES: Record<ModuleName, Capability> = {
  menu: 'menu',
  delivery: 'delivery',
  lodging: 'lodging',
  shop: 'shop',
  real_estate: 'properties',
}

/** Those that have screens; what an owner switched on before stays saved. */
export const availableModules = (): ModuleName[] =>
  MODULES.filter((module) => isAvailable(MODULE_CAPABILITIES[module]))

export const MODULE_WORDS: Record<ModuleName, string> = {
  menu: 'Cardápio',
  delivery: 'Delivery',
  lodging: 'Hospedagem',
  shop: 'Loja',
  real_estate: 'Imóveis',
}

export const STATUSES = [
  'draft',
  'pending',
  'published',
  'rejected',
  'suspended',
  'archived',
] as const
type Status = (typeof STATUSES)[number]

export const STATUS_WORDS: Record<Status, string> = {
  draft: 'Rascunho',
  pending: 'Em análise',
  published: 'Publicado',
  rejected: 'Recusado',
  suspended: 'Suspenso',
  archived: 'Arquivado',
}

export const MEMBER_ROLES = ['owner', 'manager', 'staff'] as const
type MemberRole = (typeof MEMBER_ROLES)[number]

export const ROLE_WORDS: Record<MemberRole, string> = {
  owner: 'Dono',
  manager: 'Gerente',
  staff: 'Equipe',
}

export const DIRECTORY_SORTS = ['relevancia', 'distancia', 'avaliacao', 'nome'] as const
type Sort = (typeof DIRECTORY_SORTS)[number]

export const SORT_WORDS: Record<Sort, string> = {
  relevancia: 'Mais relevantes',
  distancia: 'Mais perto',
  avaliacao: 'Melhor avaliados',
  nome: 'Nome (A–Z)',
}

/** What an owner edits, by the name the form, the diff and the checklist give it. */
export const FIELD_WORDS = {
  name: 'Nome',
  category_id: 'Categoria',
  subcategory_id: 'Subcategoria',
  specialties: 'Especialidades',
  description: 'Descrição',
  cnpj: 'CNPJ',
  phone: 'Telefone',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  website: 'Site',
  instagram: 'Instagram',
  facebook: 'Facebook',
  street: 'Rua',
  number: 'Número',
  complement: 'Complemento',
  neighbourhood: 'Bairro',
  cep: 'CEP',
  place: 'Local no mapa',
  price_range: 'Faixa de preço',
  payment_methods: 'Formas de pagamento',
  amenities: 'Comodidades',
  accessibility_notes: 'Acessibilidade',
  modules: 'Módulos',
  hours: 'Horário de funcionamento',
  photos: 'Fotos',
} as const
export type FieldName = keyof typeof FIELD_WORDS

/** Published, these wait for an administrator; the page keeps what it shows until then. */
export const SENSITIVE_FIELDS = [
  'name',
  'category_id',
  'subcategory_id',
  'cnpj',
  'street',
  'number',
  'complement',
  'neighbourhood',
  'cep',
  'place',
] as const satisfies readonly FieldName[]
export type SensitiveField = (typeof SENSITIVE_FIELDS)[number]
