import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './Button.tsx'

export type StaleTexts = {
  title: string
  text: string
  unread: string
  retry: string
  keep: string
  replace: string
}

type StaleNoticeProps<Saved extends object> = {
  texts: StaleTexts
  /** `unread`: somebody saved before, and what they saved could not be read. */
  newer: Saved | 'unread'
  /** What the other person changed. */
  differences: (newer: Saved) => ReactNode
  onKeep: (latest: Saved) => void
  onReplace: (latest: Saved) => void
  onRetry: () => void
}

/** Two editors never overwrite each other silently: the second is told, and loses nothing. */
export function StaleNotice<Saved extends object>(props: StaleNoticeProps<Saved>) {
  const { texts, newer, differences, onKeep, onReplace, onRetry } = props
  const headingId = useId()
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="scroll-mt-32 rounded-card bg-sol-100 p-5"
    >
      <h2 id={headingId} className="flex items-center gap-2 text-[1.125rem]">
        <CircleAlert aria-hidden="true" className="size-5 flex-none" />
        {texts.title}
      </h2>
      <p className="mt-1 max-w-[70ch]">{texts.text}</p>
      {newer === 'unread' ? (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <p className="font-semibold text-vermelho-700">{texts.unread}</p>
          <Button size="sm" look="line" onClick={onRetry}>
            {texts.retry}
          </Button>
        </div>
      ) : (
        <>
          {differences(newer)}
          <div className="mt-4 flex flex-wrap gap-3">
            <Button size="sm" onClick={() => onKeep(newer)}>
              {texts.keep}
            </Button>
            <Button size="sm" look="line" onClick={() => onReplace(newer)}>
              {texts.replace}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
