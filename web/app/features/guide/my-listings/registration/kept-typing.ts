import { EMPTY_FORM, type ListingForm } from '../listing-form.rules.ts'
import type { Step } from './steps.rules.ts'

/** `draftId`: the draft that was asked for, while nobody knows whether it was made. */
export type Kept = { step: Step; typed: Partial<ListingForm>; draftId?: string }

/** By person and listing: on a shared computer nobody is shown what another one typed. */
const keyOf = (userId: string, listingId: string | null) =>
  `cadastro-negocio:${userId}:${listingId ?? 'novo'}`

/** What was typed and not yet saved; nothing where this device keeps nothing. */
export function readKept(userId: string, listingId: string | null): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(userId, listingId)) ?? 'null')
    if (!kept || typeof kept.typed !== 'object') return null
    const known = Object.entries(kept.typed as object).filter(
      ([name, value]) => isKnown(name) && sameKind(EMPTY_FORM[name], value),
    )
    const draftId = typeof kept.draftId === 'string' ? { draftId: kept.draftId } : {}
    return { step: kept.step, typed: Object.fromEntries(known), ...draftId }
  } catch {
    return null
  }
}

export function keep(userId: string, listingId: string | null, kept: Kept) {
  try {
    localStorage.setItem(keyOf(userId, listingId), JSON.stringify(kept))
  } catch {
    // A full or forbidden storage costs the convenience, not the form.
  }
}

export function forget(userId: string, listingId: string | null) {
  try {
    localStorage.removeItem(keyOf(userId, listingId))
  } catch {
    // Nothing was kept there.
  }
}

const isKnown = (name: string): name is keyof ListingForm => name in EMPTY_FORM

function sameKind(known: unknown, value: unknown): boolean {
  if (known === null) return value === null || (typeof value === 'object' && 'lat' in value)
  return Array.isArray(known) ? Array.isArray(value) : typeof known === typeof value
}
