import type { Collection, CollectionStop } from '@portal/contract/city/collections/collection'
import { pathOfStop } from '@portal/contract/city/itinerary/plan-text'
import { stopTexts } from '@portal/contract/city/itinerary/stop.texts'
import { shortDateText } from '@portal/contract/city/tides/tide.texts'
import { travelText } from '@portal/contract/ground/streets/travel.texts'
import { Footprints, MapPin, Route, Share2 } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { Link } from 'react-router'
import { Breadcrumb } from '~/ui/Breadcrumb.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import type { MapMarker } from '~/ui/map/map.types.ts'
import { SmallMap } from '~/ui/map/SmallMap.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { useShare } from '~/ui/use-share.ts'
import { WarningLine } from '~/ui/WarningLine.tsx'
import { sizeText } from './CollectionTile.tsx'
import { COLLECTIONS } from './collection-address.rules.ts'
import { collectionsTexts as texts } from './collections.texts.ts'

type CollectionDay = {
  /** Null in a theme, and of what has no day. */
  day: number | null
  stops: CollectionStop[]
}

/** In the order of the editors, day by day. */
function daysOf(stops: readonly CollectionStop[]): CollectionDay[] {
  const days: CollectionDay[] = []
  for (const stop of stops) {
    const last = days.at(-1)
    if (last && last.day === stop.day) last.stops.push(stop)
    else days.push({ day: stop.day, stops: [stop] })
  }
  return days
}

/** "9h30" */
const clockText = (minute: number): string =>
  `${Math.floor(minute / 60)}h${minute % 60 === 0 ? '' : String(minute % 60).padStart(2, '0')}`

/** What the rules say of each stop, in their order, where its first day is on that date. */
export type CheckedCollection = {
  state: 'none' | 'loading' | 'failed' | 'ready'
  first: string
  warnings: readonly (readonly string[])[]
}

type CollectionPageProps = {
  collection: Collection
  checked?: CheckedCollection
  /** Puts all of it into a plan. */
  plan?: ReactNode
}

export function CollectionPage({ collection, checked, plan }: CollectionPageProps) {
  const share = useShare(collection.title)
  return (
    <article className="wrap pt-2 pb-16 lg:pt-8">
      <Breadcrumb steps={[{ label: texts.title, to: COLLECTIONS }, { label: collection.title }]} />
      <div className="mt-2 grid gap-5 lg:grid-cols-[5fr_7fr] lg:items-center lg:gap-12">
        <Picture
          picture={collection.photo}
          alt=""
          ratio="3/2"
          sizes="(min-width: 64rem) 500px, 100vw"
          loading="priority"
          className="max-lg:aspect-auto! max-lg:h-40 md:max-lg:h-72"
        >
          <span className="grid place-items-center bg-mar-100 text-mar-700">
            <Route aria-hidden="true" className="size-16" />
          </span>
        </Picture>
        <div className="min-w-0">
          <p className="num font-semibold text-mar-600 text-sm">
            {texts.kind(collection.kind)} · {sizeText(collection)}
          </p>
          <h1 className="mt-1 wrap-break-word text-h1">{collection.title}</h1>
          <p className="mt-2 max-w-[60ch] text-lead text-muted">{collection.summary}</p>
          <div className="mt-5 flex flex-wrap items-end gap-2">
            {plan}
            <IconButton look="line" label={texts.share} title={texts.share} onClick={share}>
              <Share2 aria-hidden="true" />
            </IconButton>
          </div>
          {checked && checked.state !== 'none' ? (
            <p role="status" className="num mt-3 min-h-5 text-muted text-sm">
              {checkedText(checked)}
            </p>
          ) : null}
        </div>
      </div>
      {collection.stops.length === 0 ? <p className="mt-8">{texts.gone}</p> : null}
      <div className="mt-8 grid gap-10 lg:mt-12 lg:grid-cols-[7fr_5fr] lg:gap-14">
        <Days stops={collection.stops} warnings={checked?.warnings ?? []} />
        <StopsMap collection={collection} />
      </div>
    </article>
  )
}

function checkedText({ state, first, warnings }: CheckedCollection): string {
  if (state === 'loading') return texts.checking
  if (state === 'failed') return texts.notChecked
  const count = warnings.flat().length
  return texts.checked(shortDateText(first), count)
}

