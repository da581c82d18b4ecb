import type { CityNumbers } from '@portal/contract/insight/insight/city-numbers'
import { CITY_NUMBERS_FILES } from '@portal/contract/insight/insight/city-numbers.texts'
import {
  countText,
  dayNumberText,
  shortDayText,
  weekdayAndDayText,
} from '@portal/contract/insight/insight/insight.texts'
import type { ReactNode } from 'react'
import { onMomentText } from '~/platform/moment-in-sentence.ts'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { BarList } from '~/ui/plots/BarList.tsx'
import { BarPlot } from '~/ui/plots/BarPlot.tsx'
import { PlotTable } from '~/ui/plots/PlotTable.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { cityNumbersTexts as texts } from './city-numbers.texts.ts'

export type NextTide = { id: string; when: string; kind: 'high' | 'low'; height: string }

type CityNumbersPageProps = {
  city: string
  /** Null where it could not be read. */
  numbers: CityNumbers | null
  tides: { next: readonly NextTide[]; isEstimate: boolean } | null
}

/** /cidade-em-numeros: what is counted of the city, for everybody. */
export function CityNumbersPage({ city, numbers, tides }: CityNumbersPageProps) {
  return (
    <article className="wrap grid gap-10 py-10 lg:gap-14 lg:py-16">
      <header className="max-w-[68ch]">
        <h1>{texts.title}</h1>
        <p className="mt-4 text-lead text-muted">{texts.lead(city)}</p>
        {numbers ? (
          <p className="num mt-2 text-muted text-sm">
            {texts.countedAt(onMomentText(new Date(numbers.counted_at)))}
          </p>
        ) : null}
        {numbers?.has_examples ? <p className="mt-2 font-semibold">{texts.examples}</p> : null}
      </header>
      {numbers ? (
        <>
          <Counts numbers={numbers} />
          <Days numbers={numbers} />
        </>
      ) : (
        <ErrorState title={texts.failed.title}>{texts.failed.text}</ErrorState>
      )}
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-14">
        {numbers ? <Searches searches={numbers.searches} /> : null}
        <Tides tides={tides} />
      </div>
      <section aria-labelledby="arquivos" className="grid gap-3">
        <h2 id="arquivos">{texts.files}</h2>
        <p className="text-muted">{texts.filesLead}</p>
        <p className="flex flex-wrap items-center gap-3">
          {/* Files, not pages of the portal: the browser fetches them itself. */}
          <LinkButton to={CITY_NUMBERS_FILES.csv} reloadDocument look="primary">
            {texts.csv}
          </LinkButton>
          <LinkButton to={CITY_NUMBERS_FILES.json} reloadDocument look="line">
            {texts.json}
          </LinkButton>
          <TextLink to="/dados-abertos" block>
            {texts.openData}
          </TextLink>
        </p>
      </section>
      <p className="max-w-[68ch] text-muted text-sm">{texts.how}</p>
    </article>
  )
}

type WithNumbers = { numbers: CityNumbers }

function Counts({ numbers }: WithNumbers) {
  const { businesses, partners, members, events_this_month: events } = numbers
  const counts = [
    { count: businesses, words: texts.businesses(businesses) },
    { count: partners, words: texts.partners(partners) },
    { count: members, words: texts.members(members) },
    { count: events, words: texts.events(events) },
  ]
  return (
    <section aria-label={texts.counts}>
      <ul className="num grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-5">
        {counts.map(({ count, words }) => (
          <li key={words} className="rounded-card bg-areia-100 p-5">
            <span className="block font-bold font-head text-[1.75rem] leading-tight">
              {countText(count)}
            </span>
            <span className="text-muted text-sm">{words}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Days({ numbers: { days, counting_since: since } }: WithNumbers) {
  const shown = days.filter((one) => one.people !== null && one.people > 0)
  const few = since ? days.filter(({ day, people }) => people === null && day >= since).length : 0
  const best = shown.reduce<CityNumbers['days'][number] | null>(
    (most, one) => ((one.people ?? 0) > (most?.people ?? 0) ? one : most),
    null,
  )
  const bestText = best ? texts.best(best.day, best.people ?? 0) : ''
  return (
    <Part id="dias" title={texts.days} lead={texts.daysLead}>
      {since ? null : <p>{texts.notYet}</p>}
      {best ? (
        <>
          <p className="mb-4">{bestText}</p>
          <BarPlot
            label={texts.plot(bestText)}
            every={7}
            bars={days.map(({ day, people }, place) => ({
              id: day,
              label: labelOf(day, place),
              now: people ?? 0,
              before: null,
            }))}
          />
          <PlotTable
            caption={texts.days}
            heads={[texts.day, texts.people]}
            rows={days.map(({ day, people }) => [
              weekdayAndDayText(day),
              people === null ? texts.fewCell : countText(people),
            ])}
          />
        </>
      ) : null}
      {few > 0 ? <p className="mt-2 text-muted text-sm">{texts.few(few)}</p> : null}
      {since ? <p className="num mt-1 text-muted text-sm">{texts.since(since)}</p> : null}
    </Part>
  )
}

/** The month is said with the first day. */
const labelOf = (day: string, place: number) =>
  place === 0 ? shortDayText(day).replace(' de ', ' ') : dayNumberText(day)

function Searches({ searches }: Pick<CityNumbers, 'searches'>) {
  const rows = searches.map(({ term, searches: count }) => ({
    id: term,
    name: `“${term}”`,
    count,
    value: countText(count),
  }))
  return (
    <Part id="buscas" title={texts.searches} lead={texts.searchesLead}>
      {rows.length > 0 ? (
        <>
          <BarList rows={rows} />
          <PlotTable
            caption={texts.searches}
            heads={[texts.term, texts.times]}
            rows={rows.map(({ name, value }) => [name, value])}
          />
        </>
      ) : (
        <p>{texts.noSearches}</p>
      )}
    </Part>
  )
}

function Tides({ tides }: Pick<CityNumbersPageProps, 'tides'>) {
  return (
    <Part id="mares" title={texts.tides}>
      {tides ? (
        <>
          <ul className="num">
            {tides.next.map(({ id, when, kind, height }) => (
              <li
                key={id}
                className="flex min-h-11 items-center justify-between gap-3 border-line border-t"
              >
                <span>
                  {texts[kind]}, {when}
                </span>
                <b className="font-semibold">{height}</b>
              </li>
            ))}
          </ul>
          {tides.isEstimate ? <p className="mt-2 text-muted text-sm">{texts.estimate}</p> : null}
        </>
      ) : (
        <p>{texts.noTides}</p>
      )}
      <TextLink to="/turismo" block>
        {texts.allTides}
      </TextLink>
    </Part>
  )
}

type PartProps = { id: string; title: string; lead?: string; children: ReactNode }

function Part({ id, title, lead, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead ? <p className="mt-2 mb-4 text-muted">{lead}</p> : <div className="mb-4" />}
      {children}
    </section>
  )
}
