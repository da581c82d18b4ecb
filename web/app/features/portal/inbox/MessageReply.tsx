import type { InboxMessage } from '@portal/contract/guide/messages/inbox'
import { MESSAGE_REPLY_MAX } from '@portal/contract/guide/messages/message.constants'
import { Send } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { momentText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { inboxTexts } from './inbox.texts.ts'
import { TemplatePicker } from './TemplatePicker.tsx'
import { useAnswers } from './use-answers.ts'

/** From here on the box says how many letters are left. */
const ALMOST_FULL = 200

const texts = inboxTexts.answer

type MessageReplyProps = {
  establishmentId: string
  message: InboxMessage
  onSent?: () => void
}

/** Written where the message is read; what was typed outlives a failure. */
export function MessageReply({ establishmentId, message, onSent }: MessageReplyProps) {
  const { isSaving, reply } = useAnswers(establishmentId, message)
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const left = MESSAGE_REPLY_MAX - text.length

  function write(next: string) {
    setText(next.slice(0, MESSAGE_REPLY_MAX))
    setError(null)
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    if (text.trim() === '') {
      setError(texts.blank)
      return box.current?.focus()
    }
    if (!(await reply(text.trim()))) return
    setText('')
    onSent?.()
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
      <TemplatePicker
        establishmentId={establishmentId}
        written={text}
        onInsert={(next) => {
          write(next)
          box.current?.focus()
        }}
      />
      <Field
        label={texts.label(message.name)}
        hideLabel
        hint={left <= ALMOST_FULL ? texts.left(left) : texts.hint}
        error={error}
        required
      >
        <Textarea
          ref={box}
          rows={2}
          value={text}
          maxLength={MESSAGE_REPLY_MAX}
          onChange={(event) => write(event.target.value)}
        />
      </Field>
      <Button type="submit" pending={isSaving} className="justify-self-end max-md:w-full">
        {isSaving ? null : <Send aria-hidden="true" />}
        {texts.send}
        <span className="sr-only">, {message.name}</span>
      </Button>
    </form>
  )
}

export function SentReplies({ replies }: Pick<InboxMessage, 'replies'>) {
  if (replies.length === 0) return null
  return (
    <ul className="grid gap-3">
      {replies.map(({ id, text, created_at, replied_by }) => (
        <li key={id} className="rounded-card bg-mar-100/60 p-4">
          <p className="text-xs text-muted">
            {texts.by(replied_by)}
            {' · '}
            <time dateTime={created_at}>{momentText(new Date(created_at))}</time>
          </p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
        </li>
      ))}
    </ul>
  )
}