type DaysProps = { stops: readonly CollectionStop[]; warnings: CheckedCollection['warnings'] }

function Days({ stops, warnings }: DaysProps) {
  if (stops.length === 0) return null
  return (
    <div className="grid content-start gap-9">
      {daysOf(stops).map(({ day, stops: those }) => (
        <section key={day ?? 'all'} aria-labelledby={`dia-${day ?? 'todos'}`}>
          <h2 id={`dia-${day ?? 'todos'}`} className="text-h3">
            {day === null ? texts.places : texts.day(day)}
          </h2>
          <ol className="mt-2 border-mar-900 border-t-[1.5px]">
            {those.map((stop) => (
              <li key={`${stop.kind} ${stop.slug}`} className="border-line border-b">
                <StopLine
                  stop={stop}
                  before={stops[stops.indexOf(stop) - 1]}
                  number={stops.indexOf(stop) + 1}
                  warnings={warnings[stops.indexOf(stop)] ?? []}
                />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

type StopLineProps = {
  stop: CollectionStop
  before: CollectionStop | undefined
  number: number
  warnings: readonly string[]
}

/** How one gets there from the stop before it that day. */
function wayTo(stop: CollectionStop, before: CollectionStop | undefined): string | null {
  if (stop.way_here) return travelText(stop.way_here)
  const isLeg = stop.day !== null && before?.day === stop.day && before.place && stop.place
  return isLeg ? stopTexts.noWay : null
}

function StopLine({ stop, before, number, warnings }: StopLineProps) {
  const way = wayTo(stop, before)
  return (
    <div className="group/card relative grid grid-cols-[88px_minmax(0,1fr)] gap-x-4 py-4 md:grid-cols-[128px_minmax(0,1fr)] md:gap-x-5">
      <Picture
        picture={stop.photo}
        alt=""
        ratio="1/1"
        sizes="128px"
        topLeft={
          <span
            aria-hidden="true"
            className="num grid size-7 place-items-center rounded-full bg-white font-bold text-sm shadow-soft"
          >
            {number}
          </span>
        }
      >
        <span className="grid place-items-center bg-mar-100 text-mar-700">
          <MapPin aria-hidden="true" className="size-8" />
        </span>
      </Picture>
      <div className="min-w-0">
        {way ? (
          <p className="num flex items-center gap-1.5 text-muted text-sm">
            <Footprints aria-hidden="true" className="size-4 flex-none" />
            <span className="sr-only">{texts.wayHere}</span>
            {way}
          </p>
        ) : null}
        {stop.minute === null ? null : (
          <p className="num font-bold font-head">{clockText(stop.minute)}</p>
        )}
        <h3 className="wrap-break-word text-[1.125rem] leading-[1.2]">
          <Link to={pathOfStop(stop)} className="after:absolute after:inset-0 hover:underline">
            {stop.name}
          </Link>
        </h3>
        <p className="mt-0.5 text-muted text-sm">{stop.about}</p>
        {stop.note ? <p className="mt-1.5 wrap-break-word">{stop.note}</p> : null}
        {warnings.map((warning) => (
          <WarningLine key={warning} className="mt-2">
            {warning}
          </WarningLine>
        ))}
      </div>
    </div>
  )
}

function StopsMap({ collection: { title, stops } }: { collection: Collection }) {
  const markers = useMemo<MapMarker[]>(
    () =>
      stops.flatMap(({ id, name, place, day }, index) =>
        place
          ? [
              {
                id: `${id} ${day ?? ''}`,
                name: `${index + 1}. ${name}`,
                position: { lat: place.latitude, lng: place.longitude },
                look: 'spot' as const,
                face: <span className="num font-bold text-sm">{index + 1}</span>,
              },
            ]
          : [],
      ),
    [stops],
  )
  if (markers.length === 0) return null
  return (
    <section aria-labelledby="mapa-dos-lugares">
      <h2 id="mapa-dos-lugares" className="text-h3">
        {texts.mapTitle}
      </h2>
      <SmallMap
        label={texts.map(title)}
        markers={markers}
        instead={texts.withoutMap}
        className="mt-3 h-90 rounded-card lg:sticky lg:top-28 lg:h-130"
      />
    </section>
  )
}
