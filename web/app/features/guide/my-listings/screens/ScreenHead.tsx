import type { OwnEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import type { ReactNode } from 'react'

type ScreenHeadProps = {
  title: string
  lead?: string
  action?: ReactNode
  /** `h2` where the page around it has a title of its own. */
  level?: 'h1' | 'h2'
}

/** The administration opens the same screens inside of a page of its own. */
export const levelFor = ({ role }: Pick<OwnEstablishment, 'role'>) => (role === null ? 'h2' : 'h1')

export function ScreenHead({ title, lead, action, level: Title = 'h1' }: ScreenHeadProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-3">
      <div>
        <Title className={Title === 'h1' ? 'text-[2rem]' : 'text-h3'}>{title}</Title>
        {lead ? <p className="mt-1 max-w-[62ch] text-muted">{lead}</p> : null}
      </div>
      {action}
    </header>
  )
}
