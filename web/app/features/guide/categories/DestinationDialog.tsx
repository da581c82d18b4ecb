import { type FormEvent, useId, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { DialogClose } from '~/ui/DialogClose.tsx'
import { Field } from '~/ui/Field.tsx'
import type { Option } from '~/ui/option.ts'
import { Select } from '~/ui/Select.tsx'
import type { Refusal } from './use-category-editor.ts'

type DestinationDialogProps = {
  title: string
  description: string
  /** None where nothing has to go anywhere. */
  destinations: Option[] | null
  texts: { to: string; missing: string; action: string }
  destructive?: boolean | undefined
  onConfirm: (destination: string | undefined) => Promise<Refusal>
  onClose: () => void
}

/** Asks where a category, or what uses it, is to go. */
export function DestinationDialog({
  title,
  description,
  destinations,
  texts,
  destructive = false,
  onConfirm,
  onClose,
}: DestinationDialogProps) {
  const formId = useId()
  const [chosen, setChosen] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    if (destinations && chosen === null) return setError(texts.missing)
    setSaving(true)
    const refusal = await onConfirm(chosen ?? undefined)
    setSaving(false)
    if (refusal) setError(refusal)
    else onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={title}
      description={description}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            look={destructive ? 'danger' : 'ink'}
            pending={isSaving}
          >
            {texts.action}
          </Button>
          <DialogClose />
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        {destinations ? (
          <Field label={texts.to} error={error} required>
            <Select
              options={destinations}
              value={chosen}
              onValueChange={(value) => {
                setError(null)
                setChosen(value)
              }}
            />
          </Field>
        ) : error ? (
          <p role="alert" className="font-semibold text-vermelho-700">
            {error}
          </p>
        ) : null}
      </form>
    </Dialog>
  )
}
