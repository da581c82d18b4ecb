import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Decisions } from '~/lists/Decisions.tsx'
import { useWhose } from '~/lists/use-whose.ts'
import { Panel } from '~/ui/Panel.tsx'
import { moderationTexts } from './moderation.texts.ts'
import type { QueueMoves } from './QueueFrame.tsx'
import { useKeysWithin } from './use-keys-within.ts'

type QueueItemProps = {
  title: string
  /** Over the title: what kind of thing it is, since when. */
  kicker: ReactNode
  children: ReactNode
  /** Buttons, main one first. They stay in sight however long the item is. */
  actions?: ReactNode
  moves: QueueMoves
  onApprove?: (() => void) | undefined
  onReject?: (() => void) | undefined
}

/** One thing to decide, with its buttons at the foot. */
export function QueueItem({
  title,
  kicker,
  children,
  actions,
  moves,
  onApprove,
  onReject,
}: QueueItemProps) {
  const headingId = useId()
  const item = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { takesFocus, thing } = moves
  const whose = useWhose(thing.at, [thing.id])(thing.id)
  const deciding = whose === 'others' ? { a: onApprove, r: onReject } : {}
  useKeysWithin(item, { ...deciding, j: moves.next, k: moves.previous })
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <Panel ref={item} aria-labelledby={headingId} className="grid gap-5">
      <header>
        <div className="mb-1 flex flex-wrap items-center gap-2 text-xs text-muted">{kicker}</div>
        <h2 id={headingId} ref={heading} tabIndex={-1} className="text-h3 wrap-anywhere">
          {title}
        </h2>
      </header>
      {children}
      {onApprove || onReject ? (
        <footer
          data-bar="foot"
          className="sticky bottom-0 z-10 -mx-[18px] -mb-[18px] rounded-b-card border-line border-t bg-white px-[18px] py-3 md:-mx-[22px] md:-mb-5 md:px-[22px]"
        >
          <Decisions {...thing} className="flex flex-wrap gap-3">
            {actions}
          </Decisions>
          {whose === 'own' ? null : (
            <p className="mt-2 text-xs text-muted max-lg:hidden">{moderationTexts.keys}</p>
          )}
        </footer>
      ) : null}
    </Panel>
  )
}
