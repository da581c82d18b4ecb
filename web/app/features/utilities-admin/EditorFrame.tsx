import { ArrowLeft } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '~/ui/Button.tsx'
import { EditorFoot } from '~/ui/EditorFoot.tsx'
import { LeaveQuestion } from '~/ui/LeaveQuestion.tsx'
import { ReloadNotice } from '~/ui/ReloadNotice.tsx'
import { utilitiesAdminTexts as texts } from './utilities-admin.texts.ts'

type EditorFrameProps = {
  title: string
  isStale: boolean
  hasUnsavedWork: boolean
  isWriting: boolean
  onSubmit: (event: FormEvent) => void
  onReload: () => Promise<unknown>
  onClose: () => void
  children: ReactNode
}

/** One thing in its editor: the way back above it, its button always in reach. */
export function EditorFrame(props: EditorFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <form onSubmit={props.onSubmit} noValidate className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <Button look="ghost" size="sm" onClick={props.onClose}>
          <ArrowLeft aria-hidden="true" />
          {texts.back}
        </Button>
        <h2 ref={heading} tabIndex={-1} className="text-h3 wrap-break-word outline-none">
          {props.title}
        </h2>
      </div>
      <LeaveQuestion hasUnsavedWork={props.hasUnsavedWork} />
      {props.isStale ? <ReloadNotice texts={texts.stale} onReload={props.onReload} /> : null}
      {props.children}
      <EditorFoot save={texts.save} isWriting={props.isWriting} />
    </form>
  )
}
