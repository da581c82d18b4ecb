import type { ContributionDecision } from '@portal/contract/newsroom/contributions/contribution-moderation'
import type { Actor } from '../../../platform/actor.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './contributions.feature.ts'
import { verdictOf } from './contributions.rules.ts'
import { TELL_SENDER_JOB, type TellSenderData } from './tell-sender.ts'

const ACTIONS = {
  publish: 'contribution.published',
  reject: 'contribution.rejected',
  answer: 'contribution.answered',
  suspend: 'contribution.suspended',
  archive: 'contribution.archived',
  restore: 'contribution.restored',
} as const

/** What is put away quietly is told to nobody. */
const NEWS: Partial<Record<ContributionDecision['decision'], TellSenderData['news']>> = {
  publish: 'published',
  reject: 'rejected',
  answer: 'answered',
  suspend: 'suspended',
}

export async function decideContribution(
  actor: Actor,
  { id, ...decision }: ContributionDecision & { id: string },
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(async ({ sentContributions, jobs, audit, changes }) => {
    const now = clock.now()
    const sent = await sentContributions.lock(id)
    if (!sent) throw new NotFound('contribution', id)
    await sentContributions.decide(id, verdictOf(sent, decision, now), now)
    await audit.record(actor, now, {
      action: ACTIONS[decision.decision],
      subjectId: id,
      details: { kind: sent.kind },
    })
    const news = NEWS[decision.decision]
    if (news) {
      const data: TellSenderData = { id, news }
      await jobs.add(TELL_SENDER_JOB, data)
    }
    changes.announce(Tag.contributions, Tag.contribution(id), Tag.waiting)
  })
}
