import { wordsOf } from '@portal/contract/portal/audit/audit-actions'
import { changesOf } from '@portal/contract/portal/audit/audit-changes'
import type { AuditEntry } from '@portal/contract/portal/audit/audit-entry'
import { actorName } from '@portal/contract/portal/audit/audit-sentences'
import { AUDIT_GROUPS, THINGS } from '@portal/contract/portal/audit/things'
import { ChevronDown, Timer } from 'lucide-react'
import { hourText } from '~/platform/moments.ts'
import { Avatar } from '~/ui/Avatar.tsx'
import { Badge } from '~/ui/Badge.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { AuditLine } from './AuditLine.tsx'
import { auditTexts } from './audit.texts.ts'
import { detailRows } from './audit-details.ts'
import { type FilterName, SUBJECT } from './use-audit-filter.ts'

type AuditEntryRowProps = {
  entry: AuditEntry
  /** This screen with that filter alone. */
  filteredBy: (name: FilterName, value: string) => string
}

export function AuditEntryRow({ entry, filteredBy }: AuditEntryRowProps) {
  const kind = wordsOf(entry.action)?.kind
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 border-t border-line py-3 first:border-0 md:grid-cols-[3rem_2.5rem_minmax(0,1fr)]">
      <time
        dateTime={entry.at}
        className="num text-xs text-muted max-md:col-start-2 md:pt-2.5 md:text-sm"
      >
        {hourText(new Date(entry.at))}
      </time>
      <div className="max-md:col-start-1 max-md:row-span-2 max-md:row-start-1">
        <ActorSign entry={entry} />
      </div>
      <div className="min-w-0 text-base max-md:col-start-2 md:pt-2">
        <AuditLine entry={entry}>
          {kind && THINGS[kind].group === 'access' ? (
            <>
              {' '}
              <Badge>{AUDIT_GROUPS.access}</Badge>
            </>
          ) : null}
        </AuditLine>
        <Changes entry={entry} />
        <TechnicalFacts entry={entry} filteredBy={filteredBy} />
      </div>
    </li>
  )
}

function ActorSign({ entry }: { entry: AuditEntry }) {
  if (entry.actor_kind === 'person') return <Avatar name={actorName(entry)} />
  return (
    <span aria-hidden="true" className="grid size-10 place-items-center rounded-full bg-areia-200">
      <Timer className="size-4.5" />
    </span>
  )
}

function Changes({ entry }: { entry: AuditEntry }) {
  const changes = changesOf(entry)
  if (changes.length === 0) return null
  return (
    <dl className="mt-1 grid gap-1 text-sm">
      {changes.map(({ field, values }) => (
        <div key={field} className="grid gap-x-3 md:grid-cols-[9rem_minmax(0,1fr)]">
          <dt className="text-muted">{field}</dt>
          <dd className="num min-w-0 wrap-anywhere">
            {values ? (
              <>
                <del className="text-vermelho-700 decoration-vermelho-700/60">{values.from}</del>{' '}
                <span aria-hidden="true">→</span>
                <span className="sr-only">{auditTexts.becomes}</span>{' '}
                <ins className="rounded-[4px] bg-mangue-100 font-semibold text-mangue-700 no-underline">
                  {values.to}
                </ins>
              </>
            ) : (
              <span className="text-muted">{auditTexts.notKept}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type TechnicalFactsProps = Pick<AuditEntryRowProps, 'entry' | 'filteredBy'>

function TechnicalFacts({ entry, filteredBy }: TechnicalFactsProps) {
  const { subject_id: subject, actor_id: actor, actor_email: email, thing } = entry
  const about = thing?.id ?? subject
  const rows = [
    [auditTexts.code, entry.action] as const,
    ...(email ? [[auditTexts.email, email] as const] : []),
    ...detailRows(entry.details),
    ...(subject ? [[auditTexts.subject, subject] as const] : []),
  ]
  return (
    <details className="group text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-muted [&::-webkit-details-marker]:hidden">
        {auditTexts.details}
        <ChevronDown
          aria-hidden="true"
          className="size-4 flex-none transition-transform group-open:rotate-180"
        />
      </summary>
      <dl className="rounded-input bg-areia-100 px-4 py-2">
        {rows.map(([name, value]) => (
          <div key={name} className="grid gap-x-4 py-1 md:grid-cols-[11rem_minmax(0,1fr)]">
            <dt className="text-muted">{name}</dt>
            <dd className="num wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-x-5">
        {about ? (
          <TextLink to={filteredBy(SUBJECT, about)} block>
            {auditTexts.moreAbout}
          </TextLink>
        ) : null}
        {actor ? (
          <TextLink to={filteredBy('pessoa', actor)} block>
            {auditTexts.moreBy}
          </TextLink>
        ) : null}
      </div>
    </details>
  )
}
