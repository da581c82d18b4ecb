import type { TideDay } from '@portal/contract/tides/tide'
import { ArrowDown, ArrowUp, type LucideIcon, Moon, Sunset, Waves } from 'lucide-react'
import { heightAt, nextWater } from './tide-now.rules.ts'
import { metresText, minuteText, shortDateText } from './tide-text.rules.ts'
import { MOON_WORDS, tidesTexts as texts } from './tides.texts.ts'

type TideFactsProps = {
  days: readonly TideDay[]
  day: TideDay
  now: number
  /** Null on any other day than today. */
  minute: number | null
}

/** The water now, the next high and low, sun and moon; on another day, those of that day. */
export function TideFacts({ days, day, now, minute }: TideFactsProps) {
  const [nextHigh, nextLow] = [nextWater(days, 'high', now), nextWater(days, 'low', now)]
  const high = minute === null ? firstOf(day, 'high') : nextHigh
  const low = minute === null ? firstOf(day, 'low') : nextLow
  const isRising = nextHigh !== null && (nextLow === null || nextHigh.at < nextLow.at)
  return (
    <dl className="num mt-5 grid grid-cols-2 gap-x-4 gap-y-4.5 border-line border-t pt-5 md:grid-cols-4 lg:mt-6 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:pt-6">
      {minute === null ? null : (
        <Fact
          icon={Waves}
          term={texts.now(minuteText(minute))}
          value={metresText(heightAt(day, minute))}
          more={isRising ? texts.isRising : texts.isFalling}
          className="max-lg:hidden"
        />
      )}
      {high ? <Water icon={ArrowUp} term={texts.high} {...high} /> : null}
      {low ? <Water icon={ArrowDown} term={texts.low} {...low} /> : null}
      <Fact
        icon={Sunset}
        term={texts.sunset}
        value={minuteText(day.sunset)}
        more={texts.sunrise(minuteText(day.sunrise))}
      />
      <Fact
        icon={Moon}
        term={texts.moon}
        value={MOON_WORDS[day.moon.phase]}
        more={texts.nextMoon(day.moon.next.phase, shortDateText(day.moon.next.date))}
      />
    </dl>
  )
}

const firstOf = (day: TideDay, kind: 'high' | 'low') =>
  day.extremes.find((extreme) => extreme.kind === kind) ?? null

type WaterProps = { icon: LucideIcon; term: string; minute: number; height_m: number }

function Water({ icon, term, minute, height_m }: WaterProps) {
  return <Fact icon={icon} term={term} value={minuteText(minute)} more={metresText(height_m)} />
}

type FactProps = {
  icon: LucideIcon
  term: string
  value: string
  more: string
  className?: string
}

function Fact({ icon: Icon, term, value, more, className = '' }: FactProps) {
  return (
    <div
      className={`lg:not-first:border-line lg:not-first:border-l lg:not-first:pl-6 ${className}`}
    >
      <dt className="flex items-center gap-1.5 text-muted text-xs">
        <Icon aria-hidden="true" className="size-4 text-mar-600" />
        {term}
      </dt>
      <dd className="mt-1 font-bold font-head text-[1.5rem] leading-[1.15] tracking-[-0.015em] lg:text-[1.625rem]">
        {value}
      </dd>
      <dd className="mt-0.5 text-muted text-sm leading-[1.3]">{more}</dd>
    </div>
  )
}
