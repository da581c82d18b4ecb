import { tideAnswer } from '@portal/contract/city/tides/tide-answer-rules'
import { spanAround, tideMoment } from '@portal/contract/city/tides/tide-now-rules'
import { AdviceHeading } from './AdviceHeading.tsx'
import type { Tides } from './TideCard.tsx'
import { TideChart } from './TideChart.tsx'
import { TideFacts } from './TideFacts.tsx'
import { tidesTexts as texts } from './tides.texts.ts'

type TideGlanceProps = { tides: Tides; now: Date }

/** The tide of today for the whole city, where no beach and no ramp is chosen. */
export function TideGlance({ tides: { days, station }, now }: TideGlanceProps) {
  const { minute: wall, today } = tideMoment(days, now)
  const day = today?.day ?? days[0]
  if (!day) return null
  return (
    <section
      aria-labelledby="mare"
      className="rounded-card bg-white px-5 pt-6 pb-5 shadow-soft lg:px-10 lg:pt-9"
    >
      <AdviceHeading {...tideAnswer(days, null, wall)} />
      <div className="mt-8">
        <TideChart days={days} span={spanAround(days, wall)} now={wall} levelM={null} />
      </div>
      <TideFacts days={days} now={wall} other={null} />
      <p className="mt-5 text-muted text-xs leading-normal">{texts.source(day.source, station)}</p>
    </section>
  )
}
