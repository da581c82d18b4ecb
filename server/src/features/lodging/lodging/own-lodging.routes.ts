import { isModuleInPlan } from '@portal/contract/guide/establishments/plan-rules'
import * as contract from '@portal/contract/lodging/lodging/lodging-editor'
import type { FastifyInstance } from 'fastify'
import type { Person } from '../../../platform/auth/identity.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
import { mayOrAdministrates, requireRightOrAdministrator } from '../../../platform/team-roles.ts'
import { copyUnit } from './copy-unit.ts'
import { createUnit } from './create-unit.ts'
import type { Deps } from './lodging.feature.ts'
import { asksCadastur, type Unit, withinPlan } from './lodging.rules.ts'
import { orderUnits } from './order-units.ts'
import { presentSettings } from './present-lodging.ts'
import { priceNights } from './price-nights.ts'
import { removeUnit } from './remove-unit.ts'
import { saveLodgingSettings } from './save-lodging-settings.ts'
import { saveSeasons } from './save-seasons.ts'
import { updateUnit } from './update-unit.ts'

/** What the people of a lodging do with its units, prices and rules. */
export function ownLodgingRoutes(app: FastifyInstance, deps: Deps) {
  const { stores, clock } = deps

  async function present(id: string, actor: Person): Promise<contract.OwnLodging> {
    const role = await stores.team.roleOf(id, actor.userId)
    requireRightOrAdministrator(actor, role, 'rooms.see', id)
    const place = await stores.lodging.findPlace(id, clock.now())
    if (!place) throw new NotFound('establishment', id)
    const settings = await stores.lodging.readSettings(id)
    return {
      units: withinPlan(await stores.lodging.listUnits(id), place.limits),
      settings: { ...presentSettings(place, settings), version: settings.version },
      seasons: await stores.houseSeasons.list(id),
      seasons_version: await stores.houseSeasons.readVersion(id),
      asks_cadastur: asksCadastur(place.schemaType),
      unit_limit: place.limits.lodgingUnits,
      is_in_plan: isModuleInPlan(place.limits, 'lodging'),
      is_switched_on: place.modules.includes('lodging'),
      may: { edit: mayOrAdministrates(actor, role, 'rooms.edit') },
    }
  }

  /** Its place among all of them says whether the plan reaches it. */
  async function presentUnit(establishmentId: string, unit: Unit, actor: Person) {
    const { units } = await present(establishmentId, actor)
    const shown = units.find(({ id }) => id === unit.id)
    return { ...unit, is_within_plan: shown?.is_within_plan ?? false }
  }

  route(app, contract.readOwnLodging, ({ params: { id }, actor }) => present(id, actor))
  route(app, contract.createUnit, async ({ params: { id }, body, actor }) =>
    presentUnit(id, await createUnit(actor, { establishmentId: id, ...body }, deps), actor),
  )
  route(app, contract.updateUnit, async ({ params, body: { version, ...content }, actor }) => {
    const named = { establishmentId: params.id, id: params.unit, version }
    return presentUnit(params.id, await updateUnit(actor, { ...named, content }, deps), actor)
  })
  route(app, contract.removeUnit, async ({ params, query: { version }, actor }) => {
    await removeUnit(actor, { establishmentId: params.id, id: params.unit, version }, deps)
    return { removed: true as const }
  })
  route(app, contract.copyUnit, async ({ params, body: { id }, actor }) => {
    const copy = { establishmentId: params.id, of: params.unit, id }
    return presentUnit(params.id, await copyUnit(actor, copy, deps), actor)
  })
  route(app, contract.orderUnits, async ({ params: { id }, body, actor }) => {
    await orderUnits(actor, { establishmentId: id, ...body }, deps)
    return present(id, actor)
  })
  route(app, contract.saveSeasons, async ({ params: { id }, body, actor }) => {
    await saveSeasons(actor, { establishmentId: id, ...body }, deps)
    return present(id, actor)
  })
  route(app, contract.priceNights, async ({ params: { id }, body, actor }) => ({
    nights: await priceNights(actor, { establishmentId: id, ...body }, deps),
  }))
  route(app, contract.saveLodgingSettings, async ({ params: { id }, body, actor }) => {
    const { version, ...content } = body
    await saveLodgingSettings(actor, { establishmentId: id, version, content }, deps)
    return present(id, actor)
  })
}
