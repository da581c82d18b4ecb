import { AUDIT_ACTIONS, type AuditAction } from '@portal/contract/audit/audit-actions'
import type { AuditEntry } from '@portal/contract/audit/audit-entry'

/** What was done, to follow the actor's name. An action of another release shows its code. */
export function deedOf({
  action,
  details,
  subject_name: title,
}: Pick<AuditEntry, 'action' | 'details' | 'subject_name'>): string {
  return knownAction(action)?.did({ ...details, title }) ?? `fez ${action}`
}

export function actionName(action: string): string {
  return knownAction(action)?.name ?? action
}

const knownAction = (action: string) => (isKnown(action) ? AUDIT_ACTIONS[action] : undefined)

const isKnown = (action: string): action is AuditAction => Object.hasOwn(AUDIT_ACTIONS, action)
