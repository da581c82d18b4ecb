import { type ReactNode, useId } from 'react'
import { Panel } from '~/ui/Panel.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { VisuallyHidden } from '~/ui/VisuallyHidden.tsx'

type OverviewCardProps = {
  title: string
  to: string
  /** The verb, and what it is about for those who hear the link alone. */
  linkLabel: readonly [verb: string, object: string]
  children: ReactNode
  className?: string | undefined
}

/** One thing the overview tells, with the way to the page behind it. */
export function OverviewCard({ title, to, linkLabel, children, className }: OverviewCardProps) {
  const headingId = useId()
  return (
    <Panel aria-labelledby={headingId} className={className}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3">
        <h2 id={headingId} className="text-[1.125rem]">
          {title}
        </h2>
        <TextLink to={to} block>
          {linkLabel[0]} <VisuallyHidden>{linkLabel[1]}</VisuallyHidden>
        </TextLink>
      </div>
      {children}
    </Panel>
  )
}
