import { type FormEvent, useId, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { DialogClose } from './DialogClose.tsx'
import { Field } from './Field.tsx'
import { Textarea } from './Textarea.tsx'

type ReasonDialogProps = {
  /** The question, with its object: "Recusar Peixaria do Zé?" */
  title: string
  /** Who reads the reason. */
  description: string
  label: string
  confirmLabel: string
  destructive?: boolean | undefined
  /** Whole sentences to begin with; each may be edited. */
  answers?: readonly string[] | undefined
  /** Letters needed; none where a reason is only welcome. */
  minLength?: number | undefined
  maxLength: number
  /** What to say when there are too few. */
  tooShort?: string | undefined
  /** What receives the focus on closing, where the button that opened it may be gone by then. */
  finalFocus?: (() => HTMLElement | true) | undefined
  onClose: () => void
  /** Whether it was accepted: the window closes; otherwise it stays with what was written. */
  onConfirm: (reason: string) => Promise<boolean>
}

/** Asks why before it does something to somebody else's work. */
export function ReasonDialog({
  title,
  description,
  label,
  confirmLabel,
  destructive = false,
  answers = [],
  minLength = 0,
  maxLength,
  tooShort,
  finalFocus,
  onClose,
  onConfirm,
}: ReasonDialogProps) {
  const formId = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    if (reason.trim().length < minLength) {
      setError(tooShort ?? null)
      box.current?.focus()
      return
    }
    setPending(true)
    const isDone = await onConfirm(reason.trim())
    setPending(false)
    if (isDone) onClose()
  }
  function begin(answer: string) {
    setError(null)
    setReason(withAnswer(reason, answer).slice(0, maxLength))
    box.current?.focus()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={title}
      description={description}
      initialFocus={box}
      finalFocus={finalFocus}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            look={destructive ? 'danger' : 'ink'}
            pending={isPending}
          >
            {confirmLabel}
          </Button>
          <DialogClose />
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <Field label={label} error={error} required={minLength > 0} optional={minLength === 0}>
          <Textarea
            ref={box}
            value={reason}
            maxLength={maxLength}
            onChange={(event) => {
              setError(null)
              setReason(event.target.value)
            }}
          />
        </Field>
        {answers.length > 0 ? (
          <div>
            <p className="mb-2 text-xs text-muted">
              Respostas prontas: toque para usar e ajuste como quiser.
            </p>
            <ul className="grid gap-2">
              {answers.map((answer) => (
                <li key={answer}>
                  <button
                    type="button"
                    onClick={() => begin(answer)}
                    className="min-h-11 w-full rounded-input bg-areia-100 px-4 py-2 text-left text-sm hover:bg-areia-200"
                  >
                    {answer}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </form>
    </Dialog>
  )
}

/** After what is written already, as a sentence of its own. */
function withAnswer(reason: string, answer: string): string {
  const written = reason.trim()
  if (written === '') return answer
  return written.includes(answer) ? written : `${written} ${answer}`
}
