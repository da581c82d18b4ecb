import type { Ramp } from '@portal/contract/city/sights/sight-content'
import { firstRamp } from '@portal/contract/city/tides/ramp-rules'
import type { TideDay, TideExtreme } from '@portal/contract/city/tides/tide'
import { dayLabel, metresText, minuteText } from '@portal/contract/city/tides/tide.texts'
import { daysFromToday, tideMoment } from '@portal/contract/city/tides/tide-now-rules'
import { CarBar, CarKey } from './CarBar.tsx'
import { daylightWindow } from './car-hours.rules.ts'
import type { Tides } from './TideCard.tsx'
import { WEEK_DAYS } from './tides.constants.ts'
import { tidesTexts } from './tides.texts.ts'
import { weekTexts as texts } from './week.texts.ts'

type WeekTableProps = {
  tides: Tides
  now: Date
  ramps?: readonly Ramp[] | undefined
  place: string
}

/** The week as a table: the curve for who reads numbers, and when the car may stay. */
export function WeekTable({ tides, now, ramps = [], place }: WeekTableProps) {
  const { minute, today } = tideMoment(tides.days, now)
  const days = daysFromToday(tides.days, minute).slice(0, WEEK_DAYS)
  const ramp = firstRamp(ramps)
  return (
    <section aria-labelledby="semana" className="section">
      <div className="wrap">
        <h2 id="semana" className="scroll-mt-24">
          {ramp ? texts.title : texts.plain}
        </h2>
        <p className="mt-2 text-muted">{ramp ? texts.lead(ramp.name) : texts.plainLead}</p>
        <table className="num mt-8 w-full border-collapse text-sm max-lg:block lg:text-base">
          <caption className="sr-only">{texts.caption(place)}</caption>
          <thead className="max-lg:sr-only">
            <tr className="border-mar-900 border-b-[1.5px] text-left text-muted text-xs [&>th]:pr-4 [&>th]:pb-3 [&>th]:font-semibold">
              <th scope="col" className="lg:pl-3">
                {texts.day}
              </th>
              <th scope="col">{tidesTexts.high}</th>
              <th scope="col">{tidesTexts.low}</th>
              {ramp ? <th scope="col">{texts.bar}</th> : null}
              {ramp ? <th scope="col">{texts.hours}</th> : null}
              <th scope="col">{texts.source}</th>
            </tr>
          </thead>
          <tbody className="max-lg:block">
            {days.map((day) => (
              <Row
                key={day.date}
                day={day}
                isToday={day === today?.day}
                levelM={ramp?.level_m ?? null}
              />
            ))}
          </tbody>
        </table>
        {ramp ? <CarKey levelM={ramp.level_m} /> : null}
      </div>
    </section>
  )
}

type RowProps = { day: TideDay; isToday: boolean; levelM: number | null }

/** A row of the table; on phones its cells stand below each other. */
function Row({ day, isToday, levelM }: RowProps) {
  return (
    <tr
      className={`border-line border-b max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-4 max-lg:gap-y-1.5 max-lg:py-4 lg:[&>*]:py-3.5 lg:[&>*]:pr-4 ${isToday ? 'bg-sol-100 max-lg:-mx-3 max-lg:rounded-input max-lg:px-3' : ''}`}
    >
      <th scope="row" className="whitespace-nowrap text-left font-[650] lg:pl-3">
        {dayLabel(day.date, isToday, tidesTexts.today)}
      </th>
      <Waters day={day} kind="high" />
      <Waters day={day} kind="low" />
      {levelM === null ? null : (
        <td className="max-lg:col-span-2">
          <CarBar day={day} levelM={levelM} />
        </td>
      )}
      {levelM === null ? null : (
        <td className="whitespace-nowrap font-semibold max-lg:col-start-2 max-lg:row-start-1 max-lg:text-right">
          {hoursText(day, levelM)}
        </td>
      )}
      <td className="text-muted text-xs max-lg:col-span-2">{texts.sourceShort(day.source)}</td>
    </tr>
  )
}

function Waters({ day, kind }: { day: TideDay; kind: TideExtreme['kind'] }) {
  return (
    <td className={kind === 'high' ? 'max-lg:col-start-1' : 'max-lg:col-start-2'}>
      <span aria-hidden="true" className="text-muted lg:hidden">
        {kind === 'high' ? tidesTexts.high : texts.lowShort}{' '}
      </span>
      {day.extremes
        .filter((extreme) => extreme.kind === kind)
        .map(({ minute, height_m }) => (
          <span key={minute} className="inline-block pr-3 max-lg:block max-lg:pr-0">
            {minuteText(minute)} <span className="text-muted text-sm">{metresText(height_m)}</span>
          </span>
        ))}
    </td>
  )
}

function hoursText(day: TideDay, levelM: number): string {
  const stretch = daylightWindow(day, levelM)
  return stretch ? texts.window(minuteText(stretch.from), minuteText(stretch.to)) : texts.none
}
