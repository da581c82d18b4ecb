import type { Ramp } from '@portal/contract/sights/sight-content'
import { momentDayText } from '~/platform/moments.ts'
import { TextLink } from '~/ui/TextLink.tsx'
import { AdviceHeading } from './AdviceHeading.tsx'
import { chartLabel } from './chart-label.ts'
import { firstRamp } from './ramp.rules.ts'
import type { Tides } from './TideCard.tsx'
import { TideChart } from './TideChart.tsx'
import { nextWater, tideMoment } from './tide-now.rules.ts'
import { metresText, minuteText } from './tide-text.rules.ts'
import { MOON_WORDS, tidesTexts as texts } from './tides.texts.ts'

export type TideNowProps = {
  tides: Tides
  now: Date
  /** Whose ramps and name the card speaks of. */
  beach: { name: string | null; to: string; ramps: readonly Ramp[] }
}

/** "Praia agora" in short: the answer beside the curve of today. */
export function TideNow({ tides: { days, station }, now, beach }: TideNowProps) {
  const { minute: wall, today } = tideMoment(days, now)
  const day = today?.day ?? days[0]
  if (!day) return null
  const minute = today?.minute ?? null
  const ramp = firstRamp(beach.ramps)
  return (
    <section
      aria-labelledby="mare"
      className="grid gap-5 rounded-card bg-areia-50 px-5 pt-5 pb-5 shadow-soft md:px-10 md:pt-9 md:pb-8 xl:grid-cols-[22rem_1fr] xl:gap-14"
    >
      <div className="xl:flex xl:flex-col">
        <p className="mb-4 flex flex-wrap items-center justify-between gap-x-3 text-sm">
          <b className="inline-flex items-center gap-2 font-[650] before:size-2.5 before:rounded-full before:bg-sol-400 before:ring-2 before:ring-mar-950">
            {texts.beachNow}
          </b>
          <span className="num text-muted">
            {texts.placeAndDay(beach.name, momentDayText(now))}
          </span>
        </p>
        <AdviceHeading days={days} ramp={ramp} now={wall} />
        <NextWaters tides={{ days, station }} wall={wall} day={day} className="max-xl:hidden" />
        <p className="mt-auto pt-5 max-xl:hidden">
          <TextLink to={beach.to}>{texts.weekAndRamps}</TextLink>
        </p>
      </div>
      <div>
        <TideChart
          isNarrow
          day={day}
          days={days}
          now={minute}
          levelM={ramp?.level_m ?? null}
          label={chartLabel(day, minute)}
        />
        <NextWaters tides={{ days, station }} wall={wall} day={day} className="xl:hidden" />
        <p className="mt-4 text-muted text-xs leading-normal xl:text-right">
          {texts.source(day.source, station)}
        </p>
        <TextLink to={beach.to} block className="xl:hidden">
          {texts.weekAndRamps}
        </TextLink>
      </div>
    </section>
  )
}

type NextWatersProps = {
  tides: Tides
  wall: number
  day: Tides['days'][number]
  className: string
}

/** The next high and low water and the sunset, side by side. */
function NextWaters({ tides: { days }, wall, day, className }: NextWatersProps) {
  const waters = (['high', 'low'] as const).flatMap((kind) => {
    const water = nextWater(days, kind, wall)
    return water
      ? {
          term: texts[kind],
          value: minuteText(water.minute),
          more: metresText(water.height_m),
        }
      : []
  })
  const sunset = {
    term: texts.sunset,
    value: minuteText(day.sunset),
    more: MOON_WORDS[day.moon.phase],
  }
  return (
    <dl className={`num mt-5 grid grid-cols-3 border-line border-t pt-4 ${className}`}>
      {[...waters, sunset].map(({ term, value, more }) => (
        <div key={term} className="not-first:border-line not-first:border-l not-first:pl-3.5">
          <dt className="text-muted text-xs">{term}</dt>
          <dd className="mt-0.5 font-bold font-head text-[1.375rem] leading-[1.15]">{value}</dd>
          <dd className="text-muted text-xs">{more}</dd>
        </div>
      ))}
    </dl>
  )
}
