import { namesOf } from '../../shared/names-of.ts'

/** Words and limits of events. Free of zod: the browser reads it too. */

export const EVENT_CATEGORY_WORDS = {
  festa: 'Festas e shows',
  cultura: 'Cultura e teatro',
  gastronomia: 'Gastronomia',
  feira: 'Feiras e mercados',
  esporte: 'Esporte',
  religioso: 'Fé e tradição',
  infantil: 'Para crianças',
  natureza: 'Natureza e passeios',
  curso: 'Cursos e oficinas',
  comunidade: 'Comunidade',
} as const
export type EventCategory = keyof typeof EVENT_CATEGORY_WORDS
export const EVENT_CATEGORIES = namesOf(EVENT_CATEGORY_WORDS)

export const EVENT_STATUSES = [
  'draft',
  'pending',
  'published',
  'rejected',
  'suspended',
  'archived',
] as const
export type EventStatus = (typeof EVENT_STATUSES)[number]
export const EVENT_STATUS_WORDS: Record<EventStatus, string> = {
  draft: 'Rascunho',
  pending: 'Em análise',
  published: 'Publicado',
  rejected: 'Recusado',
  suspended: 'Suspenso',
  archived: 'Arquivado',
}

/** Whether it happens as announced. */
export const SITUATIONS = ['scheduled', 'cancelled', 'postponed', 'sold_out'] as const
export type Situation = (typeof SITUATIONS)[number]
export const SITUATION_WORDS: Record<Situation, string> = {
  scheduled: 'Programado',
  cancelled: 'Cancelado',
  postponed: 'Adiado',
  sold_out: 'Esgotado',
}

/** "Classificação indicativa" of the Ministry of Justice. */
export const AGE_RATING_WORDS = {
  L: 'Livre',
  '10': '10 anos',
  '12': '12 anos',
  '14': '14 anos',
  '16': '16 anos',
  '18': '18 anos',
} as const
export type AgeRating = keyof typeof AGE_RATING_WORDS
export const AGE_RATINGS = ['L', '10', '12', '14', '16', '18'] as const satisfies AgeRating[]

/** Parts of the programme people ask for; "" is all that is still to come. */
export const PERIODS = ['hoje', 'fim-de-semana', 'proximo-fim-de-semana', 'mes'] as const
export type Period = (typeof PERIODS)[number]

export const TITLE_MAX = 120
export const EVENT_DESCRIPTION_MAX = 4000
export const VENUE_MAX = 120
export const ADDRESS_MAX = 160
export const ORGANISER_MAX = 120
export const NOTE_MAX = 300
export const REASON_MAX = 600
export const REASON_MIN = 5
export const URL_MAX = 300
export const MOST_EXCEPTIONS = 100
export const PRICE_MAX_CENTS = 10_000_000
/** Nobody announces further ahead, and nothing is written out further. */
export const LONGEST_EVENT_DAYS = 60
