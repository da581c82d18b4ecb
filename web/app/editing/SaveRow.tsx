import type { ReactNode } from 'react'
import { Button } from '~/ui/Button.tsx'
import { editingTexts } from './editing.texts.ts'

type SaveRowProps = {
  editor: { isChanged: boolean; isSaving: boolean }
  texts?: { save: string; unsaved: string }
  look?: 'primary' | undefined
  /** What else can be done with the record. */
  children?: ReactNode
}

/** The foot of a form that is in sight as a whole: saves what was changed, and says that it waits. */
export function SaveRow({ editor, texts = editingTexts, look, children }: SaveRowProps) {
  const { isChanged, isSaving } = editor
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" look={look} disabled={!isChanged} pending={isSaving}>
        {texts.save}
      </Button>
      {children}
      <p role="status" className="text-muted text-sm">
        {isChanged ? texts.unsaved : null}
      </p>
    </div>
  )
}
