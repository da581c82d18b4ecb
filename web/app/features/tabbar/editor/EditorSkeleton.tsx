import { Skeleton } from '~/ui/Skeleton.tsx'
import { tabbarEditorTexts } from './tabbar-editor.texts.ts'
import { POSITIONS } from './tabbar-order.rules.ts'

export function EditorSkeleton() {
  return (
    <div role="status" className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <span className="sr-only">{tabbarEditorTexts.loading}</span>
      <div className="grid gap-3">
        {POSITIONS.map((position) => (
          <Skeleton key={position} shape="block" className="h-24" />
        ))}
      </div>
      <Skeleton shape="block" className="h-140" />
    </div>
  )
}
