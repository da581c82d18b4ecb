import { type ReactNode, useId } from 'react'
import { Panel } from './Panel.tsx'

type EditorSectionProps = {
  title: string
  lead?: string | undefined
  /** `h2` where the title of the page is right above. */
  level?: 'h2' | 'h3'
  children: ReactNode
}

export function EditorSection({ title, lead, level: Title = 'h3', children }: EditorSectionProps) {
  const id = useId()
  return (
    <Panel aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <div>
        <Title id={id} className="text-h3">
          {title}
        </Title>
        {lead ? <p className="mt-1 text-muted">{lead}</p> : null}
      </div>
      {children}
    </Panel>
  )
}
