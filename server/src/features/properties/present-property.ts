import type { Photo } from '@portal/contract/media/media'
import type { OwnProperty } from '@portal/contract/properties/own-property'
import {
  ASKED_AFTER_DAYS,
  HIDDEN_AFTER_DAYS,
  LEADS_KEPT_MONTHS,
} from '@portal/contract/properties/properties.texts'
import type { PropertyLead } from '@portal/contract/properties/property-lead'
import type { Property } from './properties.rules.ts'
import type { FoundLead } from './property-leads.store.ts'

const DAY_MS = 86_400_000

type Known = { photos: ReadonlyMap<string, Photo>; isWithinPlan: boolean; now: Date }

export function presentOwnProperty(
  property: Property,
  { photos, isWithinPlan, now }: Known,
): OwnProperty {
  return {
    id: property.id,
    slug: property.slug,
    status: property.status,
    hidden_by: property.hiddenBy,
    hidden_reason: property.hiddenReason,
    content: property.content,
    photos: property.photoIds.flatMap((id) => photos.get(id) ?? []),
    published_at: property.publishedAt?.toISOString() ?? null,
    confirmed_at: property.confirmedAt?.toISOString() ?? null,
    hides_at: hidesAt(property, now)?.toISOString() ?? null,
    is_from_feed: property.feedId !== null,
    is_within_plan: isWithinPlan,
    version: property.version,
    updated_at: property.updatedAt.toISOString(),
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

export function presentLead(lead: FoundLead): PropertyLead {
  const keptUntil = new Date(lead.created_at)
  keptUntil.setUTCMonth(keptUntil.getUTCMonth() + LEADS_KEPT_MONTHS)
  return {
    id: lead.id,
    property: lead.property,
    name: lead.name,
    email: lead.email,
    phone: lead.phone,
    message: lead.message,
    created_at: lead.created_at.toISOString(),
    read_at: lead.read_at?.toISOString() ?? null,
    kept_until: keptUntil.toISOString(),
  }
}
