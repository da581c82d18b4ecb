import type { ReactNode } from 'react'

type ScreenHeadProps = { title: string; lead?: string; action?: ReactNode }

export function ScreenHead({ title, lead, action }: ScreenHeadProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-3">
      <div>
        <h1 className="text-[2rem]">{title}</h1>
        {lead ? <p className="mt-1 max-w-[62ch] text-muted">{lead}</p> : null}
      </div>
      {action}
    </header>
  )
}
