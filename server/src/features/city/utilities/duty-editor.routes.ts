import * as contract from '@portal/contract/city/utilities/duty-editor'
import { overlapsOf } from '@portal/contract/city/utilities/duty-rules'
import { ROTA_MAX_LENGTH } from '@portal/contract/city/utilities/utility.texts'
import type { FastifyInstance } from 'fastify'
import { Invalid } from '../../../platform/errors/domain-errors.ts'
import { defineForeign, ForeignRefused } from '../../../platform/foreign/foreign-kind.ts'
import { route } from '../../../platform/http/route.ts'
import { requirePossible } from './duties.rules.ts'
import { addDuties, removeDuty, updateDuty, verifyDuties } from './duties.writes.ts'
import { presentEditedShift } from './present-utilities.ts'
import { readDutyMonth } from './read-duty-month.ts'
import type { readRotaSheet } from './rota-sheet.foreign.ts'
import type { Deps } from './utilities.feature.ts'
import { utilitiesTexts } from './utilities.texts.ts'

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

const ROTA = defineForeign<typeof readRotaSheet>('utilities.rota', {
  bytes: 4 * ROTA_MAX_LENGTH,
  timeMs: 5_000,
  heapMb: 128,
  resultBytes: 4_000_000,
})

function readRota(csv: string, known: contract.Pharmacy[], foreign: Deps['foreign']) {
  return foreign.read(ROTA, csv, known).catch((error: unknown) => {
    if (!(error instanceof ForeignRefused)) throw error
    throw new Invalid('duties.sheet', error.message, [], utilitiesTexts.duty.unreadable)
  })
}

type Given = { csv: string } | { shifts: contract.WantedShift[] }

async function preview(given: Given, { stores, foreign }: Deps) {
  if ('shifts' in given) requirePossible(given.shifts)
  const { shifts, problems } =
    'csv' in given
      ? await readRota(given.csv, await stores.duties.pharmacies(), foreign)
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
