import type { Ramp } from '@portal/contract/city/sights/sight-content'
import { subjectOf } from '@portal/contract/city/tide-warnings/watch-rules'
import { firstRamp } from '@portal/contract/city/tides/ramp-rules'
import type { TideDay } from '@portal/contract/city/tides/tide'
import { tideAnswer } from '@portal/contract/city/tides/tide-answer-rules'
import {
  daysFromToday,
  spanAround,
  spanOfDay,
  tideMoment,
} from '@portal/contract/city/tides/tide-now-rules'
import { BellRing } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { AdviceHeading } from './AdviceHeading.tsx'
import { DayPicker } from './DayPicker.tsx'
import { TideChart } from './TideChart.tsx'
import { TideFacts } from './TideFacts.tsx'
import { WEEK_DAYS } from './tides.constants.ts'
import { tidesTexts as texts } from './tides.texts.ts'

export type Tides = { station: string; days: TideDay[] }

type TideCardProps = {
  tides: Tides
  now: Date
  ramps?: readonly Ramp[] | undefined
  /** From the address; today where it is none of the days. */
  date?: string | null | undefined
  /** Whose page a reminder leads back to. */
  beach: string
  /** What else is known of the beach now. */
  more?: ReactNode
}

/** "Praia agora": the answer, the curve with now, the next waters, sun and moon, and their source. */
export function TideCard({
  tides: { days, station },
  now,
  ramps = [],
  date,
  beach,
  more,
}: TideCardProps) {
  const { minute: wall, today } = tideMoment(days, now)
  const ramp = firstRamp(ramps)
  const week = daysFromToday(days, wall).slice(0, WEEK_DAYS)
  const day = week.find((one) => one.date === date) ?? today?.day ?? week[0]
  if (!day) return null
  const other = today?.day === day ? null : day
  return (
    <section
      aria-labelledby="mare"
      className="rounded-card bg-areia-50 px-5 pt-6 pb-5 shadow-soft lg:px-12 lg:pt-11 lg:pb-8"
    >
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_auto] lg:gap-12">
        <AdviceHeading {...tideAnswer(days, ramps, wall)} />
        {subjectOf(ramps, null).kind === 'closed' ? null : <Reminder beach={beach} />}
      </div>
      <DayPicker days={week} chosen={day.date} today={today?.day.date ?? null} />
      <div className="mt-5">
        <TideChart
          days={days}
          span={other ? spanOfDay(other) : spanAround(days, wall)}
          now={wall}
          levelM={ramp?.level_m ?? null}
          isExample={ramp?.level_is_example}
        />
      </div>
      <TideFacts days={days} now={wall} other={other} />
      <p className="mt-5 text-muted text-xs leading-normal">
        {texts.source(day.source, station)}{' '}
        <TextLink to="#semana" className="inline-block py-1">
          {texts.asTable}
        </TextLink>
      </p>
      {more ? <div className="mt-5 grid gap-5 empty:hidden">{more}</div> : null}
    </section>
  )
}

/** Pushed before the water, with or without a limit; the page says which, and offers the calendar too. */
function Reminder({ beach }: { beach: string }) {
  return (
    <div className="grid gap-1.5 text-center">
      <LinkButton to={`/praia/${beach}/aviso`} look="primary">
        <BellRing aria-hidden="true" />
        {texts.remind}
      </LinkButton>
      <p className="text-muted text-xs">{texts.remindHint}</p>
    </div>
  )
}
