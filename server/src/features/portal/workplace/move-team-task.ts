import type { TeamKind } from '@portal/contract/portal/workplace/team-inbox-kinds'
import type { PersonActor } from '../../../platform/actor.ts'
import { Conflict, Invalid, NotFound } from '../../../platform/errors/domain-errors.ts'
import type { TeamWaitingPart } from '../../../platform/feature.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { TaskChange } from './team-tasks.store.ts'
import type { Deps } from './workplace.feature.ts'

type Access = Pick<Deps, 'work' | 'clock' | 'teamInbox'>
type Thing = { kind: TeamKind; id: string }

/** Whose it is, until when, later: colleagues agree on it, so nothing of it is for the audit log. */
export async function keepTeamTask(
  actor: PersonActor,
  thing: Thing,
  change: TaskChange,
  { work, clock, teamInbox }: Access,
) {
  const part = teamInbox.partOf(actor, thing)
  return work.transaction(async ({ teamTasks, changes }) => {
    const now = clock.now()
    if (!(await teamTasks.find(part, thing.id, now))) throw new NotFound(thing.kind, thing.id)
    if (change.assigneeId && !(await teamTasks.isColleague(change.assigneeId))) {
      throw new Invalid('team-task.assignee', 'not of the team', [
        { path: 'assignee_id', message: 'Esta pessoa não trabalha mais no portal.' },
      ])
    }
    await teamTasks.keep(thing, change, now)
    changes.announce(Tag.waiting)
    const kept = await teamTasks.find(part, thing.id, now)
    if (!kept) throw new NotFound(thing.kind, thing.id)
    return kept
  })
}

/** What a decision ends is not taken away by a word: somebody outside would wait for ever. */
export async function resolveTeamItem(
  actor: PersonActor,
  thing: Thing,
  { work, clock, teamInbox }: Access,
) {
  const part = requireSettled(teamInbox.partOf(actor, thing))
  await work.transaction(async ({ teamTasks, audit, changes }) => {
    const now = clock.now()
    if (!(await teamTasks.resolve(part, thing.id, actor.userId, now))) {
      throw new NotFound(thing.kind, thing.id)
    }
    await audit.record(actor, now, { action: 'team-task.resolved', details: { ...thing } })
    changes.announce(Tag.waiting)
  })
}

export async function reopenTeamItem(
  actor: PersonActor,
  thing: Thing,
  { work, clock, teamInbox }: Access,
) {
  requireSettled(teamInbox.partOf(actor, thing))
  await work.transaction(async ({ teamTasks, audit, changes }) => {
    const now = clock.now()
    if (!(await teamTasks.reopen(thing, now))) throw new NotFound(thing.kind, thing.id)
    await audit.record(actor, now, { action: 'team-task.reopened', details: { ...thing } })
    changes.announce(Tag.waiting)
  })
}

function requireSettled(part: TeamWaitingPart): TeamWaitingPart {
  if (!part.isDecided) return part
  throw new Conflict(
    'team-task.needs-decision',
    'ended by its decision only',
    'Alguém espera a resposta disto: decida, e ele sai da lista.',
  )
}
