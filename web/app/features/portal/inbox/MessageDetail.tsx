import type { InboxMessage } from '@portal/contract/guide/messages/inbox'
import { Archive, ArchiveRestore, ArrowLeft, Check, Copy, MailOpen, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { copyText } from '~/platform/copy-text.ts'
import { momentText } from '~/platform/moments.ts'
import { Avatar } from '~/ui/Avatar.tsx'
import { Button } from '~/ui/Button.tsx'
import { masks } from '~/ui/masks.ts'
import { TextLink } from '~/ui/TextLink.tsx'
import { toast } from '~/ui/toast.ts'
import { AnswerLinks } from './AnswerLinks.tsx'
import { inboxTexts } from './inbox.texts.ts'
import { MessageReply, SentReplies } from './MessageReply.tsx'
import { useAnswers } from './use-answers.ts'

type MessageDetailProps = {
  establishmentId: string
  message: InboxMessage
  mayReply: boolean
  onArchived: () => void
  listAddress: string
  onUnread: () => void
  isMarking: boolean
}

export function MessageDetail(props: MessageDetailProps) {
  const { establishmentId, message, mayReply, listAddress, onUnread, isMarking } = props
  const heading = useRef<HTMLHeadingElement>(null)
  // Opened by a press in the list: the reader goes on here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per message
  useEffect(() => heading.current?.focus({ preventScroll: true }), [message.id])
  return (
    <article className="grid content-start gap-5">
      <TextLink to={listAddress} block preventScrollReset className="justify-self-start lg:hidden">
        <ArrowLeft aria-hidden="true" className="size-5" />
        {inboxTexts.back}
      </TextLink>
      <header className="flex items-start gap-3">
        <Avatar name={message.name} />
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="text-h3 wrap-anywhere outline-none">
            {message.name}
          </h2>
          <p className="text-sm text-muted">
            <time dateTime={message.created_at}>{momentText(new Date(message.created_at))}</time>
          </p>
        </div>
      </header>
      <div className="grid gap-2">
        <p className="font-semibold wrap-anywhere">{message.subject}</p>
        {message.stay ? (
          <TextLink
            to={`?aba=reservas&negocio=${establishmentId}&de=${message.stay.arrival}`}
            block
            className="justify-self-start"
          >
            {inboxTexts.openStay}
          </TextLink>
        ) : null}
        <p className="whitespace-pre-line wrap-anywhere">{message.message}</p>
      </div>
      <SentReplies replies={message.replies} />
      {mayReply && message.reply.in_place ? (
        <MessageReply key={message.id} establishmentId={establishmentId} message={message} />
      ) : (
        <p className="text-sm text-muted">
          {mayReply ? inboxTexts.answer.unreachable : inboxTexts.answer.notYours}
        </p>
      )}
      <Contact message={message} />
      <Settling {...props} />
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        <ArchiveButton {...props} />
        <Button look="ghost" size="sm" pending={isMarking} onClick={onUnread}>
          <MailOpen aria-hidden="true" />
          {inboxTexts.markUnread}
        </Button>
      </div>
    </article>
  )
}

/** Other ways to answer: whoever takes one has answered, and may say so or take it back. */
function Settling({ establishmentId, message, mayReply }: MessageDetailProps) {
  const { isSaving, settle } = useAnswers(establishmentId, message)
  const isAnswered = message.answered_at !== null
  const { action, undo } = inboxTexts.settle
  if (!mayReply) return <AnswerLinks message={message} />
  return (
    <>
      <AnswerLinks message={message} onAnswer={() => isAnswered || void settle(true)} />
      <Button
        look="ghost"
        size="sm"
        className="justify-self-start"
        pending={isSaving}
        onClick={() => void settle(!isAnswered)}
      >
        {isAnswered ? <Undo2 aria-hidden="true" /> : <Check aria-hidden="true" />}
        {isAnswered ? undo : action}
      </Button>
    </>
  )
}

function ArchiveButton({ establishmentId, message, onArchived }: MessageDetailProps) {
  const { archive, isSaving } = useAnswers(establishmentId, message)
  const isArchived = message.archived_at !== null
  const { action, undo } = inboxTexts.archive
  return (
    <Button
      look="ghost"
      size="sm"
      pending={isSaving}
      onClick={async () => {
        if (await archive(!isArchived)) onArchived()
      }}
    >
      {isArchived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
      {isArchived ? undo : action}
    </Button>
  )
}

function Contact({ message: { email, phone } }: { message: InboxMessage }) {
  const shown = phone ? masks.phone.toText(phone) : null
  async function copy(number: string) {
    const isCopied = await copyText(number)
    if (isCopied) toast({ title: inboxTexts.copied, variant: 'success' })
    else toast({ title: inboxTexts.copyFailed(number), variant: 'destructive' })
  }
  return (
    <dl className="grid gap-3 rounded-card bg-areia-100 p-4 text-sm">
      <div>
        <dt className="text-xs text-muted">{inboxTexts.mail}</dt>
        <dd className="font-semibold wrap-anywhere">{email}</dd>
      </div>
      <div>
        <dt className="text-xs text-muted">{inboxTexts.phone}</dt>
        {shown ? (
          <dd className="flex flex-wrap items-center gap-x-3">
            <span className="num font-semibold">{shown}</span>
            <Button look="ghost" size="sm" onClick={() => void copy(shown)}>
              <Copy aria-hidden="true" />
              {inboxTexts.copyPhone}
            </Button>
          </dd>
        ) : (
          <dd>{inboxTexts.noPhone}</dd>
        )}
      </div>
    </dl>
  )
}
