import { actionsAbout } from '@portal/contract/portal/audit/audit-actions'
import type { AuditEntry, downloadAuditLog } from '@portal/contract/portal/audit/audit-entry'
import { dayOfKnownDate } from '@portal/contract/shared/calendar-days'
import type { EndpointInput } from '@portal/contract/shared/endpoint'
import type { Problem } from '@portal/contract/shared/problem'
import { instantOfWallMinute, MINUTES_PER_DAY } from '@portal/contract/shared/time-zones'
import { isStaff, type PersonActor } from '../../../platform/actor.ts'

/** What an administrator asks for, as the address says it. */
export type AuditQuestion = EndpointInput<typeof downloadAuditLog>['query']

/** The same as the log is read by: a kind or a group of things is a set of actions. */
export type AuditFilter = {
  actions?: string[] | undefined
  actor?: string | undefined
  actorKind?: AuditEntry['actor_kind'] | undefined
  subject?: string | undefined
  /** From this moment on, and before that one. */
  from?: Date | undefined
  before?: Date | undefined
}

export function filterOf({ from, until, actor, subject, ...asked }: AuditQuestion): AuditFilter {
  return {
    actions: actionsOf(asked),
    actor,
    actorKind: asked.actor_kind,
    subject,
    from: from ? startOfDay(from, 0) : undefined,
    before: until ? startOfDay(until, 1) : undefined,
  }
}

function actionsOf({ action, kind, group }: AuditQuestion): string[] | undefined {
  if (!kind && !group) return action ? [action] : undefined
  const about = actionsAbout({ kind, group })
  return action ? about.filter((one) => one === action) : about
}

const startOfDay = (day: string, daysLater: number) =>
  instantOfWallMinute((dayOfKnownDate(day) + daysLater) * MINUTES_PER_DAY)

export type LastChange = {
  at: Date
  /** Nobody where the portal did it by itself, or the account is gone. */
  actorId: string | null
  name: string | null
  isStaff: boolean
  isColleague: boolean
}

const TEAM = 'A equipe do portal'

/** Who is told whose name: the team everybody's, people of a business each other's, nobody else any. */
export function toldOf(
  { at, actorId, ...who }: LastChange,
  reader: PersonActor,
): NonNullable<Problem['details']> {
  const told = { at: at.toISOString() }
  if (actorId === reader.userId) return { ...told, by_self: 1 }
  if (who.name && (isStaff(reader) || who.isColleague)) return { ...told, by: who.name }
  return who.isStaff ? { ...told, by: TEAM } : told
}
