import type { InboxMessage } from '@portal/contract/guide/messages/inbox'
import { Archive, Check } from 'lucide-react'
import { cityDay, hourText, shortDayText } from '~/platform/moments.ts'
import { Avatar } from '~/ui/Avatar.tsx'
import { Button } from '~/ui/Button.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { AnswerLinks } from './AnswerLinks.tsx'
import { inboxTexts } from './inbox.texts.ts'
import { MessageReply } from './MessageReply.tsx'
import { useAnswers } from './use-answers.ts'

const texts = inboxTexts.home

type MessageToAnswerProps = {
  establishmentId: string
  message: InboxMessage
  /** Where the whole conversation is. */
  to: string
  onSent: () => void
}

/** Somebody's words, and the answer under them: nobody leaves the home for it. */
export function MessageToAnswer(props: MessageToAnswerProps) {
  const { establishmentId, message, to, onSent } = props
  const { archive, isSaving, settle } = useAnswers(establishmentId, message)
  const titleId = `mensagem-${message.id}`
  const came = new Date(message.created_at)
  const isToday = cityDay(came) === cityDay(new Date())
  return (
    <Panel aria-labelledby={titleId} className="grid gap-3">
      <header className="flex items-start gap-3">
        <Avatar name={message.name} />
        <div className="min-w-0 flex-1">
          <h2
            id={titleId}
            className="font-text text-base font-semibold tracking-normal wrap-anywhere"
          >
            {message.name}
          </h2>
          <p className="text-xs text-muted">{texts.kind}</p>
        </div>
        <time dateTime={message.created_at} className="num flex-none text-xs text-muted">
          {isToday ? hourText(came) : shortDayText(came)}
        </time>
      </header>
      <blockquote className="text-base whitespace-pre-line wrap-anywhere">
        “{message.message}”
      </blockquote>
      {message.reply.in_place ? (
        <MessageReply establishmentId={establishmentId} message={message} onSent={onSent} />
      ) : (
        <AnswerLinks message={message} onAnswer={() => void settle(true)} />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <TextLink to={to} block>
          {texts.open}
          <span className="sr-only">, {message.name}</span>
        </TextLink>
        <Button
          look="ghost"
          size="sm"
          disabled={isSaving}
          onClick={async () => (await settle(true)) && onSent()}
        >
          <Check aria-hidden="true" />
          {inboxTexts.settle.action}
        </Button>
        <Button
          look="ghost"
          size="sm"
          disabled={isSaving}
          onClick={async () => (await archive(true)) && onSent()}
        >
          <Archive aria-hidden="true" />
          {inboxTexts.archive.short}
        </Button>
      </div>
    </Panel>
  )
}
