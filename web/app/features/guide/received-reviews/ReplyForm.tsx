import { REPLY_TEXT_MAX } from '@portal/contract/guide/reviews/review.texts'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { receivedReviewsTexts } from './received-reviews.texts.ts'

/** From here on the box says how many letters are left. */
const REPLY_ALMOST_FULL = 200

const texts = receivedReviewsTexts.reply

/** Saved answers, from another feature; what is picked is written into the box. */
export type TemplatesPart = (box: {
  written: string
  onInsert: (text: string) => void
}) => ReactNode

type ReplyFormProps = {
  /** What is there already; empty for a first reply. */
  written: string
  isPending: boolean
  onSend: (text: string) => void
  onCancel: () => void
  templates: TemplatesPart
}

/** What was typed outlives a failure. */
export function ReplyForm(props: ReplyFormProps) {
  const { written, isPending, onSend, onCancel, templates } = props
  const [text, setText] = useState(written)
  const [error, setError] = useState<string | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const left = REPLY_TEXT_MAX - text.length
  useEffect(() => box.current?.focus(), [])

  function write(next: string) {
    setText(next.slice(0, REPLY_TEXT_MAX))
    setError(null)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    if (text.trim() === '') {
      setError(texts.blank)
      box.current?.focus()
      return
    }
    onSend(text.trim())
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      {templates({
        written: text,
        onInsert: (next) => {
          write(next)
          box.current?.focus()
        },
      })}
      <Field
        label={texts.label}
        hint={left <= REPLY_ALMOST_FULL ? texts.left(left) : texts.hint}
        error={error}
        required
      >
        <Textarea
          ref={box}
          value={text}
          maxLength={REPLY_TEXT_MAX}
          onChange={(event) => write(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" pending={isPending}>
          {written ? texts.save : texts.publish}
        </Button>
        <Button look="ghost" size="sm" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
