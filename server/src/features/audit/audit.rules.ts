import { actionsAbout } from '@portal/contract/audit/audit-actions'
import type { downloadAuditLog } from '@portal/contract/audit/audit-entry'
import { dayOfKnownDate } from '@portal/contract/shared/calendar-days'
import type { EndpointInput } from '@portal/contract/shared/endpoint'
import { instantOfWallMinute, MINUTES_PER_DAY } from '@portal/contract/shared/time-zones'

/** What an administrator asks for, as the address says it. */
export type AuditQuestion = EndpointInput<typeof downloadAuditLog>['query']

/** The same as the log is read by: a kind or a group of things is a set of actions. */
export type AuditFilter = {
  actions?: string[] | undefined
  actor?: string | undefined
  actorKind?: string | undefined
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
