import type { Event } from '@portal/contract/events/event'
import { AGE_RATING_WORDS } from '@portal/contract/events/event.texts'
import { recurrenceText } from '@portal/contract/events/recurrence.texts'
import type { ReactNode } from 'react'
import { eventPageTexts as texts } from './events.texts.ts'

/** What is good to know besides. */
export function EventFacts({ event }: { event: Event }) {
  const { recurrence, age_rating, organiser } = event
  if (!recurrence && !age_rating && !organiser) return null
  return (
    <dl className="grid border-line border-t">
      {recurrence ? (
        <Fact name={texts.repeats}>{recurrenceText(recurrence, event.first_day)}</Fact>
      ) : null}
      {age_rating ? <Fact name={texts.age}>{AGE_RATING_WORDS[age_rating]}</Fact> : null}
      {organiser ? <Fact name={texts.organiser}>{organiser}</Fact> : null}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7.5rem_1fr] gap-3 border-line border-b py-3">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="min-w-0 wrap-break-word">{children}</dd>
    </div>
  )
}
