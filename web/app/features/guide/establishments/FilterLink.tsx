import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkChip } from '~/ui/LinkChip.tsx'
import { VisuallyHidden } from '~/ui/VisuallyHidden.tsx'
import { directoryTexts } from './establishments.texts.ts'

/** To the list with this filter, or without it where it is on. */
export function FilterLink({
  to,
  isOn,
  children,
}: {
  to: string
  isOn: boolean
  children: ReactNode
}) {
  return (
    <LinkChip
      to={to}
      look="line"
      // What is only heard stays inside: past the row's edge it would widen the page.
      className="relative"
      rel="nofollow"
      preventScrollReset
      aria-current={isOn ? 'true' : undefined}
    >
      {isOn ? <VisuallyHidden>{directoryTexts.filters.remove}</VisuallyHidden> : null} {children}
      {isOn ? <X aria-hidden="true" /> : null}
    </LinkChip>
  )
}
