import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkChip } from '~/ui/LinkChip.tsx'
import { VisuallyHidden } from '~/ui/VisuallyHidden.tsx'
import { searchTexts } from './search.texts.ts'

/** To the results with this filter, or without it where it is on. */
export function Filter({ to, isOn, children }: { to: string; isOn: boolean; children: ReactNode }) {
  return (
    <LinkChip
      to={to}
      look="line"
      className="relative"
      rel="nofollow"
      preventScrollReset
      aria-current={isOn ? 'true' : undefined}
    >
      {isOn ? <VisuallyHidden>{searchTexts.filters.remove}</VisuallyHidden> : null} {children}
      {isOn ? <X aria-hidden="true" /> : null}
    </LinkChip>
  )
}
