import type { TideDay } from '@portal/contract/tides/tide'
import type { ReactNode } from 'react'
import type { LevelledRamp } from './ramp.rules.ts'
import { carAdvice, nextWater } from './tide-now.rules.ts'
import { durationText, metresText, minuteText } from './tide-text.rules.ts'
import { tidesTexts as texts } from './tides.texts.ts'

type AdviceHeadingProps = {
  days: readonly TideDay[]
  ramp: LevelledRamp | null
  now: number
  /** Said under a heading about the water alone, where a level would be wanted. */
  without?: string | undefined
}

/** The answer first: until when the car may stay, or where the water is going. */
export function AdviceHeading({ days, ramp, now, without }: AdviceHeadingProps) {
  if (!ramp) return <WaterHeading days={days} now={now} without={without} />
  const advice = carAdvice(days, ramp.level_m, now)
  if (advice.state === 'leave') {
    return (
      <Heading lead={texts.leaveIn(durationText(advice.inMinutes), ramp.name)}>
        {texts.leave} <Time>{minuteText(advice.at, '0h00')}</Time>
      </Heading>
    )
  }
  if (advice.state === 'out') {
    const lead =
      advice.until === null
        ? texts.outLong(ramp.name)
        : texts.outUntil(minuteText(advice.until, '0h00'), ramp.name)
    return <Heading lead={lead}>{texts.out}</Heading>
  }
  return <Heading lead={texts.dryText(ramp.name)}>{texts.dry}</Heading>
}

function WaterHeading({ days, now, without }: Omit<AdviceHeadingProps, 'ramp'>) {
  const [high, low] = [nextWater(days, 'high', now), nextWater(days, 'low', now)]
  if (!high || !low) return <Heading lead={without ?? ''}>{texts.unavailable}</Heading>
  const isRising = high.at < low.at
  const next = isRising ? high : low
  const towards = isRising ? texts.towardsHigh : texts.towardsLow
  return (
    <Heading
      lead={[towards(minuteText(next.minute), metresText(next.height_m)), without]
        .filter(Boolean)
        .join(' ')}
    >
      {isRising ? texts.rising : texts.falling}
    </Heading>
  )
}

function Heading({ lead, children }: { lead: string; children: ReactNode }) {
  return (
    <div>
      <h2 id="mare" className="text-[clamp(1.875rem,1.3rem+2.4vw,3.25rem)] leading-[1.06]">
        {children}
      </h2>
      <p className="num mt-2.5 max-w-[50ch] text-lead text-muted">{lead}</p>
    </div>
  )
}

function Time({ children }: { children: string }) {
  return (
    <mark className="num whitespace-nowrap rounded-item bg-sol-400 px-[.16em] text-inherit">
      {children}
    </mark>
  )
}
