import type { RichTextDocument } from '@portal/contract/rich-text/rich-text-words'
import { type ComponentType, useEffect, useState } from 'react'
import { ErrorState } from '../ErrorState.tsx'
import type { Photo } from '../photoSources.ts'
import { Skeleton } from '../Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { editorWords } from './editor/editor.words.ts'
import type { PhotoPicker } from './editor/FigureWindow.tsx'

export type RichTextEditorProps = {
  /** What it opens with. Give the editor another `key` to open it with something else. */
  initial: RichTextDocument
  /** Called with every change that can be seen, and with the photos that the document may show. */
  onChange: (document: RichTextDocument, photos: readonly Photo[]) => void
  /** The photos of its figures. */
  photos?: readonly Photo[] | undefined
  /** Without it a text has no photos. */
  photoPicker?: PhotoPicker | undefined
  hasEmbeds?: boolean | undefined
  /** Its name, where no `Field` around it gives it one. */
  label?: string | undefined
}

type Surface = ComponentType<RichTextEditorProps>
const load = () => import('./editor/RichTextSurface.tsx').then((part) => part.RichTextSurface)

/** Where rich text is written. Inside a `Field` it takes its name, hint and error from there. */
export function RichTextEditor(props: RichTextEditorProps) {
  const [Part, setPart] = useState<Surface | null>(null)
  const [tries, setTries] = useState(0)
  const [isFailed, setFailed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is the reason to run again
  useEffect(() => {
    let isGone = false
    load().then(
      (surface) => !isGone && setPart(() => surface),
      () => !isGone && setFailed(true),
    )
    return () => {
      isGone = true
    }
  }, [tries])

  if (Part) return <Part {...props} />
  if (isFailed)
    return (
      <ErrorState
        title={editorWords.failed}
        onRetry={() => {
          setFailed(false)
          setTries(tries + 1)
        }}
      />
    )
  return (
    <div aria-busy="true">
      <VisuallyHidden>{editorWords.loading}</VisuallyHidden>
      <Skeleton shape="block" className="h-80" />
    </div>
  )
}
