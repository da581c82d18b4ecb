import type { ClaimStatus } from '@portal/contract/guide/claims/claim'
import { Conflict, Forbidden, Invalid } from '../../../platform/errors/domain-errors.ts'
import { claimsTexts } from './claims.texts.ts'

/** What of a listing matters to who claims it. */
export type ClaimedPlace = {
  status: string
  userId: string | null
  phone: string | null
  whatsapp: string | null
}

export type ClaimBarrier = 'already-owned' | 'email-unconfirmed'

export function barrierOf(
  place: Pick<ClaimedPlace, 'userId'>,
  person: { emailVerified: boolean },
): ClaimBarrier | null {
  if (place.userId !== null) return 'already-owned'
  return person.emailVerified ? null : 'email-unconfirmed'
}

export function requireMayClaim(
  place: Pick<ClaimedPlace, 'userId'>,
  person: { emailVerified: boolean },
) {
  switch (barrierOf(place, person)) {
    case 'already-owned':
      throw alreadyOwned()
    case 'email-unconfirmed':
      throw new Forbidden(
        'claims.email-unconfirmed',
        'the e-mail is not confirmed',
        claimsTexts.emailUnconfirmed,
      )
  }
}

export const alreadyOwned = () =>
  new Conflict('claims.already-owned', 'the place has an owner', claimsTexts.owned)

export const alreadyOpen = () =>
  new Conflict('claims.already-open', 'one is waiting', claimsTexts.alreadyOpen)

export function requirePending({ status }: { status: ClaimStatus }) {
  if (status !== 'pending') {
    throw new Conflict('claims.decided', `it is ${status}`, claimsTexts.decided)
  }
}

/** The number the public page leads to; without an area code nothing can be sent to it. */
export function phoneOf({ whatsapp, phone }: Pick<ClaimedPlace, 'phone' | 'whatsapp'>) {
  return [whatsapp, phone].find((number) => number && /^\d{10,11}$/.test(number)) ?? null
}

/** "(91) •••••-7777": who answers that phone recognises it, and nobody learns it. */
export function phoneHint(phone: string): string {
  const hidden = '•'.repeat(phone.length - 6)
  return `(${phone.slice(0, 2)}) ${hidden}-${phone.slice(-4)}`
}

export type Document = { userId: string | null; status: string; isPrivate: boolean }

const { document: texts } = claimsTexts

export function requireOwnDocument(
  document: Document | null,
  userId: string,
): asserts document is Document {
  if (document?.userId !== userId) throw refusal(texts.unknown)
  if (document.status === 'processing') throw refusal(texts.processing)
  if (document.status !== 'ready') throw refusal(texts.failed)
}

/** A photo that pages show is no document. */
export const documentShown = () => refusal(texts.shown)

const refusal = (message: string) =>
  new Invalid(
    'claims.document',
    'the document cannot be used',
    [{ path: 'proof.media_id', message }],
    message,
  )
