import type { ReactNode } from 'react'

type RoomHeadProps = { title: string; lead?: string; action?: ReactNode }

export function RoomHead({ title, lead, action }: RoomHeadProps) {
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
