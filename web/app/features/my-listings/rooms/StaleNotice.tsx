import type { OwnEstablishment } from '@portal/contract/establishments/own-establishment'
import { FIELD_WORDS, type FieldName } from '@portal/contract/establishments/vocabulary'
import { CircleAlert } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Button } from '~/ui/Button.tsx'
import { myListingsTexts } from '../my-listings.texts.ts'

type StaleNoticeProps = {
  newer: OwnEstablishment | 'unread'
  /** What the other person changed, of what is edited here. */
  theirs: readonly FieldName[]
  onKeep: (latest: OwnEstablishment) => void
  onReplace: (latest: OwnEstablishment) => void
  onRetry: () => void
}

/** Two editors never overwrite each other silently: the second is told, and loses nothing. */
export function StaleNotice({ newer, theirs, onKeep, onReplace, onRetry }: StaleNoticeProps) {
  const { stale } = myListingsTexts
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
        {stale.title}
      </h2>
      <p className="mt-1 max-w-[70ch]">{stale.text}</p>
      {newer === 'unread' ? (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <p className="font-semibold text-vermelho-700">{stale.unread}</p>
          <Button size="sm" look="line" onClick={onRetry}>
            {stale.retry}
          </Button>
        </div>
      ) : (
        <>
          <p className="mt-2">
            {theirs.length === 0
              ? stale.other
              : `${stale.differing}: ${theirs.map((field) => FIELD_WORDS[field]).join(', ')}.`}
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button size="sm" onClick={() => onKeep(newer)}>
              {stale.keep}
            </Button>
            <Button size="sm" look="line" onClick={() => onReplace(newer)}>
              {stale.replace}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
