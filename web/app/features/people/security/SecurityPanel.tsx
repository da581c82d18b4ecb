import { type ReactNode, type Ref, useId } from 'react'
import { Panel } from '~/ui/Panel.tsx'

type SecurityPanelProps = {
  title: string
  intro: ReactNode
  aside?: ReactNode
  children?: ReactNode
  /** For who must put the focus back on the matter as a whole. */
  heading?: Ref<HTMLHeadingElement>
}

/** One matter of the section: its name, one sentence, its state, what can be done. */
export function SecurityPanel({ title, intro, aside, children, heading }: SecurityPanelProps) {
  const headingId = useId()
  return (
    <Panel aria-labelledby={headingId} className="grid min-w-0 content-start gap-4">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h3 ref={heading} id={headingId} tabIndex={-1} className="text-[1.1875rem] outline-none">
            {title}
          </h3>
          {aside}
        </div>
        <p className="mt-1 text-sm text-muted">{intro}</p>
      </div>
      {children}
    </Panel>
  )
}
