import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { EditorForm } from '~/editing/EditorForm.tsx'
import type { Editor } from '~/editing/use-editor.ts'
import { Button } from '~/ui/Button.tsx'
import { EditorFoot } from '~/ui/EditorFoot.tsx'
import { utilitiesAdminTexts as texts } from './utilities-admin.texts.ts'

type EditorFrameProps<Edited extends object, Values extends FieldValues> = {
  title: string
  editor: Editor<Edited, Values> & { isSaving: boolean }
  onClose: () => void
  children: ReactNode
}

/** One thing in its editor: the way back above it, its button always in reach. */
export function EditorFrame<Edited extends object, Values extends FieldValues>(
  props: EditorFrameProps<Edited, Values>,
) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <EditorForm editor={props.editor}>
      <div className="flex flex-wrap items-center gap-3">
        <Button look="ghost" size="sm" onClick={props.onClose}>
          <ArrowLeft aria-hidden="true" />
          {texts.back}
        </Button>
        <h2 ref={heading} tabIndex={-1} className="text-h3 wrap-break-word outline-none">
          {props.title}
        </h2>
      </div>
      {props.children}
      <EditorFoot save={texts.save} isWriting={props.editor.isSaving} />
    </EditorForm>
  )
}
