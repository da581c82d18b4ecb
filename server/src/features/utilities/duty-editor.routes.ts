import * as contract from '@portal/contract/utilities/duty-editor'
import { overlapsOf } from '@portal/contract/utilities/duty-rules'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { requireAdministrator } from '../../platform/actor.ts'
import { requirePerson } from '../../platform/auth/identity.ts'
import { route } from '../../platform/http/route.ts'
import { addDuties } from './add-duties.ts'
import { requirePossible } from './duties.rules.ts'
import { presentEditedShift } from './present-utilities.ts'
import { readDutyMonth } from './read-duty-month.ts'
import { removeDuty } from './remove-duty.ts'
import { readRotaSheet } from './rota-sheet.rules.ts'
import { updateDuty } from './update-duty.ts'
import { verifyDuties } from './verify-duties.ts'

/** Enough to see what is the matter. */
const MOST_SHOWN = 60

export function dutyEditorRoutes(app: FastifyInstance, deps: Deps) {
  route(app, contract.readDutyMonth, async ({ query }, request) => {
    requireAdministrator(await requirePerson(request, deps))
    return readDutyMonth(query.month, deps.stores)
  })
  route(app, contract.previewDuties, async ({ body }, request) => {
    requireAdministrator(await requirePerson(request, deps))
    return preview(body, deps)
  })
  route(app, contract.addDuties, async ({ body }, request) =>
    addDuties(await requirePerson(request, deps), body, deps),
  )
  route(app, contract.updateDuty, async ({ params, body }, request) =>
    presentEditedShift(
      await updateDuty(await requirePerson(request, deps), { ...params, ...body }, deps),
    ),
  )
  route(app, contract.removeDuty, async ({ params }, request) =>
    removeDuty(await requirePerson(request, deps), params.id, deps),
  )
  route(app, contract.verifyDuties, async ({ body }, request) =>
    verifyDuties(await requirePerson(request, deps), body.month, deps),
  )
}

type Given = { csv: string } | { shifts: contract.WantedShift[] }

async function preview(given: Given, { stores }: Deps) {
  if ('shifts' in given) requirePossible(given.shifts)
  const { shifts, problems } =
    'csv' in given
      ? readRotaSheet(given.csv, await stores.duties.pharmacies())
      : { shifts: given.shifts, problems: [] }
  const present = (await stores.duties.inTheWayOf(shifts)).map(presentEditedShift)
  return {
    shifts,
    problems: problems.slice(0, MOST_SHOWN),
    conflicts: overlapsOf(shifts, present)
      .slice(0, MOST_SHOWN)
      .map(({ one, other }) => ({ wanted: one, present: other })),
  }
}
