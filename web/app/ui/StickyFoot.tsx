import clsx from 'clsx'
import type { ReactNode } from 'react'

type StickyFootProps = { className?: string; children: ReactNode }

/** Stays in sight at the foot of a form, above the tab bar and the player; what scrolls passes under it. */
export function StickyFoot({ className, children }: StickyFootProps) {
  return (
    <div
      data-bar="foot"
      className={clsx(
        'sticky bottom-[calc(var(--tabbar)+env(safe-area-inset-bottom))] z-10 -mx-4 border-t border-line bg-areia-50 px-4 py-3 md:bottom-(--player) md:mx-0 md:rounded-t-card md:border-x',
        className,
      )}
    >
      {children}
    </div>
  )
}
