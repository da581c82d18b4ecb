import * as contract from '@portal/contract/portal/workplace/team-inbox'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../platform/http/route.ts'
import { keepTeamTask, reopenTeamItem, resolveTeamItem } from './move-team-task.ts'
import type { Deps } from './workplace.feature.ts'

const UUID = /^[0-9a-f]{8}-/

/** What waits for the team; each reads, counts and touches only what they may decide. */
export function teamInboxRoutes(app: FastifyInstance, deps: Deps) {
  const { stores, teamInbox, clock } = deps
  route(app, contract.listTeamInbox, ({ query, actor }) => teamInbox.list(actor, query))
  route(app, contract.countTeamInbox, ({ actor }) => teamInbox.count(actor))
  route(app, contract.readTeamItem, async ({ params, actor }) => {
    const part = teamInbox.partOf(actor, params)
    const item = await stores.teamTasks.find(part, params.id, clock.now())
    if (item) return { item, ended: null }
    const said = part.isDecided ? null : await stores.teamTasks.findEnded(params)
    if (said) return { item, ended: said }
    const last = UUID.test(params.id)
      ? await stores.audit.lastChange(params.id, actor.userId)
      : null
    // Whoever is no colleague withdrew it themselves: their name is nobody's business here.
    const by = last?.isStaff && last.actorId ? { id: last.actorId, name: last.name ?? '' } : null
    return { item, ended: last && { at: last.at, by } }
  })
  route(app, contract.keepTeamTask, ({ params, body, actor }) => {
    const { assignee_id: assigneeId, due_at: dueAt, snoozed_until: snoozedUntil } = body
    return keepTeamTask(actor, params, { assigneeId, dueAt, snoozedUntil }, deps)
  })
  route(app, contract.resolveTeamItem, async ({ params, actor }) => {
    await resolveTeamItem(actor, params, deps)
    return { resolved: true as const }
  })
  route(app, contract.reopenTeamItem, async ({ params, actor }) => {
    await reopenTeamItem(actor, params, deps)
    return { resolved: false as const }
  })
}
