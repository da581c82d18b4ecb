import { type ReactNode, useId } from 'react'
import { Panel } from '~/ui/Panel.tsx'

type PrivacyPanelProps = { title: string; text: ReactNode; children: ReactNode }

export function PrivacyPanel({ title, text, children }: PrivacyPanelProps) {
  const headingId = useId()
  return (
    <Panel aria-labelledby={headingId} className="grid min-w-0 content-start gap-4">
      <div>
        <h3 id={headingId} className="text-[1.1875rem]">
          {title}
        </h3>
        <p className="mt-1 text-sm text-muted">{text}</p>
      </div>
      <div>{children}</div>
    </Panel>
  )
}
