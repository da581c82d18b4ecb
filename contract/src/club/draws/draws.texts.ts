import type { DrawFallback } from './draw-rules.ts'

/** Draws of the club. Free of zod: the browser reads it too. */

export const DRAW_STATUSES = ['draft', 'lawful', 'open', 'frozen', 'drawn'] as const
export type DrawStatus = (typeof DRAW_STATUSES)[number]
export const DRAW_STATUS_WORDS: Record<DrawStatus, string> = {
  draft: 'Rascunho',
  lawful: 'Registro legal feito',
  open: 'Aberto',
  frozen: 'Lista fechada',
  drawn: 'Realizado',
}

/** What earns a number: being a member who took part, and each coupon used at a counter where the record says so. */
export const ENTRY_REASONS = ['membership', 'redemption'] as const
export type EntryReason = (typeof ENTRY_REASONS)[number]
export const ENTRY_REASON_WORDS: Record<EntryReason, string> = {
  membership: 'Participação de membro do clube',
  redemption: 'Cupom usado no balcão',
}

/** Numbers that uses of coupons at one business earn one person in a day of the city. */
export const EARNED_PER_PLACE_A_DAY = 1

export const FALLBACK_WORDS: Record<DrawFallback, string> = {
  above: 'Se ninguém tem o número, vale o primeiro acima.',
  below: 'Se ninguém tem o número, vale o primeiro abaixo.',
}

export const CONTACT_CHANNELS = ['email', 'whatsapp', 'phone', 'letter'] as const
export type ContactChannel = (typeof CONTACT_CHANNELS)[number]
export const CONTACT_WORDS: Record<ContactChannel, string> = {
  email: 'E-mail',
  whatsapp: 'WhatsApp',
  phone: 'Telefone',
  letter: 'Carta',
}

/** Days in which a prize may be asked for, counted from the extraction (Decreto 70.951/72, art. 6º). */
export const CLAIM_DAYS = 180
export const ADULT_AGE = 18
/** The Loteria Federal is extracted at this hour of Brasília. */
export const EXTRACTION_HOUR = 19
export const DRAW_TITLE_MAX = 120
export const DRAW_SUMMARY_MAX = 400
export const REGULATION_MIN = 200
export const REGULATION_MAX = 60_000
export const PRIZE_TITLE_MAX = 120
export const PRIZE_TEXT_MAX = 240

export const CERTIFICATE_MAX_BYTES = 5 * 1024 * 1024
