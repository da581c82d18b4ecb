import { type Actor, systemActor } from '../../../platform/actor.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { REMOVE_FILES_JOB } from '../../../platform/queue/shared-jobs.ts'
import type { Deps } from './contributions.feature.ts'
import { mayWithdraw } from './contributions.rules.ts'

type Input = { id: string; by: Actor | null }

/**
 * Consent is taken back as easily as it was given: off the air at once, whatever its standing, and
 * its pictures are removed, files and all. Taking it back twice changes nothing.
 */
export async function withdrawContribution(
  { id, by }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(async ({ sentContributions, media, jobs, audit, changes }) => {
    const now = clock.now()
    const sent = await sentContributions.lock(id)
    if (!sent) throw new NotFound('contribution', id)
    if (!mayWithdraw(sent.status)) return
    const photos = await sentContributions.withdraw(id, now)
    const unused = await media.removeUnused(photos)
    if (unused.length > 0) await jobs.add(REMOVE_FILES_JOB, { ids: unused })
    await audit.record(by ?? systemActor, now, {
      action: 'contribution.withdrawn',
      subjectId: id,
      details: { was: sent.status, by: by ? 'account' : 'link' },
    })
    changes.announce(Tag.contributions, Tag.contribution(id), Tag.waiting)
  })
}
