import { type Capability, isAvailable } from '../../shared/capabilities.ts'

/** Words of the guide, as people read them. Free of zod: the browser reads them too. */

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
  check_in: 'Check-in a partir de',
  check_out: 'Check-out até',
  rooms: 'Quantos quartos',
  modules: 'Módulos',
  hours: 'Horário de funcionamento',
  photos: 'Fotos',
} as const
export type FieldName = keyof typeof FIELD_WORDS

/** Of them those that are a text or nothing, wherever they are read, kept, written and sent alike. */
export const TEXT_FIELDS = [
  'description',
  'cnpj',
  'phone',
  'whatsapp',
  'email',
  'website',
  'instagram',
  'facebook',
  'street',
  'number',
  'complement',
  'neighbourhood',
  'cep',
  'accessibility_notes',
  'check_in',
  'check_out',
] as const satisfies readonly FieldName[]

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
