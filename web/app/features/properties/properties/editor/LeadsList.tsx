import { topics } from '@portal/contract/live/topics'
import {
  LEAD_NOTE_MAX,
  LEAD_STAGE_WORDS,
  LEAD_STAGES,
  type LeadStage,
} from '@portal/contract/properties/properties/properties.texts'
import type { PropertyLead } from '@portal/contract/properties/properties/property-lead'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Mail, MessageCircle, NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '~/platform/failure-text.ts'
import { useLiveTopic } from '~/platform/live/use-live-topic.ts'
import { dayAgoText, dayText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { Chip } from '~/ui/Chip.tsx'
import { Conversation, WriteBox } from '~/ui/Conversation.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Field } from '~/ui/Field.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { WordSelect } from '~/ui/WordSelect.tsx'
import { leadsKey, leadsQuery, useLeadWrites } from './own-properties.queries.ts'
import { propertiesEditorTexts } from './properties-editor.texts.ts'

const texts = propertiesEditorTexts.leads

/** Who asked about a property, the newest first; of one stage, or of all. */
export function LeadsList({ establishmentId }: { establishmentId: string }) {
  const [stage, setStage] = useState<LeadStage | null>(null)
  const query = useInfiniteQuery(leadsQuery(establishmentId, stage))
  useLiveTopic(topics.inbox(establishmentId), [leadsKey(establishmentId)])
  return (
    <>
      <fieldset aria-label={texts.shown} className="flex min-w-0 flex-wrap gap-2">
        {[null, ...LEAD_STAGES].map((one) => (
          <Chip key={one} pressed={one === stage} onClick={() => setStage(one)}>
            {one ? LEAD_STAGE_WORDS[one] : texts.all}
          </Chip>
        ))}
      </fieldset>
      <Loaded query={query} texts={texts} why={failureText}>
        {({ pages }) => {
          const leads = pages.flatMap((page) => page.leads)
          if (leads.length === 0) {
            return (
              <EmptyState
                icon={<MessageCircle />}
                title={stage ? texts.noneThere(LEAD_STAGE_WORDS[stage]) : texts.none}
                level="h2"
              >
                {texts.noneText}
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
  const { isSaving, move } = useLeadWrites(establishmentId)
  const { name, phone, email, property, stage } = lead
  const title = texts.about(property.title, property.code)
  const isNew = stage === 'new'
  async function moveTo(next: LeadStage) {
    if ((await move(lead.id, next)) && isNew) onAnswered?.()
  }
  // Whoever opens the chat answers: nobody has to say so a second time.
  const answers = isNew ? { onClick: () => void moveTo('talking') } : {}
  const hello = encodeURIComponent(texts.hello(name.split(' ')[0] ?? name, property.title))
  return (
    <Panel aria-label={`${name}: ${title}`} className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="font-semibold text-base wrap-anywhere">{name}</h2>
        {isNew ? <Badge tone="sol-soft">{texts.fresh}</Badge> : null}
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
        {isNew ? (
          <Button look="ghost" size="sm" pending={isSaving} onClick={() => void moveTo('talking')}>
            {texts.read}
          </Button>
        ) : null}
      </div>
      <Field label={texts.stage}>
        <WordSelect
          of={LEAD_STAGES}
          words={LEAD_STAGE_WORDS}
          value={stage}
          disabled={isSaving}
          onChoose={(chosen) => void moveTo(chosen)}
        />
      </Field>
      <Notes lead={lead} establishmentId={establishmentId} />
      <p className="text-muted text-xs">{texts.keptUntil(dayText(new Date(lead.kept_until)))}</p>
    </Panel>
  )
}

/** What the team remembers of who asked, opened by a press. */
function Notes({ lead, establishmentId }: Pick<LeadPanelProps, 'lead' | 'establishmentId'>) {
  const { isSaving, note } = useLeadWrites(establishmentId)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid gap-3">
      <Button
        look="line"
        size="sm"
        className="justify-self-start"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <NotebookPen aria-hidden="true" />
        {texts.notes(lead.notes.length)}
        <span className="sr-only">, {lead.name}</span>
      </Button>
      {isOpen ? (
        <>
          <Conversation
            lines={lead.notes.map(({ id, text, created_at: at, written_by: who }) => ({
              ...{ id, text, who: who ?? texts.gone },
              when: dayAgoText(new Date(at), new Date()),
            }))}
          />
          <WriteBox
            label={texts.note}
            hint={texts.noteHint}
            action={texts.addNote}
            most={LEAD_NOTE_MAX}
            isSaving={isSaving}
            onSend={(text, key) => note(lead.id, text, key)}
          />
        </>
      ) : null}
    </div>
  )
}
