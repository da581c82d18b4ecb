import type { Actor } from '../../../platform/actor.ts'
import { Invalid } from '../../../platform/errors/domain-errors.ts'
import { requireSeen } from './coverage.rules.ts'
import { coverageTexts } from './coverage.texts.ts'
import type { Deps } from './coverage-requests.feature.ts'

type Input = { id: string; version: number; assignee_id: string | null; due_on: string | null }

/** Who takes care of it, and until when: the team's own business. */
export async function arrangeCoverage(
  actor: Actor,
  { id, version, assignee_id: assigneeId, due_on: dueOn }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(async ({ coverage, audit }) => {
    const now = clock.now()
    requireSeen(await coverage.lock(id), id, version)
    const team = await coverage.listTeam()
    if (assigneeId && !team.some((teammate) => teammate.id === assigneeId)) {
      const message = coverageTexts.unknownAssignee
      throw new Invalid('coverage.assignee', message, [{ path: 'assignee_id', message }], message)
    }
    await coverage.arrange(id, { assigneeId, dueOn }, now)
    await audit.record(actor, now, {
      action: 'coverage.arranged',
      subjectId: id,
      details: { assignee_id: assigneeId, due_on: dueOn },
    })
  })
}
