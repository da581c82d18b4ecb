import { CSV_MARK, CSV_SEPARATOR } from '@portal/contract/guide/imports/import-columns'
import { actionName, wordsOf } from '@portal/contract/portal/audit/audit-actions'
import { changesOf } from '@portal/contract/portal/audit/audit-changes'
import type { AuditEntry } from '@portal/contract/portal/audit/audit-entry'
import { actorName, deedText } from '@portal/contract/portal/audit/audit-sentences'
import { THINGS } from '@portal/contract/portal/audit/things'
import { clockWords, dayWords } from '@portal/contract/shared/moment-words'
import { csvLine, guarded } from '../../../platform/csv/csv.ts'

const COLUMNS: Record<string, (entry: AuditEntry) => string> = {
  Dia: ({ at }) => dayWords(new Date(at)),
  Hora: ({ at }) => clockWords(new Date(at)),
  Quem: actorName,
  'E-mail': ({ actor_email }) => actor_email ?? '',
  'O que fez': deedText,
  'Antes e depois': changesText,
  Tipo: ({ action }) => {
    const kind = wordsOf(action)?.kind
    return kind ? THINGS[kind].plural : ''
  },
  Ação: ({ action }) => actionName(action),
  Código: ({ action }) => action,
  Registro: ({ subject_id }) => subject_id ?? '',
}

export const auditCsvHead = () => CSV_MARK + csvLine(Object.keys(COLUMNS), CSV_SEPARATOR)

/** Nothing in it runs when a spreadsheet opens it. */
export const auditCsvLine = (entry: AuditEntry): string =>
  csvLine(
    Object.values(COLUMNS).map((cell) => guarded(cell(entry))),
    CSV_SEPARATOR,
  )

function changesText(entry: AuditEntry): string {
  return changesOf(entry)
    .map(({ field, values }) => (values ? `${field}: ${values.from} → ${values.to}` : field))
    .join(' · ')
}
