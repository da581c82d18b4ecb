/** "Utilidade pública". Free of zod: the browser reads it too. */

export const UTILITY_KINDS = [
  'emergency',
  'health',
  'transport',
  'office',
  'atm',
  'bank',
  'fuel',
  'tow',
  'toilets',
  'parking',
  'service',
] as const
export type UtilityKind = (typeof UTILITY_KINDS)[number]
export const UTILITY_KIND_WORDS: Record<UtilityKind, string> = {
  emergency: 'Emergência',
  health: 'Saúde',
  transport: 'Transporte',
  office: 'Órgãos públicos',
  atm: 'Caixas eletrônicos',
  bank: 'Bancos e lotéricas',
  fuel: 'Postos de combustível',
  tow: 'Guincho',
  toilets: 'Banheiros públicos',
  parking: 'Estacionamento',
  service: 'Outros serviços',
}

export const UTILITY_STATUSES = ['draft', 'published', 'archived'] as const
export type UtilityStatus = (typeof UTILITY_STATUSES)[number]
export const UTILITY_STATUS_WORDS: Record<UtilityStatus, string> = {
  draft: 'Rascunho',
  published: 'No ar',
  archived: 'Arquivado',
}

/** Ordered: what is urgent is read first. */
export const NOTICE_SEVERITIES = ['urgent', 'attention', 'info'] as const
export type NoticeSeverity = (typeof NOTICE_SEVERITIES)[number]
export const NOTICE_SEVERITY_WORDS: Record<NoticeSeverity, string> = {
  urgent: 'Urgente',
  attention: 'Atenção',
  info: 'Aviso',
}

export const UTILITY_TITLE_MAX = 100
export const UTILITY_BODY_MAX = 2000
export const UTILITY_HOURS_MAX = 300
export const UTILITY_ADDRESS_MAX = 160
export const UTILITY_SOURCE_MAX = 160
export const MOST_PHONES = 6
export const NOTICE_TITLE_MAX = 120
export const NOTICE_BODY_MAX = 1000

/** A month of shifts, twice over, is what a sheet brings. */
export const MOST_SHIFTS = 200
/** The longest a pharmacy is on duty in one piece. */
export const LONGEST_SHIFT_DAYS = 31
export const ROTA_MAX_LENGTH = 60_000
