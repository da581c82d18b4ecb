import { type ReactNode, useState } from 'react'
import { Button } from './Button.tsx'
import { Field } from './Field.tsx'
import { Textarea } from './Textarea.tsx'

type ConversationProps = {
  /** The oldest first. */
  lines: readonly { id: string; who: string; when: string; text: string }[]
  /** What stands where nobody has written yet. */
  none?: ReactNode
}

/** What two sides wrote each other. */
export function Conversation({ lines, none }: ConversationProps) {
  if (lines.length === 0) return none ? <p className="text-muted">{none}</p> : null
  return (
    <ol className="grid gap-3">
      {lines.map(({ id, who, when, text }) => (
        <li key={id} className="rounded-input bg-white p-3">
          <p className="num text-muted text-sm">
            <b>{who}</b>, {when}
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        </li>
      ))}
    </ol>
  )
}

type WriteBoxProps = {
  label: string
  action: string
  hint?: string
  most: number
  isSaving: boolean
  /** With a key that the same words keep until they have arrived; false keeps what was typed. */
  onSend: (text: string, key: string) => Promise<boolean>
}

/** The same words that are sent again after a lost answer are one message. */
export function WriteBox({ label, action, hint, most, isSaving, onSend }: WriteBoxProps) {
  const [text, setText] = useState('')
  const [key, setKey] = useState(() => crypto.randomUUID())
  async function send() {
    const words = text.trim()
    if (!words || isSaving || !(await onSend(words, key))) return
    setText('')
    setKey(crypto.randomUUID())
  }
  return (
    <div className="grid gap-2">
      <Field label={label} {...(hint ? { hint } : {})}>
        <Textarea
          rows={3}
          maxLength={most}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Button
        size="sm"
        className="justify-self-start"
        pending={isSaving}
        onClick={() => void send()}
      >
        {action}
      </Button>
    </div>
  )
}
