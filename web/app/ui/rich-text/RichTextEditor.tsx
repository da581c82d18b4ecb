import { type ComponentType, useEffect, useState } from 'react'
import { ErrorState } from '../ErrorState.tsx'
import { Skeleton } from '../Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { editorWords } from './editor/editor.words.ts'
import type { RichTextEditorProps } from './editor/editor-props.ts'

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
