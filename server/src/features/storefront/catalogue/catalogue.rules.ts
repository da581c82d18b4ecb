import type { CatalogueKind } from '@portal/contract/guide/establishments/catalogue-kinds'
import type { Module } from '@portal/contract/guide/establishments/establishment'
import { isModuleInPlan } from '@portal/contract/guide/establishments/plan-rules'
import type { PlanLimits } from '@portal/contract/shared/plan-limits'
import { MOST_ITEMS } from '@portal/contract/storefront/catalogue/catalogue.texts'
import type {
  OwnItem,
  OwnOptionGroup,
  OwnSection,
} from '@portal/contract/storefront/catalogue/catalogue-editor'
import type { ItemContent } from '@portal/contract/storefront/catalogue/catalogue-fields'
import { contentOf } from '@portal/contract/storefront/catalogue/item-content-rules'
import { type Actor, isAdministrator } from '../../../platform/actor.ts'
import { isUsablePhoto, type PhotoOfUse } from '../../../platform/database/photos-of-use.ts'
import { Forbidden, Invalid } from '../../../platform/errors/domain-errors.ts'
import { catalogueTexts as texts } from './catalogue.texts.ts'

/** The business a catalogue belongs to. */
export type Place = {
  id: string
  slug: string
  name: string
  isPublished: boolean
  modules: Module[]
  limits: PlanLimits
}

/** As it is stored: whether the plan reaches it follows from its place among the others. */
export type Item = Omit<OwnItem, 'is_within_plan'>
export type Section = Omit<OwnSection, 'items'> & { kind: CatalogueKind; items: Item[] }
export type LibraryGroup = OwnOptionGroup & { kind: CatalogueKind }
export type FoundItem = { item: Item; sectionId: string; kind: CatalogueKind }

/** Administrators prepare what a plan will show later. */
export function requireInPlan(actor: Actor, kind: CatalogueKind, limits: PlanLimits) {
  if (isAdministrator(actor) || isModuleInPlan(limits, kind)) return
  throw new Forbidden('catalogue.not-in-plan', `no ${kind} in the plan`, texts.notInPlan(kind))
}

/** How many items there may be; a plan without a limit has that of a page. */
export const mostItems = (actor: Actor, { catalogueItems }: PlanLimits): number =>
  isAdministrator(actor) ? MOST_ITEMS : Math.min(catalogueItems ?? MOST_ITEMS, MOST_ITEMS)

/** What a smaller plan left over stays and may be edited; it is never added to. */
export function requireRoom(actor: Actor, limits: PlanLimits, existing: number, added = 1) {
  const most = mostItems(actor, limits)
  if (existing + added <= most) return
  throw new Forbidden('catalogue.item-limit', `${existing} of ${most}`, texts.itemLimit(most))
}

/**
 * The first ones in the order of the team, as many as the plan has, the menu before the shop; the rest
 * waits for a larger one. `before` counts the items of the catalogues before this one.
 */
export function withinPlan(
  sections: readonly Section[],
  { catalogueItems: most }: PlanLimits,
  before: number,
): OwnSection[] {
  let shown = before
  return sections.map(({ kind: _kind, ...section }) => ({
    ...section,
    items: section.items.map((item) => {
      shown += 1
      return { ...item, is_within_plan: most === null || shown <= most }
    }),
  }))
}

export function requireUsablePhoto(
  photo: PhotoOfUse | null,
  { userId, shown }: { userId: string | null; shown: string | null },
) {
  if (isUsablePhoto(photo, { userId, shown })) return
  const problem = { path: 'photo_id', message: texts.photo }
  throw new Invalid('catalogue.photo', 'the photo cannot be used', [problem], texts.photo)
}

/** Refuses ids that are not of the item or the group, or hang from another parent than before. */
export function requireKnownParts(
  wanted: readonly { id?: string | undefined; parent: string }[],
  known: ReadonlyMap<string, string>,
) {
  const ids = wanted.flatMap(({ id }) => (id === undefined ? [] : [id]))
  const isKnown = wanted.every(({ id, parent }) => id === undefined || known.get(id) === parent)
  if (isKnown && new Set(ids).size === ids.length) return
  throw new Invalid(
    'catalogue.parts',
    'an option, variant or item is not known here',
    [],
    texts.gone,
  )
}

/** What a copy has: the same groups of options, and no ids and codes, which are of one item only. */
export function contentOfCopy(item: Item): ItemContent {
  const content = contentOf(item)
  return {
    ...content,
    sku: null,
    variants: content.variants.map(({ id: _variant, ...variant }) => ({ ...variant, sku: null })),
  }
}
