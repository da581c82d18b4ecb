import {
  COVERAGE_MESSAGE_MAX,
  COVERAGE_REASON_MAX,
  COVERAGE_STATUS_WORDS,
  type CoverageStatus,
} from '@portal/contract/coverage-requests/coverage.texts'
import type { CoverageCard } from '@portal/contract/coverage-requests/coverage-board'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { DialogClose } from '~/ui/DialogClose.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { ReasonDialog } from '~/ui/ReasonDialog.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { useCoverageChanges } from './coverage-admin.queries.ts'
import { coverageAdminTexts } from './coverage-admin.texts.ts'

const texts = coverageAdminTexts.dialog
const ADDRESS = /^https?:\/\/[^\s.]+\.\S+$/

type MoveDialogProps = { card: CoverageCard; status: CoverageStatus; onClose: () => void }

/** A refusal says why, an end shows what came of it; the rest may carry a word to the person. */
export function MoveDialog({ card, status, onClose }: MoveDialogProps) {
  const { move } = useCoverageChanges()
  const title = texts.title(card.event_name, COVERAGE_STATUS_WORDS[status])
  const seen = { id: card.id, version: card.version, event: card.event_name, status }
  if (status === 'refused') {
    return (
      <ReasonDialog
        title={title}
        description={texts.description}
        label={texts.reason}
        tooShort={texts.reasonMissing}
        confirmLabel={texts.confirm.refused}
        answers={texts.answers}
        minLength={3}
        maxLength={COVERAGE_REASON_MAX}
        destructive
        onClose={onClose}
        onConfirm={(reason) => move({ ...seen, reason, message: '' })}
      />
    )
  }
  return (
    <ForwardDialog
      title={title}
      status={status}
      onClose={onClose}
      onConfirm={(more) => move({ ...seen, ...more })}
    />
  )
}

type ForwardDialogProps = {
  title: string
  status: CoverageStatus
  onClose: () => void
  onConfirm: (more: { message: string; published_url?: string }) => Promise<boolean>
}

function ForwardDialog({ title, status, onClose, onConfirm }: ForwardDialogProps) {
  const formId = useId()
  const [message, setMessage] = useState('')
  const [url, setUrl] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const isDone = status === 'done'

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    if (isDone && !ADDRESS.test(url.trim())) return setError(texts.urlMissing)
    setPending(true)
    const isMoved = await onConfirm({
      message: message.trim(),
      ...(isDone ? { published_url: url.trim() } : {}),
    })
    setPending(false)
    if (isMoved) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={title}
      description={texts.description}
      footer={
        <>
          <Button type="submit" form={formId} look="ink" pending={isPending}>
            {texts.confirm[status]}
          </Button>
          <DialogClose />
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {isDone ? (
          <Field label={texts.url} error={error} required>
            <Input
              type="url"
              inputMode="url"
              value={url}
              maxLength={500}
              onChange={(event) => {
                setError(null)
                setUrl(event.target.value)
              }}
            />
          </Field>
        ) : null}
        <Field label={texts.message} optional>
          <Textarea
            rows={3}
            value={message}
            maxLength={COVERAGE_MESSAGE_MAX}
            onChange={(event) => setMessage(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
