import type { Ramp } from '@portal/contract/city/sights/sight-content'
import { firstRamp } from '@portal/contract/city/tides/ramp-rules'
import { tideAnswer } from '@portal/contract/city/tides/tide-answer-rules'
import { spanAround, tideMoment } from '@portal/contract/city/tides/tide-now-rules'
import type { ReactNode } from 'react'
import { momentDayText } from '~/platform/moments.ts'
import { TextLink } from '~/ui/TextLink.tsx'
import { AdviceHeading } from './AdviceHeading.tsx'
import type { Tides } from './TideCard.tsx'
import { TideChart } from './TideChart.tsx'
import { factsFrom } from './tide-facts.rules.ts'
import { tidesTexts as texts } from './tides.texts.ts'

export type TideNowProps = {
  tides: Tides
  now: Date
  /** Whose ramps and name the card speaks of. */
  beach: { name: string | null; to: string; ramps: readonly Ramp[] }
  /** What else is known of the beach now. */
  more?: ReactNode
}

/** "Praia agora" in short: the answer, also to "may the car stay?", beside the curve around now. */
export function TideNow({ tides: { days, station }, now, beach, more }: TideNowProps) {
  const { minute: wall, today } = tideMoment(days, now)
  const day = today?.day ?? days[0]
  if (!day) return null
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
        <AdviceHeading {...tideAnswer(days, beach.name ? beach.ramps : null, wall)} />
        <NextFacts days={days} now={wall} className="max-xl:hidden" />
        <p className="mt-auto pt-5 max-xl:hidden">
          <TextLink to={beach.to}>{texts.weekAndRamps}</TextLink>
        </p>
      </div>
      <div>
        <TideChart
          isNarrow
          days={days}
          span={spanAround(days, wall)}
          now={wall}
          levelM={ramp?.level_m ?? null}
          isExample={ramp?.level_is_example}
        />
        <NextFacts days={days} now={wall} className="xl:hidden" />
        <p className="mt-4 text-muted text-xs leading-normal xl:text-right">
          {texts.source(day.source, station)}
        </p>
        <TextLink to={beach.to} block className="xl:hidden">
          {texts.weekAndRamps}
        </TextLink>
      </div>
      {more ? <div className="grid gap-5 empty:hidden xl:col-span-2">{more}</div> : null}
    </section>
  )
}

type NextFactsProps = { days: Tides['days']; now: number; className: string }

/** The next high and low water and the next turn of the sun, side by side, in their order. */
function NextFacts({ days, now, className }: NextFactsProps) {
  const { heading, facts } = factsFrom(days, now, null)
  return (
    <div className={`mt-5 border-line border-t pt-4 ${className}`}>
      {heading ? <p className="mb-3 font-[650] text-sm">{heading}</p> : null}
      <dl className="num grid grid-cols-3">
        {facts.map(({ kind, value, more }) => (
          <div key={kind} className="not-first:border-line not-first:border-l not-first:pl-3.5">
            <dt className="text-muted text-xs">{texts[kind]}</dt>
            <dd className="mt-0.5 font-bold font-head text-[1.375rem] leading-[1.15]">{value}</dd>
            <dd className="text-muted text-xs">{more}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
