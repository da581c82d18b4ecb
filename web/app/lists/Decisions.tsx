import type { DecidedAt } from '@portal/contract/portal/workplace/decided-at'
import { Children, type ReactNode } from 'react'
import { listTexts } from './lists.texts.ts'
import { useWhose } from './use-whose.ts'

type DecisionsProps = {
  /** Where it is decided, and about which one. */
  at: DecidedAt
  id: string
  /** Buttons; without any there is nothing to decide. */
  children: ReactNode
  className?: string
}

/** With what the team decides about something; about one's own another of the team does. */
export function Decisions({
  at,
  id,
  children,
  className = 'flex flex-wrap gap-2',
}: DecisionsProps) {
  const whose = useWhose(at, [id])(id)
  if (Children.toArray(children).length === 0) return null
  if (whose === 'own') return <p className="text-muted text-sm">{listTexts.own}</p>
  return (
    <fieldset disabled={whose === 'unknown'} className={`min-w-0 ${className}`}>
      {children}
    </fieldset>
  )
}
