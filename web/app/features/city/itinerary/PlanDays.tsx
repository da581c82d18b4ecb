import { Footprints, Navigation } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import type { MapMarker } from '~/ui/map/map.types.ts'
import { SmallMap } from '~/ui/map/SmallMap.tsx'
import { dayHeading } from './day-heading.rules.ts'
import { dayRoute, type PlanDay, type ShownStop, wayText } from './days.rules.ts'
import { itineraryTexts as texts } from './itinerary.texts.ts'

type PlanDaysProps = {
  days: readonly PlanDay[]
  today: string
  renderStop: (stop: ShownStop) => ReactNode
  keyOf: (stop: ShownStop) => string
  /** Nothing can be chosen in it. */
  isShared?: boolean
}

/** As the pins of the day's map are numbered. */
const NUMBERED =
  "[counter-reset:stop] [&>li]:[counter-increment:stop] [&_h3]:before:content-[counter(stop)_'._']"

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
          <ol className={date ? NUMBERED : undefined}>
            {stops.map((stop, n) => (
              <li key={keyOf(stop)}>
                <WayHere text={wayText(stop, stops[n - 1])} />
                {renderStop(stop)}
              </li>
            ))}
          </ol>
          {date ? <DayMap stops={stops} /> : null}
        </section>
      ))}
    </div>
  )
}

/** Between two stops: how one gets from one to the other. */
function WayHere({ text }: { text: string | null }) {
  if (!text) return null
  return (
    <p className="num flex items-center gap-2 border-line border-b py-2 pl-6 text-muted text-sm">
      <Footprints aria-hidden="true" className="size-4 flex-none" />
      <span className="sr-only">{texts.wayHere}</span>
      {text}
    </p>
  )
}

/** The stops of a day by their numbers, in the order of the list. */
function DayMap({ stops }: { stops: readonly ShownStop[] }) {
  const markers = useMemo<MapMarker[]>(() => {
    return stops.flatMap(({ name, told }, n) => {
      if (!told?.place) return []
      const { latitude: lat, longitude: lng } = told.place
      const marker = { id: `${n}`, name: texts.stopOnMap(n + 1, name), position: { lat, lng } }
      // Not a bare number: that is how many lie together.
      return [{ ...marker, face: texts.pin(n + 1), look: 'pill' }]
    })
  }, [stops])
  if (markers.length < 2) return null
  return (
    <SmallMap
      label={texts.dayMap}
      markers={markers}
      instead={texts.withoutMap}
      className="mt-4 h-60 rounded-card md:h-75"
    />
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
