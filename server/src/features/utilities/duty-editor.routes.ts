import * as contract from '@portal/contract/utilities/duty-editor'
import { overlapsOf } from '@portal/contract/utilities/duty-rules'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { addDuties } from './add-duties.ts'
import { requirePossible } from './duties.rules.ts'
import { presentEditedShift } from './present-utilities.ts'
import { readDutyMonth } from './read-duty-month.ts'
import { removeDuty } from './remove-duty.ts'
import { readRotaSheet } from './rota-sheet.rules.ts'
import { updateDuty } from './update-duty.ts'
import type { Deps } from './utilities.feature.ts'
import { verifyDuties } from './verify-duties.ts'

/** Enough to see what is the matter. */
const MOST_SHOWN = 60

export function dutyEditorRoutes(app: FastifyInstance, deps: Deps) {
  route(app, contract.readDutyMonth, ({ query }) => readDutyMonth(query.month, deps.stores))
  route(app, contract.previewDuties, ({ body }) => preview(body, deps))
  route(app, contract.addDuties, ({ body, actor }) => addDuties(actor, body, deps))
  route(app, contract.updateDuty, async ({ params, body, actor }) =>
    presentEditedShift(await updateDuty(actor, { ...params, ...body }, deps)),
  )
  route(app, contract.removeDuty, ({ params, actor }) => removeDuty(actor, params.id, deps))
  route(app, contract.verifyDuties, ({ body, actor }) => verifyDuties(actor, body.month, deps))
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
