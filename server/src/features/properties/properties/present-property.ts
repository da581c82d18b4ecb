import type { Photo } from '@portal/contract/ground/media/media'
import {
  ASKED_AFTER_DAYS,
  HIDDEN_AFTER_DAYS,
  LEADS_KEPT_MONTHS,
} from '@portal/contract/properties/properties/properties.texts'
import type { Property } from './properties.rules.ts'
import { type FoundLead, stageOf } from './property-leads.store.ts'

const DAY_MS = 86_400_000

type Known = { photos: ReadonlyMap<string, Photo>; isWithinPlan: boolean; now: Date }

export function presentOwnProperty(property: Property, { photos, isWithinPlan, now }: Known) {
  return {
    ...property,
    hidden_by: property.hiddenBy,
    hidden_reason: property.hiddenReason,
    photos: property.photoIds.flatMap((id) => photos.get(id) ?? []),
    published_at: property.publishedAt,
    confirmed_at: property.confirmedAt,
    hides_at: hidesAt(property, now),
    is_from_feed: property.feedId !== null,
    is_within_plan: isWithinPlan,
    updated_at: property.updatedAt,
  }
}

/** From the day it is asked about; before that there is nothing to do. */
function hidesAt({ status, feedId, confirmedAt }: Property, now: Date): Date | null {
  if (status !== 'published' || feedId !== null || !confirmedAt) return null
  const days = (now.getTime() - confirmedAt.getTime()) / DAY_MS
  return days < ASKED_AFTER_DAYS
    ? null
    : new Date(confirmedAt.getTime() + HIDDEN_AFTER_DAYS * DAY_MS)
}

export function presentLead(lead: FoundLead) {
  const keptUntil = new Date(lead.created_at)
  keptUntil.setUTCMonth(keptUntil.getUTCMonth() + LEADS_KEPT_MONTHS)
  return {
    ...lead,
    stage: stageOf(lead),
    notes: lead.notes.map(({ created_at: at, ...note }) => ({ ...note, created_at: new Date(at) })),
    kept_until: keptUntil,
  }
}
