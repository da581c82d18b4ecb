import type { AuditEntry } from '@portal/contract/audit/audit-entry'
import { auditTexts } from './audit.texts.ts'
import { deedOf } from './audit-sentences.ts'

/** "ana@exemplo.com mudou a ordem da barra inferior." */
export function AuditLine({ entry }: { entry: AuditEntry }) {
  return (
    <p className="min-w-0 wrap-anywhere">
      <span className="font-semibold">{actorOf(entry)}</span> {deedOf(entry)}.
    </p>
  )
}

function actorOf({ actor_kind, actor_email }: AuditEntry): string {
  if (actor_kind === 'system') return auditTexts.actors.system
  return actor_email ?? auditTexts.actors.gone
}
