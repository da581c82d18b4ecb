import { Navigation } from 'lucide-react'
import type { ReactNode } from 'react'
import { dayHeading } from './day-heading.rules.ts'
import { dayRoute, type PlanDay, type ShownStop } from './days.rules.ts'
import { itineraryTexts as texts } from './itinerary.texts.ts'

type PlanDaysProps = {
  days: readonly PlanDay[]
  today: string
  renderStop: (stop: ShownStop) => ReactNode
  keyOf: (stop: ShownStop) => string
  /** Nothing can be chosen in it. */
  isShared?: boolean
}

export function PlanDays({ days, today, renderStop, keyOf, isShared = false }: PlanDaysProps) {
  return (
    <div className="grid gap-10">
      {days.map(({ date, stops }) => (
        <section key={date ?? 'none'} aria-labelledby={`dia-${date ?? 'nenhum'}`}>
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1 border-mar-900 border-b pb-2">
            <h2 id={`dia-${date ?? 'nenhum'}`} className="text-h3 first-letter:uppercase">
              {date ? dayHeading(date, today) : texts.noDay}
            </h2>
            {date ? <DayRoute stops={stops} /> : null}
          </div>
          {date || isShared ? null : <p className="mt-2 text-muted text-sm">{texts.noDayText}</p>}
          <ol>
            {stops.map((stop) => (
              <li key={keyOf(stop)}>{renderStop(stop)}</li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function DayRoute({ stops }: { stops: readonly ShownStop[] }) {
  const address = dayRoute(stops)
  if (!address) return null
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-mar-600 text-sm"
    >
      <Navigation aria-hidden="true" className="size-4" />
      {texts.dayRoute}
    </a>
  )
}
