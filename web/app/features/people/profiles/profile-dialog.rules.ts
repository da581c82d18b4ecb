import type { StateCode } from '@portal/contract/shared/states'
import { profilesTexts } from './profiles.texts.ts'

export type ProfileValues = {
  fullName: string
  /** Bare digits, as the masked field hands them out. */
  whatsapp: string
  state: StateCode | ''
  city: string
  acceptsPromotions: boolean
}

export type ProfileChanges = {
  full_name: string | null
  whatsapp: string | null
  state?: StateCode
  city?: string
  accepts_promotions: boolean
}

const MOST_DIGITS = 11

/** Spec §5: digits only, at most eleven, null when empty; the name trimmed, null when empty. */
export function changesOf({
  fullName,
  whatsapp,
  state,
  city,
  acceptsPromotions,
}: ProfileValues): ProfileChanges {
  return {
    full_name: fullName.trim() || null,
    whatsapp: whatsapp.replace(/\D/g, '').slice(0, MOST_DIGITS) || null,
    ...(state ? { state } : {}),
    ...(city.trim() ? { city: city.trim() } : {}),
    accepts_promotions: acceptsPromotions,
  }
}

/** It may be left out, but half a number is no number. */
export function problemOfOptionalWhatsapp(whatsapp: string): string | null {
  const { length } = whatsapp.replace(/\D/g, '')
  return length === 0 || length >= 10 ? null : profilesTexts.dialog.whatsappLength
}

/** Who came without a city may go on without one; a city that is known can only become another. */
export function problemOfCity(city: string, known: string | null): string | null {
  return known && city.trim() === '' ? profilesTexts.dialog.cityMissing : null
}
