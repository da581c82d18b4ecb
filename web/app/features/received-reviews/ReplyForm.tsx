import { REPLY_TEXT_MAX } from '@portal/contract/reviews/review.texts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { receivedReviewsTexts } from './received-reviews.texts.ts'

/** From here on the box says how many letters are left. */
const REPLY_ALMOST_FULL = 200

const texts = receivedReviewsTexts.reply

type ReplyFormProps = {
  /** What is there already; empty for a first reply. */
  written: string
  isPending: boolean
  onSend: (text: string) => void
  onCancel: () => void
}

/** What was typed outlives a failure. */
export function ReplyForm({ written, isPending, onSend, onCancel }: ReplyFormProps) {
  const [text, setText] = useState(written)
  const [error, setError] = useState<string | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const left = REPLY_TEXT_MAX - text.length
  useEffect(() => box.current?.focus(), [])

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
          onChange={(event) => {
            setText(event.target.value)
            setError(null)
          }}
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
