import { type ReactNode, useId } from 'react'
import { Panel } from '~/ui/Panel.tsx'

type NotificationsPanelProps = { title: string; intro?: string; children: ReactNode }

export function NotificationsPanel({ title, intro, children }: NotificationsPanelProps) {
  const headingId = useId()
  return (
    <Panel aria-labelledby={headingId} className="grid min-w-0 content-start gap-4">
      <div>
        <h3 id={headingId} className="text-[1.1875rem]">
          {title}
        </h3>
        {intro ? <p className="mt-1 text-sm text-muted">{intro}</p> : null}
      </div>
      {children}
    </Panel>
  )
}
