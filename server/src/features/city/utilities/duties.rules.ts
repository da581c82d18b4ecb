import type { Pharmacy, WantedShift } from '@portal/contract/city/utilities/duty-editor'
import { overlapsOf } from '@portal/contract/city/utilities/duty-rules'
import { LONGEST_SHIFT_DAYS } from '@portal/contract/city/utilities/utility.texts'
import { Invalid } from '../../../platform/errors/domain-errors.ts'
import { utilitiesTexts } from './utilities.texts.ts'

const texts = utilitiesTexts.duty
const LONGEST_MS = LONGEST_SHIFT_DAYS * 86_400_000

/** A pharmacy on duty for a while, as it is kept; what the guide knows better is read beside it. */
export type DutyShift = {
  id: string
  establishmentId: string | null
  name: string
  slug: string | null
  phone: string
  address: string
  place: { latitude: number; longitude: number } | null
  startsAt: Date
  endsAt: Date
  isExtra: boolean
  sourceName: string
  sourceUrl: string
  verifiedAt: Date | null
  version: number
}

export const isForward = ({ starts_at, ends_at }: Pick<WantedShift, 'starts_at' | 'ends_at'>) => {
  const length = Date.parse(ends_at) - Date.parse(starts_at)
  return length > 0 && length <= LONGEST_MS
}

/** Each forward in time, and no two main ones at once. */
export function requirePossible(shifts: readonly WantedShift[]) {
  const backward = shifts.findIndex((shift) => !isForward(shift))
  if (backward >= 0) {
    throw new Invalid(
      'utilities.duty-order',
      `shift ${backward} ends before it begins`,
      [{ path: `shifts.${backward}.ends_at`, message: texts.order }],
      texts.order,
    )
  }
  const together = shifts.some((one, index) => overlapsOf([one], shifts.slice(index + 1)).length)
  if (together) {
    throw new Invalid('utilities.duty-together', 'two at one time', [], texts.together)
  }
}

/** Only what the guide has: a listing that is gone is not on duty. */
export function requireKnown(shifts: readonly WantedShift[], known: readonly Pharmacy[]) {
  const ids = new Set(known.map(({ establishment_id }) => establishment_id))
  const wrong = shifts.findIndex(({ establishment_id: id }) => id !== null && !ids.has(id))
  if (wrong < 0) return
  throw new Invalid(
    'utilities.duty-pharmacy',
    `shift ${wrong} names no pharmacy of the guide`,
    [{ path: `shifts.${wrong}.establishment_id`, message: texts.pharmacy }],
    texts.pharmacy,
  )
}

/** "Farmácia São José" and "FARMACIA SAO JOSE " are one. */
export const sameName = (name: string) =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').trim().replace(/\s+/g, ' ').toLowerCase()
