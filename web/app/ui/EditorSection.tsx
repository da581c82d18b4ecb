import { type ReactNode, useId } from 'react'
import { Panel } from './Panel.tsx'

type EditorSectionProps = { title: string; lead?: string | undefined; children: ReactNode }

export function EditorSection({ title, lead, children }: EditorSectionProps) {
  const id = useId()
  return (
    <Panel aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <div>
        <h3 id={id}>{title}</h3>
        {lead ? <p className="mt-1 text-muted">{lead}</p> : null}
      </div>
      {children}
    </Panel>
  )
}
