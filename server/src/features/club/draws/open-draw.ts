import type { Actor } from '../../../platform/actor.ts'
import { Conflict, NotFound, requireSameVersion } from '../../../platform/errors/domain-errors.ts'
import type { Deps } from './draws.feature.ts'
import { DRAWS_TAG, requireRecord, requireStatus } from './draws.rules.ts'
import { drawsTexts } from './draws.texts.ts'

type Input = { id: string; version: number }

/** From here on everybody sees it, and members take part in its period. */
export async function openDraw(
  actor: Actor,
  { id, version }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(async ({ draws, audit, changes }) => {
    const now = clock.now()
    const draw = await draws.lock(id)
    if (!draw) throw new NotFound('draw', id)
    requireSameVersion(draw, version, drawsTexts.stale)
    const { record } = requireRecord(draw)
    requireStatus(draw, 'lawful')
    if (now >= record.closes_at) {
      throw new Conflict('draws.period-over', 'its period is over', drawsTexts.tooLateToOpen)
    }
    await draws.open(id, now)
    await audit.record(actor, now, { action: 'draw.opened', subjectId: id })
    changes.announce(DRAWS_TAG)
  })
}
