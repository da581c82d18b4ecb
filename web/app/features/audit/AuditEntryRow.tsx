import type { AuditEntry } from '@portal/contract/audit/audit-entry'
import { ChevronDown } from 'lucide-react'
import { hourText } from '~/platform/moments.ts'
import { TextLink } from '~/ui/TextLink.tsx'
import { AuditLine } from './AuditLine.tsx'
import { auditTexts } from './audit.texts.ts'
import { detailRows } from './audit-details.ts'

type AuditEntryRowProps = { entry: AuditEntry; aboutSubject: (subjectId: string) => string }

export function AuditEntryRow({ entry, aboutSubject }: AuditEntryRowProps) {
  const { subject_id: subject } = entry
  const rows = [
    [auditTexts.code, entry.action] as const,
    ...detailRows(entry.details),
    ...(subject ? [[auditTexts.subject, entry.subject_name ?? subject] as const] : []),
  ]
  return (
    <li className="border-t border-line first:border-0">
      <details className="group">
        <summary className="flex min-h-11 list-none items-start gap-3 py-2.5 -outline-offset-3 [&::-webkit-details-marker]:hidden">
          <time dateTime={entry.at} className="num flex-none text-muted">
            {hourText(new Date(entry.at))}
          </time>
          <div className="min-w-0 flex-1">
            <AuditLine entry={entry} />
          </div>
          <ChevronDown
            aria-hidden="true"
            className="mt-0.5 size-5 flex-none text-mar-600 transition-transform group-open:rotate-180"
          />
          <span className="sr-only">{auditTexts.details}</span>
        </summary>
        <div className="mb-3 rounded-input bg-areia-100 px-4 py-2 md:ml-14">
          <dl>
            {rows.map(([name, value]) => (
              <div key={name} className="grid gap-x-4 py-1 md:grid-cols-[11rem_minmax(0,1fr)]">
                <dt className="text-muted">{name}</dt>
                <dd className="num wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
          {subject ? (
            <TextLink to={aboutSubject(subject)} block>
              {auditTexts.moreAbout}
            </TextLink>
          ) : null}
        </div>
      </details>
    </li>
  )
}
