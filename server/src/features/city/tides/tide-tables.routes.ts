import * as contract from '@portal/contract/city/tides/tide-table'
import { isoDateOfDay } from '@portal/contract/shared/calendar-days'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../platform/http/route.ts'
import { importTideTable } from './import-tide-table.ts'
import { conflictsOf, doubtsOf } from './judge-table.rules.ts'
import { presentExtreme } from './present-tide.ts'
import { readTable } from './read-table.ts'
import { removeTideTable } from './remove-tide-table.ts'
import type { Deps } from './tides.feature.ts'

/** Enough to see what is the matter; the counts tell the whole. */
const MOST_SHOWN = 60

export function tideTablesRoutes(app: FastifyInstance, deps: Deps) {
  route(app, contract.listTideTables, () => deps.stores.tides.list())
  route(app, contract.previewTideTable, ({ body }) => preview(body.csv, deps))
  route(app, contract.importTideTable, ({ body, actor }) => importTideTable(actor, body, deps))
  route(app, contract.removeTideTable, ({ params, actor }) =>
    removeTideTable(actor, params.id, deps),
  )
}

async function preview(csv: string, { stores, foreign }: Deps) {
  const { days, problems } = await readTable(csv, { foreign })
  const known = [...days.keys()].sort((one, other) => one - other)
  const [first, last] = [known[0], known.at(-1)]
  const present =
    first === undefined || last === undefined ? null : await stores.tides.officialDays(first, last)
  const conflicts = conflictsOf(days, present?.days ?? new Map())
  const doubts = doubtsOf(days)
  return {
    days: days.size,
    extremes: [...days.values()].reduce((sum, extremes) => sum + extremes.length, 0),
    first_date: first === undefined ? null : isoDateOfDay(first),
    last_date: last === undefined ? null : isoDateOfDay(last),
    problems: problems.slice(0, MOST_SHOWN),
    conflicts: conflicts.slice(0, MOST_SHOWN).map(({ day, tableId, present: told, imported }) => ({
      date: isoDateOfDay(day),
      present: {
        ...(present?.tables.get(tableId) ?? { name: '', edition: '' }),
        extremes: told.map(presentExtreme),
      },
      imported: imported.map(presentExtreme),
    })),
    conflict_count: conflicts.length,
    doubts: doubts.slice(0, MOST_SHOWN).map(({ day, minutes, metres }) => ({
      date: isoDateOfDay(day),
      minutes,
      metres: Math.round(metres * 100) / 100,
    })),
    doubt_count: doubts.length,
  }
}
