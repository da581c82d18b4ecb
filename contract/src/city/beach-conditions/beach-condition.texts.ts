import { namesOf } from '../../shared/names-of.ts'

/** What the team sees at a beach and says for some hours. Free of zod: the browser reads it too. */

/** As lifeguards of the fire brigades fly them. */
export const BEACH_FLAG_WORDS = {
  green: { name: 'Verde', says: 'Mar calmo, risco baixo.' },
  yellow: { name: 'Amarela', says: 'Atenção: risco médio. Fique perto dos guarda-vidas.' },
  red: { name: 'Vermelha', says: 'Risco alto. Não entre no mar.' },
  'double-red': { name: 'Duas vermelhas', says: 'Mar fechado para banho.' },
  purple: { name: 'Roxa', says: 'Animais marinhos perigosos, como águas-vivas.' },
} as const
export type BeachFlag = keyof typeof BEACH_FLAG_WORDS
export const BEACH_FLAGS = namesOf(BEACH_FLAG_WORDS)

export const LIFEGUARD_WORDS = {
  'on-duty': 'Guarda-vidas na praia',
  absent: 'Sem guarda-vidas agora',
} as const
export type Lifeguards = keyof typeof LIFEGUARD_WORDS
export const LIFEGUARDS = namesOf(LIFEGUARD_WORDS)

/** A longer one would be believed when the sea has changed. */
export const CONDITION_HOURS = [1, 2, 3, 4, 6, 8, 12] as const
export const CONDITION_SOURCE_MAX = 80
export const CONDITION_NOTE_MAX = 160
