import type { Module } from '@portal/contract/guide/establishments/establishment'
import { isModuleInPlan } from '@portal/contract/guide/establishments/plan-rules'
import { MOST_UNITS, UNIT_NAME_MAX } from '@portal/contract/lodging/lodging/lodging.texts'
import type { OwnUnit } from '@portal/contract/lodging/lodging/lodging-editor'
import type { UnitContent } from '@portal/contract/lodging/lodging/lodging-fields'
import type { PlanLimits } from '@portal/contract/shared/plan-limits'
import { type Actor, isAdministrator } from '../../../platform/actor.ts'
import type { PhotoOfUse } from '../../../platform/database/photos-of-use.ts'
import { Forbidden, Invalid } from '../../../platform/errors/domain-errors.ts'
import { lodgingTexts as texts } from './lodging.texts.ts'
import { ownSeasons } from './price-nights.rules.ts'

/** The business that lets the units. */
export type Place = {
  id: string
  slug: string
  name: string
  isPublished: boolean
  modules: Module[]
  limits: PlanLimits
  /** Of schema.org: its own category's, or that of the one above. */
  schemaType: string
  checkIn: string | null
  checkOut: string | null
}

/** As it is stored: whether the plan reaches it follows from its place among the others. */
export type Unit = Omit<OwnUnit, 'is_within_plan'>
export type UnitId = { establishmentId: string; id: string }

/** Hotels and pousadas are registered with the Ministry of Tourism; who lets a home need not be. */
export const asksCadastur = (schemaType: string) =>
  ['Hotel', 'BedAndBreakfast', 'Hostel', 'Resort', 'Campground'].includes(schemaType)

/** Administrators prepare what a plan will show later. */
export function requireInPlan(actor: Actor, limits: PlanLimits) {
  if (isAdministrator(actor) || isModuleInPlan(limits, 'lodging')) return
  throw new Forbidden('lodging.not-in-plan', 'no lodging in the plan', texts.notInPlan)
}

/** What a smaller plan left over stays and may be edited; it is never added to. */
export function requireRoom(actor: Actor, { lodgingUnits }: PlanLimits, existing: number) {
  const most = isAdministrator(actor)
    ? MOST_UNITS
    : Math.min(lodgingUnits ?? MOST_UNITS, MOST_UNITS)
  if (existing < most) return
  throw new Forbidden('lodging.unit-limit', `${existing} of ${most}`, texts.unitLimit(most))
}

/** The first ones in the order of the team, as many as the plan has; the rest waits for a larger one. */
export function withinPlan(units: readonly Unit[], { lodgingUnits: most }: PlanLimits): OwnUnit[] {
  return units.map((unit, place) => ({ ...unit, is_within_plan: most === null || place < most }))
}

export function requireUsablePhotos(
  wanted: readonly string[],
  known: readonly PhotoOfUse[],
  { userId, shown }: { userId: string | null; shown: readonly string[] },
) {
  const byId = new Map(known.map((photo) => [photo.id, photo]))
  const bad = wanted.findIndex((id) => {
    const photo = byId.get(id)
    return photo?.status !== 'ready' || !(shown.includes(id) || photo.userId === userId)
  })
  if (bad < 0) return
  const problem = { path: `photo_ids.${bad}`, message: texts.photo }
  throw new Invalid('lodging.photo', `photo ${bad} cannot be used`, [problem], texts.photo)
}

export function contentOf(unit: Unit): UnitContent {
  const { id: _id, version: _version, photos, ...content } = unit
  return { ...content, seasons: ownSeasons(unit.seasons), photo_ids: photos.map(({ id }) => id) }
}

const SUFFIX = ' (cópia)'

export const nameOfCopy = (name: string) => name.slice(0, UNIT_NAME_MAX - SUFFIX.length) + SUFFIX
