import { type ReactNode, useId } from 'react'
import { Panel } from '~/ui/Panel.tsx'

type HoursPartProps = { title: string; lead?: string; children: ReactNode }

export function HoursPart({ title, lead, children }: HoursPartProps) {
  const headingId = useId()
  return (
    <Panel aria-labelledby={headingId} className="grid min-w-0 gap-4">
      <div>
        <h2 id={headingId} className="text-[1.125rem]">
          {title}
        </h2>
        {lead ? <p className="mt-1 text-muted">{lead}</p> : null}
      </div>
      {children}
    </Panel>
  )
}
