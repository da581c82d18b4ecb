import type { Module } from '@portal/contract/guide/establishments/establishment'
import { isModuleInPlan, modulesInForce } from '@portal/contract/guide/establishments/plan-rules'
import type {
  HIDDEN_BY,
  PropertyStatus,
} from '@portal/contract/properties/properties/properties.texts'
import type { PropertyContent } from '@portal/contract/properties/properties/property-fields'
import { whatIsMissing } from '@portal/contract/properties/properties/property-rules'
import type { PlanLimits } from '@portal/contract/shared/plan-limits'
import { type Actor, isAdministrator } from '../../../platform/actor.ts'
import type { PhotoOfUse } from '../../../platform/database/photos-of-use.ts'
import { Conflict, Forbidden, Invalid } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { propertiesTexts as texts } from './properties.texts.ts'

export type HiddenBy = (typeof HIDDEN_BY)[number]

/** The business behind properties, with what its page needs. */
export type Advertiser = {
  id: string
  slug: string
  name: string
  creci: string | null
  isPublished: boolean
  modules: Module[]
  limits: PlanLimits
}

/** As its own people and the portal know it: nothing of it goes to a visitor as it is. */
export type Property = {
  id: string
  establishmentId: string
  slug: string
  status: PropertyStatus
  hiddenBy: HiddenBy | null
  hiddenReason: string | null
  publishedAt: Date | null
  /** When somebody last said that it is still to be had, and when that was asked since. */
  confirmedAt: Date | null
  askedAt: Date | null
  feedId: string | null
  externalId: string | null
  version: number
  createdAt: Date
  updatedAt: Date
  photoIds: string[]
  content: PropertyContent
}

/** Everything that visitors read of one advertiser's properties. */
export const propertiesOfTag = Tag.propertiesOf

export const isOnTheAir = ({ isPublished, limits, modules }: Advertiser): boolean =>
  isPublished && modulesInForce(limits, modules).includes('real_estate')

/** Administrators prepare what a plan will show later. */
export function requireInPlan(actor: Actor, limits: PlanLimits) {
  if (isAdministrator(actor) || isModuleInPlan(limits, 'real_estate')) return
  throw new Forbidden('properties.not-in-plan', 'no properties in the plan', texts.notInPlan)
}

/** What a smaller plan left over stays and may be edited; it is never added to. */
export function requireRoom(actor: Actor, { properties: most }: PlanLimits, held: number) {
  if (isAdministrator(actor) || most === null || held < most) return
  throw new Forbidden('properties.limit', `${held} of ${most}`, texts.limit(most))
}

export const isWithinPlan = ({ properties: most }: PlanLimits, olderOnes: number): boolean =>
  most === null || olderOnes < most

/** One's own, or shown here already: those of a manager who has left stay. */
export function requireUsablePhotos(
  wanted: readonly string[],
  known: readonly PhotoOfUse[],
  { userId, shown, most }: { userId: string | null; shown: readonly string[]; most: number },
) {
  const byId = new Map(known.map((photo) => [photo.id, photo]))
  const isUsable = (id: string) => {
    const photo = byId.get(id)
    return photo?.status === 'ready' && (shown.includes(id) || photo.userId === userId)
  }
  if (!wanted.every(isUsable)) throw refusedPhotos(texts.photo)
  if (wanted.length > most && wanted.some((id) => !shown.includes(id))) {
    throw refusedPhotos(texts.photoLimit(most))
  }
}

const refusedPhotos = (message: string) =>
  new Invalid(
    'properties.photos',
    'photos cannot be used',
    [{ path: 'photo_ids', message }],
    message,
  )

/** Before anybody sees it there must be something to see. */
export function requireWhole({ content }: Pick<Property, 'content'>) {
  const missing = whatIsMissing(content)
  if (missing.length === 0) return
  const fields = missing.map(({ field, message }) => ({ path: `content.${field}`, message }))
  throw new Invalid('properties.incomplete', 'not whole', fields, texts.incomplete)
}

/** What a feed says of it would be written over at the next reading: it is changed where it comes from. */
export function requireByHand({ feedId }: Pick<Property, 'feedId'>) {
  if (feedId === null) return
  throw new Conflict('properties.from-feed', 'kept by a feed', texts.fromFeed)
}

/** What the portal took off the air comes back by the portal; what was archived does not come back. */
export function requireMove(property: Property, to: PropertyStatus, actor: Actor) {
  if (property.status === 'archived') {
    throw new Conflict('properties.archived', 'archived', texts.archived)
  }
  if (property.hiddenBy === 'portal' && to === 'published' && !isAdministrator(actor)) {
    throw new Conflict('properties.hidden-by-portal', 'hidden by the team', texts.hiddenByPortal)
  }
  if (property.status === 'draft' && to === 'hidden') {
    throw new Conflict('properties.draft', 'a draft is not on the air', texts.stillDraft)
  }
}
