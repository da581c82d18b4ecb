import { isDeepStrictEqual } from 'node:util'
import { splitChanges } from '@portal/contract/guide/establishments/edit-rules'
import type { EstablishmentStatus } from '@portal/contract/guide/establishments/establishment'
import type {
  EstablishmentChanges,
  EstablishmentFields,
} from '@portal/contract/guide/establishments/establishment-fields'
import type { OpeningHours } from '@portal/contract/guide/establishments/hours-types'
import {
  SENSITIVE_FIELDS,
  type SensitiveField,
} from '@portal/contract/guide/establishments/vocabulary'
import { namesOf } from '@portal/contract/shared/names-of'
import type { PlanLimits } from '@portal/contract/shared/plan-limits'
import type { PlanType } from '@portal/contract/shared/plans'
import { entriesOf } from '@portal/contract/shared/records'
import { requireSameVersion } from '../../../platform/errors/domain-errors.ts'
import { establishmentsTexts } from './establishments.texts.ts'

export type SensitiveValues = Partial<Pick<EstablishmentFields, SensitiveField>>

/** A listing as its people and the administrators work on it. */
export type Listing = {
  id: string
  /** Null is a listing nobody has claimed. */
  userId: string | null
  slug: string
  fields: EstablishmentFields
  hours: OpeningHours | null
  photoCount: number
  /** Whether a price says anything of a place of its kind. */
  asksPrice: boolean
  status: EstablishmentStatus
  statusReason: string | null
  submittedAt: Date | null
  waiting: { values: SensitiveValues; since: Date } | null
  changesReason: string | null
  featuredUntil: Date | null
  verifiedAt: Date | null
  publishedAt: Date | null
  ratingCount: number
  ratingSum: number
  /** The plan that counts for it, as last seen. */
  plan: PlanType
  /** What it gives to this listing, as last seen. */
  limits: PlanLimits
  isDemo: boolean
  /** A duplicate: the listing it became part of. */
  mergedInto?: string | null
  version: number
  createdAt: Date
  updatedAt: Date
}

export const requireSameListing = (listing: Listing, seen: number) =>
  requireSameVersion(listing, seen, establishmentsTexts.stale)

/** What was or is public: a change of its name or place is looked at first. */
export function needsApproval({ status }: Listing): boolean {
  return status === 'published' || status === 'suspended'
}

/** Everything takes effect, and what waited for the same field no longer does. */
export function applyChanges(listing: Listing, changes: EstablishmentChanges): Listing {
  const fields = { ...listing.fields, ...given(changes) }
  return { ...listing, fields, waiting: stillWaiting(fields, listing.waiting) }
}

/** Free fields take effect; sensitive ones join what waits, unless they say what is shown already. */
export function applyWithApproval(
  listing: Listing,
  changes: EstablishmentChanges,
  now: Date,
): Listing {
  const { live, waiting: values } = splitChanges<SplitFields>(
    // What is suspended may be public again at any time.
    { ...listing.fields, status: 'published' },
    changes as Partial<SplitFields>,
    listing.waiting?.values,
  )
  const fields = { ...listing.fields, ...live }
  const waiting =
    Object.keys(values).length > 0 ? { values: values, since: listing.waiting?.since ?? now } : null
  const isNew = waiting !== null && !isDeepStrictEqual(waiting, listing.waiting)
  return { ...listing, fields, waiting, changesReason: isNew ? null : listing.changesReason }
}

type SplitFields = EstablishmentFields & { status: 'published' }

function stillWaiting(
  fields: EstablishmentFields,
  waiting: Listing['waiting'],
): Listing['waiting'] {
  if (!waiting) return null
  const values = Object.fromEntries(
    entriesOf(waiting.values).filter(([name, value]) => !isDeepStrictEqual(fields[name], value)),
  )
  return Object.keys(values).length > 0 ? { ...waiting, values } : null
}

/** Names of the fields that differ, for the audit log. */
export function changedFields(before: Listing, after: Listing) {
  const names = namesOf(after.fields)
  return names.filter((name) => !isDeepStrictEqual(before.fields[name], after.fields[name]))
}

/** Of these the audit log keeps the values: names, numbers and addresses may be the owner's own. */
const FACTS_OF_BUSINESS = [
  'price_range',
  'payment_methods',
  'amenities',
  'modules',
  'check_in',
  'check_out',
  'rooms',
]

export const isFactOfBusiness = (field: string): boolean => FACTS_OF_BUSINESS.includes(field)

export const waitingFields = ({ waiting }: Listing): string[] =>
  SENSITIVE_FIELDS.filter((field) => waiting && field in waiting.values)

export function isSameContent(before: Listing, after: Listing): boolean {
  return isDeepStrictEqual(before, after)
}

/** Somebody answerable for it has just looked at it. */
export function edited(listing: Listing, now: Date): Listing {
  return { ...listing, version: listing.version + 1, updatedAt: now, verifiedAt: now }
}

type Given = { [Name in keyof EstablishmentFields]?: EstablishmentFields[Name] }

/** Only what was said; a field that was not is left as it is. */
export function given(changes: EstablishmentChanges): Given {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
}
