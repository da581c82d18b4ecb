import type { Ramp } from '@portal/contract/sights/sight-content'
import type { TideDay } from '@portal/contract/tides/tide'
import { CalendarPlus } from 'lucide-react'
import { buttonStyle } from '~/ui/buttonStyle.ts'
import { TextLink } from '~/ui/TextLink.tsx'
import { AdviceHeading } from './AdviceHeading.tsx'
import { chartLabel } from './chart-label.ts'
import { DayPicker } from './DayPicker.tsx'
import { firstRamp } from './ramp.rules.ts'
import { TideChart } from './TideChart.tsx'
import { TideFacts } from './TideFacts.tsx'
import { tideMoment } from './tide-now.rules.ts'
import { CALENDAR_PATH, WEEK_DAYS } from './tides.constants.ts'
import { tidesTexts as texts } from './tides.texts.ts'

export type Tides = { station: string; days: TideDay[] }

type TideCardProps = {
  tides: Tides
  now: Date
  ramps?: readonly Ramp[] | undefined
  /** From the address; today where it is none of the days. */
  date?: string | null | undefined
}

/** "Praia agora": the answer, the curve with now, the next waters, sun and moon, and their source. */
export function TideCard({ tides: { days, station }, now, ramps = [], date }: TideCardProps) {
  const { minute: wall, today } = tideMoment(days, now)
  const ramp = firstRamp(ramps)
  const day = days.find((one) => one.date === date) ?? today?.day ?? days[0]
  if (!day) return null
  const minute = today?.day === day ? today.minute : null
  return (
    <section
      aria-labelledby="mare"
      className="rounded-card bg-areia-50 px-5 pt-6 pb-5 shadow-soft lg:px-12 lg:pt-11 lg:pb-8"
    >
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_auto] lg:gap-12">
        <AdviceHeading
          days={days}
          ramp={ramp}
          now={wall}
          without={ramps.length > 0 && !ramp ? texts.noLevel : undefined}
        />
        <a href={CALENDAR_PATH} className={buttonStyle({ look: 'line' })}>
          <CalendarPlus aria-hidden="true" />
          {texts.calendar}
        </a>
      </div>
      <DayPicker
        days={days.slice(0, WEEK_DAYS)}
        chosen={day.date}
        today={today?.day.date ?? null}
      />
      <div className="mt-5">
        <TideChart
          day={day}
          days={days}
          now={minute}
          levelM={ramp?.level_m ?? null}
          label={chartLabel(day, minute)}
        />
      </div>
      <TideFacts days={days} day={day} now={wall} minute={minute} />
      <p className="mt-5 text-muted text-xs leading-normal">
        {texts.source(day.source, station)}{' '}
        <TextLink to="#semana" className="inline-block py-1">
          {texts.asTable}
        </TextLink>
      </p>
    </section>
  )
}
