import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../Button.tsx'
import { Dialog } from '../../Dialog.tsx'
import { words } from '../../words.ts'

type WindowFormProps = {
  title: string
  lead?: string | undefined
  submit: string
  children: ReactNode
  /** Another way out, beside the two. */
  extra?: ReactNode
  onSubmit: () => void
  onClose: () => void
}

/** A small form over the text. Its submission is its own: the form around the editor hears nothing. */
export function WindowForm({
  title,
  lead,
  submit,
  children,
  extra,
  onSubmit,
  onClose,
}: WindowFormProps) {
  function send(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    onSubmit()
  }
  return (
    <Dialog open title={title} description={lead} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <form onSubmit={send} noValidate className="grid gap-4">
        {children}
        <div className="mt-2 flex flex-col gap-3 md:flex-row-reverse md:justify-start">
          <Button type="submit">{submit}</Button>
          <Button look="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
          {extra}
        </div>
      </form>
    </Dialog>
  )
}
