import type { PlanLimits } from '../../shared/plan-limits.ts'
import { availableModules, type ModuleName } from './vocabulary.ts'

/** What the owner's plan opens for a listing. Nothing is deleted by a downgrade: it is only hidden. */

export type Tier = 'basic' | 'full'

/** `owned` counts everything not archived, drafts too: a draft takes the place it will publish in. */
export function mayCreateEstablishment(limits: PlanLimits, owned: number): boolean {
  return owned < limits.establishments
}

/**
 * After a downgrade the oldest listings stay whole, as many as the plan has; the others fall back.
 * `olderOnes` counts the owner's listings that are older than this one.
 */
export function tierOf(limits: PlanLimits, olderOnes: number): Tier {
  return olderOnes < limits.establishments ? 'full' : 'basic'
}

export function mayAddPhotos(limits: PlanLimits, existing: number, added = 1): boolean {
  return existing + added <= limits.photosPerEstablishment
}

/** The first ones, in the owner's order: the rest waits for a larger plan. */
export function photosShown<Photo>(limits: PlanLimits, photos: readonly Photo[]): Photo[] {
  return photos.slice(0, limits.photosPerEstablishment)
}

export function isModuleInPlan(limits: PlanLimits, module: ModuleName): boolean {
  return mayHoldMore(limits, module, 0)
}

/** Switched on by the owner, inside the plan, and something that the portal can do. */
export function modulesInForce(
  limits: PlanLimits,
  switchedOn: readonly ModuleName[],
): ModuleName[] {
  return availableModules().filter(
    (module) => switchedOn.includes(module) && isModuleInPlan(limits, module),
  )
}

/** Whether one more catalogue item, lodging unit or property fits beside the `existing` ones. */
export function mayHoldMore(limits: PlanLimits, module: ModuleName, existing: number): boolean {
  const most = mostOf(limits, module)
  return most === null || existing < most
}

/** Delivery and shop sell from the catalogue, in the plans that take orders. `null` is no limit. */
function mostOf(limits: PlanLimits, module: ModuleName): number | null {
  switch (module) {
    case 'menu':
      return limits.catalogueItems
    case 'delivery':
    case 'shop':
      return limits.hasOrdersAndShop ? limits.catalogueItems : 0
    case 'lodging':
      return limits.lodgingUnits
    case 'real_estate':
      return limits.properties
  }
}
