import { namesOf } from '../../shared/names-of.ts'

/** Beaches and attractions. Free of zod: the browser reads it too. */

export const SIGHT_KINDS = ['beach', 'attraction'] as const
export type SightKind = (typeof SIGHT_KINDS)[number]

export const SIGHT_STATUSES = ['draft', 'published', 'archived'] as const
export type SightStatus = (typeof SIGHT_STATUSES)[number]

export const SIGHT_STATUS_WORDS: Record<SightStatus, string> = {
  draft: 'Rascunho',
  published: 'Publicada',
  archived: 'Arquivada',
}

/** What people look for; the order is that of the filter. */
export const SIGHT_TAG_WORDS = {
  familia: 'Com a família',
  criancas: 'Com crianças',
  tranquila: 'Tranquila',
  'por-do-sol': 'Pôr do sol',
  surfe: 'Surfe e kite',
  dunas: 'Dunas',
  'agua-doce': 'Água doce',
  'rio-e-mar': 'Rio e mar',
  'carros-na-areia': 'Carros na areia',
  bares: 'Barracas e bares',
  noite: 'À noite',
  caminhada: 'Caminhada',
  aves: 'Aves',
  barco: 'De barco',
  historia: 'História',
  natureza: 'Natureza',
} as const
export type SightTag = keyof typeof SIGHT_TAG_WORDS
export const SIGHT_TAGS = namesOf(SIGHT_TAG_WORDS)

export const FACILITY_WORDS = {
  kiosks: 'Barracas com comida',
  toilets: 'Banheiros',
  showers: 'Chuveiros',
  parking: 'Estacionamento',
  lifeguards: 'Guarda-vidas',
  accessibility: 'Acessibilidade',
} as const
export type Facility = keyof typeof FACILITY_WORDS
export const FACILITIES = namesOf(FACILITY_WORDS)

/** Whether cars may go down a ramp at all; the tide decides when. */
export const RAMP_ACCESSES = ['open', 'restricted', 'closed'] as const
export type RampAccess = (typeof RAMP_ACCESSES)[number]
export const RAMP_ACCESS_WORDS: Record<RampAccess, string> = {
  open: 'Aberta a veículos',
  restricted: 'Com restrição a veículos',
  closed: 'Fechada a veículos',
}

export const WATER_RESULTS = ['fit', 'unfit'] as const
export type WaterResult = (typeof WATER_RESULTS)[number]
export const WATER_RESULT_WORDS: Record<WaterResult, string> = {
  fit: 'Própria para banho',
  unfit: 'Imprópria para banho',
}

/** With which water a place is at its best. */
export const BEST_TIDES = ['low', 'high'] as const
export type BestTide = (typeof BEST_TIDES)[number]
export const BEST_TIDE_WORDS: Record<BestTide, string> = {
  low: 'Maré baixa',
  high: 'Maré alta',
}

export const DURATION_MAX = 60
export const BEST_TIME_MAX = 80
export const BRING_MAX = 60
export const MOST_BRING = 8
export const SIGHT_NAME_MAX = 80
export const SUMMARY_MAX = 200
export const NOTE_TITLE_MAX = 80
export const NOTE_TEXT_MAX = 400
export const MOST_NOTES = 12
export const MOST_RAMPS = 8
export const MOST_SAMPLES = 60
export const MOST_SIGHT_PHOTOS = 20
