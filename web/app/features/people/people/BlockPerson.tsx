import {
  BLOCK_REASON_MAX,
  BLOCK_REASON_MIN,
  type BlockedContent,
} from '@portal/contract/people/accounts/people'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { DialogClose } from '~/ui/DialogClose.tsx'
import { Field } from '~/ui/Field.tsx'
import { RadioGroup } from '~/ui/RadioGroup.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { words } from '~/ui/words.ts'
import { peopleTexts } from './people.texts.ts'

const texts = peopleTexts.block
const CONTENTS = Object.entries(texts.contents).map(([value, label]) => ({ value, label }))

type BlockPersonProps = {
  name: string
  /** Whether it was done. */
  onBlock: (reason: string, content: BlockedContent) => Promise<boolean>
}

/** What becomes of what the person wrote is asked, never assumed. */
export function BlockPerson({ name, onBlock }: BlockPersonProps) {
  const formId = useId()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [content, setContent] = useState<BlockedContent | null>(null)
  const [isTried, setTried] = useState(false)
  const [isPending, setPending] = useState(false)
  const isShort = reason.trim().length < BLOCK_REASON_MIN

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    setTried(true)
    if (isShort || !content) return
    setPending(true)
    const isDone = await onBlock(reason.trim(), content)
    setPending(false)
    if (isDone) setOpen(false)
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={texts.title(name)}
      description={texts.text}
      trigger={
        <Button size="sm" look="line" block>
          {texts.action}
        </Button>
      }
      footer={
        <>
          <Button type="submit" form={formId} look="danger" pending={isPending}>
            {texts.confirm}
          </Button>
          <DialogClose look="line">{words.cancel}</DialogClose>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label={texts.reason}
          hint={texts.reasonHint}
          error={isTried && isShort ? texts.tooShort : null}
          required
        >
          <Textarea
            value={reason}
            maxLength={BLOCK_REASON_MAX}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        <Field
          label={texts.content}
          error={isTried && !content ? texts.missingContent : null}
          group
          required
        >
          <RadioGroup
            options={CONTENTS}
            value={content ?? ''}
            onValueChange={(value) => setContent(value as BlockedContent)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
