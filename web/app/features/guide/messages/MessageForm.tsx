import { type FormEvent, useRef } from 'react'
import type { ContactModalData } from '~/platform/session/auth-context.ts'
import { Button } from '~/ui/Button.tsx'
import { DialogClose } from '~/ui/DialogClose.tsx'
import { Field } from '~/ui/Field.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { messagesTexts as texts } from './messages.texts.ts'
import { useSendMessage } from './use-send-message.ts'

/** The contract's longest message. */
const LONGEST_MESSAGE = 2000

type MessageFormProps = {
  contact: ContactModalData
  message: string
  onMessageChange: (message: string) => void
  onSent: () => void
}

/** What was typed belongs to the dialog, so that it outlives a failure and a window closed by mistake. */
export function MessageForm({ contact, message, onMessageChange, onSent }: MessageFormProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  const { mutate, isPending } = useSendMessage(contact)
  const isBlank = message.trim() === ''

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBlank || isPending) return
    mutate(message.trim(), { onSuccess: onSent, onError: () => box.current?.focus() })
  }

  return (
    <form noValidate onSubmit={submit}>
      <Field label={texts.message} required>
        <Textarea
          ref={box}
          value={message}
          maxLength={LONGEST_MESSAGE}
          placeholder={texts.placeholder}
          onChange={(event) => onMessageChange(event.target.value)}
        />
      </Field>
      <div className="mt-6 flex flex-col gap-3 md:flex-row-reverse md:justify-start">
        <Button type="submit" pending={isPending} disabled={isBlank || isPending}>
          {isPending ? texts.sending : texts.send}
        </Button>
        <DialogClose />
      </div>
    </form>
  )
}
