import { type ReactNode, useId } from 'react'
import { Panel } from '~/ui/Panel.tsx'

type FormSectionProps = { title: string; lead?: string; children: ReactNode }

export function FormSection({ title, lead, children }: FormSectionProps) {
  const id = useId()
  return (
    <Panel aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <div>
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        {lead ? <p className="mt-1 text-muted text-sm">{lead}</p> : null}
      </div>
      {children}
    </Panel>
  )
}
