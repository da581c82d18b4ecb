import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { TextLink } from './TextLink.tsx'

type EditorHeadProps = {
  back: string
  title: string
  /** Its standing, and what can be done with all of it. */
  children: ReactNode
}

/** Above an editor: the way back to the list, the name of the thing, its standing. A long name has its own line. */
export function EditorHead({ back, title, children }: EditorHeadProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <TextLink to="?" block>
        <ArrowLeft aria-hidden="true" className="size-5" />
        {back}
      </TextLink>
      <h2 className="min-w-0 flex-1 text-h3 wrap-break-word max-lg:order-first max-lg:basis-full">
        {title}
      </h2>
      {children}
    </div>
  )
}
