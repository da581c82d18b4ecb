import { type ComponentProps, type ReactNode, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { DialogClose } from '~/ui/DialogClose.tsx'
import { EditorForm } from './EditorForm.tsx'
import type { Editor } from './use-editor.ts'

type EditorDialogProps<Edited extends object, Values extends FieldValues> = Pick<
  ComponentProps<typeof Dialog>,
  'title' | 'size'
> & {
  editor: Editor<Edited, Values> & { isSaving: boolean; failure: string | null }
  save: string
  onClose: () => void
  children: ReactNode
}

/** A record that is edited in a window over its list. What was not saved is said in the window. */
export function EditorDialog<Edited extends object, Values extends FieldValues>({
  editor,
  save,
  onClose,
  children,
  ...dialog
}: EditorDialogProps<Edited, Values>) {
  const formId = useId()
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <>
          <Button type="submit" form={formId} pending={editor.isSaving}>
            {save}
          </Button>
          <DialogClose />
        </>
      }
    >
      <EditorForm
        id={formId}
        editor={editor}
        isShort
        asksOnLeave={false}
        className="grid grid-cols-1 gap-4"
      >
        {editor.failure ? (
          <p role="alert" className="font-semibold text-vermelho-700">
            {editor.failure}
          </p>
        ) : null}
        {children}
      </EditorForm>
    </Dialog>
  )
}
