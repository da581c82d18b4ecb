import { writeEntryList } from '@portal/contract/club/draws/entry-list'
import { z } from 'zod'
import type { Actor } from '../../../platform/actor.ts'
import { Conflict, NotFound, requireSameVersion } from '../../../platform/errors/domain-errors.ts'
import { momentText } from '../../../platform/moment-text.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import type { Deps } from './draws.feature.ts'
import { DRAWS_TAG, requireRecord, requireStatus, ruleOf } from './draws.rules.ts'
import { drawsTexts } from './draws.texts.ts'

/** Sends everybody who takes part the hash of the list: what they hold is a witness. */
export const TELL_LIST_JOB = defineJob('draws.tell-list', z.object({ drawId: z.uuid() }))

type Input = {
  id: string
  /** None where the clock closes it. */
  version?: number
}

/** Nobody comes in, nobody goes out: the list is written down and its hash is public. */
export async function freezeDraw(
  actor: Actor,
  { id, version }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(async ({ draws, drawEntries, drawOutcomes, audit, jobs, changes }) => {
    const now = clock.now()
    const draw = await draws.lock(id)
    if (!draw) throw new NotFound('draw', id)
    if (version !== undefined) requireSameVersion(draw, version, drawsTexts.stale)
    const { record } = requireRecord(draw)
    requireStatus(draw, 'open')
    if (now < record.closes_at) {
      const sentence = drawsTexts.notClosedYet(momentText(record.closes_at))
      throw new Conflict('draws.not-closed-yet', 'its period is not over', sentence)
    }
    const entries = await drawEntries.listAll(id)
    const list = writeEntryList(
      {
        ...ruleOf(record),
        drawNumber: draw.number,
        certificate: record.certificate_number,
        closedAt: record.closes_at.toISOString(),
        participants: draw.participantCount,
      },
      entries,
    )
    const sha256 = await drawOutcomes.addFile(id, 'entries', Buffer.from(list), now)
    await draws.freeze(id, now)
    await audit.record(actor, now, {
      action: 'draw.frozen',
      subjectId: id,
      details: { entries: entries.length, sha256 },
    })
    await jobs.add(TELL_LIST_JOB, { drawId: id })
    changes.announce(DRAWS_TAG)
  })
}
