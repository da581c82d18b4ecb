import type { PropertyLead } from '@portal/contract/properties/property-lead'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Mail, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '~/platform/failure-text.ts'
import { dayAgoText, dayText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { leadsQuery, useLeadMarks } from './own-properties.queries.ts'
import { propertiesEditorTexts } from './properties-editor.texts.ts'

const texts = propertiesEditorTexts.leads

/** Who asked about a property, the newest first. */
export function LeadsList({ establishmentId }: { establishmentId: string }) {
  const [isUnread, setIsUnread] = useState(false)
  const query = useInfiniteQuery(leadsQuery(establishmentId, { isUnread }))
  return (
    <>
      <fieldset aria-label={texts.shown} className="flex min-w-0 flex-wrap gap-2">
        {[false, true].map((only) => (
          <Button
            key={String(only)}
            look={only === isUnread ? 'ink' : 'line'}
            size="sm"
            aria-pressed={only === isUnread}
            onClick={() => setIsUnread(only)}
          >
            {only ? texts.waiting : texts.all}
          </Button>
        ))}
      </fieldset>
      <Loaded query={query} texts={texts} why={failureText}>
        {({ pages }) => {
          const leads = pages.flatMap((page) => page.leads)
          if (leads.length === 0) {
            return (
              <EmptyState
                icon={<MessageCircle />}
                title={isUnread ? texts.allAnswered : texts.none}
                level="h2"
              >
                {isUnread ? texts.allAnsweredText : texts.noneText}
              </EmptyState>
            )
          }
          return (
            <div className="grid grid-cols-1 gap-4">
              <ul className="grid grid-cols-1 gap-4">
                {leads.map((lead) => (
                  <li key={lead.id}>
                    <LeadPanel lead={lead} establishmentId={establishmentId} />
                  </li>
                ))}
              </ul>
              {query.hasNextPage ? (
                <Button
                  look="line"
                  className="justify-self-start"
                  pending={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {texts.more}
                </Button>
              ) : null}
            </div>
          )
        }}
      </Loaded>
    </>
  )
}

type LeadPanelProps = {
  lead: PropertyLead
  establishmentId: string
  /** It was answered, and may be gone from where it stood. */
  onAnswered?: () => void
}

export function LeadPanel({ lead, establishmentId, onAnswered }: LeadPanelProps) {
  const { isSaving, mark } = useLeadMarks(establishmentId)
  const { name, phone, email, property, read_at: readAt } = lead
  const title = texts.about(property.title, property.code)
  async function answered(isAnswered: boolean) {
    await mark(lead.id, isAnswered)
    if (isAnswered) onAnswered?.()
  }
  // Whoever opens the chat answers: nobody has to say so a second time.
  const answers = readAt === null ? { onClick: () => void mark(lead.id, true) } : {}
  const hello = encodeURIComponent(texts.hello(name.split(' ')[0] ?? name, property.title))
  return (
    <Panel aria-label={`${name}: ${title}`} className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="font-semibold text-base">{name}</h2>
        {readAt === null ? <Badge tone="sol-soft">{texts.fresh}</Badge> : null}
        <span className="text-muted text-sm">
          {dayAgoText(new Date(lead.created_at), new Date())}
        </span>
      </div>
      <p className="text-muted text-sm">{title}</p>
      <p className="wrap-break-word whitespace-pre-line">{lead.message}</p>
      <p className="num wrap-anywhere text-sm">{[phone, email].filter(Boolean).join(' · ')}</p>
      <div className="flex flex-wrap gap-2">
        {phone ? (
          <LinkButton
            to={`https://wa.me/55${phone}?text=${hello}`}
            target="_blank"
            rel="noopener noreferrer"
            size="sm"
            {...answers}
          >
            <MessageCircle aria-hidden="true" />
            {texts.whatsApp}
          </LinkButton>
        ) : null}
        {email ? (
          <LinkButton to={`mailto:${email}?body=${hello}`} look="line" size="sm" {...answers}>
            <Mail aria-hidden="true" />
            {texts.email}
          </LinkButton>
        ) : null}
        <Button
          look="ghost"
          size="sm"
          pending={isSaving}
          onClick={() => void answered(readAt === null)}
        >
          {readAt === null ? texts.read : texts.unread}
        </Button>
      </div>
      <p className="text-muted text-xs">{texts.keptUntil(dayText(new Date(lead.kept_until)))}</p>
    </Panel>
  )
}
