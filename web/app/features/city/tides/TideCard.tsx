import type { Ramp } from '@portal/contract/city/sights/sight-content'
import { firstRamp, type LevelledRamp } from '@portal/contract/city/tides/ramp-rules'
import type { TideDay } from '@portal/contract/city/tides/tide'
import { tideAnswer } from '@portal/contract/city/tides/tide-answer-rules'
import {
  carAdvice,
  daysFromToday,
  spanAround,
  spanOfDay,
  tideMoment,
} from '@portal/contract/city/tides/tide-now-rules'
import { BellRing, CalendarPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonStyle } from '~/ui/button-style.ts'
import { TextLink } from '~/ui/TextLink.tsx'
import { AdviceHeading } from './AdviceHeading.tsx'
import { DayPicker } from './DayPicker.tsx'
import { TideChart } from './TideChart.tsx'
import { TideFacts } from './TideFacts.tsx'
import { CALENDAR_PATH, leaveReminderPath, WEEK_DAYS } from './tides.constants.ts'
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
        <Reminder days={days} ramp={ramp} now={wall} beach={beach} />
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

const FIRST_WARNING_MINUTES = 60
const LAST_WARNING_MINUTES = 30

type ReminderProps = {
  days: readonly TideDay[]
  ramp: LevelledRamp | null
  now: number
  beach: string
}

/** Where a car must leave, what warns of it; elsewhere the high waters. */
function Reminder({ days, ramp, now, beach }: ReminderProps) {
  const advice = ramp && carAdvice(days, ramp.level_m, now)
  // Later than the last warning there is nothing left to be warned of: the heading says it already.
  if (!ramp || advice?.state !== 'leave' || advice.inMinutes <= LAST_WARNING_MINUTES) {
    return (
      <a href={CALENDAR_PATH} className={buttonStyle({ look: 'line' })}>
        <CalendarPlus aria-hidden="true" />
        {texts.calendar}
      </a>
    )
  }
  return (
    <div className="grid gap-1.5 text-center">
      <a href={leaveReminderPath(ramp.level_m, beach)} className={buttonStyle({ look: 'primary' })}>
        <BellRing aria-hidden="true" />
        {texts.remind}
      </a>
      <p className="text-muted text-xs">
        {advice.inMinutes > FIRST_WARNING_MINUTES ? texts.remindHint : texts.remindOnce}
      </p>
    </div>
  )
}
