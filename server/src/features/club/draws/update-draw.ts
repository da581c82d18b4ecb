import type { DraftRecord } from '@portal/contract/club/draws/draw-admin'
import type { Actor } from '../../../platform/actor.ts'
import { NotFound, requireSameVersion } from '../../../platform/errors/domain-errors.ts'
import type { Deps } from './draws.feature.ts'
import { requireStatus } from './draws.rules.ts'
import { drawsTexts } from './draws.texts.ts'

type Input = { id: string; version: number; title: string; summary: string; draft: DraftRecord }

/** What is typed of the legal record, as far as it goes. */
export async function updateDraw(
  actor: Actor,
  { id, version, title, summary, draft }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(async ({ draws, audit }) => {
    const now = clock.now()
    const draw = await draws.lock(id)
    if (!draw) throw new NotFound('draw', id)
    requireSameVersion(draw, version, drawsTexts.stale)
    requireStatus(draw, 'draft')
    await draws.save({ id, title, summary, draft }, now)
    await audit.record(actor, now, { action: 'draw.updated', subjectId: id })
  })
}
