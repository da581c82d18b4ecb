import type { importTideTable as contract } from '@portal/contract/city/tides/tide-table'
import { isoDateOfDay } from '@portal/contract/shared/calendar-days'
import type { EndpointInput } from '@portal/contract/shared/endpoint'
import type { Actor } from '../../../platform/actor.ts'
import { Conflict, Invalid } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { conflictsOf, doubtsOf } from './judge-table.rules.ts'
import { readTable } from './read-table.ts'
import type { Deps } from './tides.feature.ts'
import { tidesTexts } from './tides.texts.ts'

const texts = tidesTexts.table

type Input = EndpointInput<typeof contract>['body']

/** All of the table or nothing of it. Its days are told by it from the next reader on. */
export async function importTideTable(
  actor: Actor,
  { csv, name, edition, replace, accept_doubts }: Input,
  { work, clock, foreign }: Pick<Deps, 'work' | 'clock' | 'foreign'>,
) {
  const { days, problems } = await readTable(csv, { foreign })
  const [problem] = problems
  if (problem) throw new Invalid('tides.table', problem.message, [], texts.invalid)
  if (!accept_doubts && doubtsOf(days).length > 0) {
    throw new Conflict('tides.doubts', 'far from our estimate', texts.doubts)
  }
  const known = [...days.keys()].sort((one, other) => one - other)
  const [first = 0, last = first] = [known[0], known.at(-1)]
  return work.transaction(async ({ tides, audit, changes }) => {
    await tides.lock()
    const present = await tides.officialDays(first, last)
    const conflicts = conflictsOf(days, present.days)
    if (!replace && conflicts.length > 0) {
      throw new Conflict('tides.conflicts', 'other values are there', texts.conflicts)
    }
    const now = clock.now()
    const importedBy = actor.kind === 'person' ? actor.userId : null
    const id = await tides.add({ name, edition, importedBy, importedAt: now })
    await tides.setDays(id, days)
    await audit.record(actor, now, {
      action: 'tides.table-imported',
      subjectId: id,
      details: {
        name,
        edition,
        days: days.size,
        from: isoDateOfDay(first),
        to: isoDateOfDay(last),
        replaced: conflicts.length,
      },
    })
    changes.announce(Tag.tides)
    return tides.list()
  })
}
