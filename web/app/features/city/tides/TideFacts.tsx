import type { TideDay } from '@portal/contract/city/tides/tide'
import { metresText, minuteText, shortDateText } from '@portal/contract/city/tides/tide.texts'
import { dayOfMoment, heightAt, nextWater } from '@portal/contract/city/tides/tide-now-rules'
import { ArrowDown, ArrowUp, type LucideIcon, Moon, Sunrise, Sunset, Waves } from 'lucide-react'
import { factsFrom, type TideFact } from './tide-facts.rules.ts'
import { MOON_WORDS, tidesTexts as texts } from './tides.texts.ts'

const ICONS: Record<TideFact['kind'], LucideIcon> = {
  high: ArrowUp,
  low: ArrowDown,
  sunrise: Sunrise,
  sunset: Sunset,
}

type TideFactsProps = {
  days: readonly TideDay[]
  now: number
  /** Another day than today, whose waters and sun are shown instead of the next ones. */
  other: TideDay | null
}

/** The water now, what comes next of waters and sun in its order, and the moon. */
export function TideFacts({ days, now, other }: TideFactsProps) {
  const { heading, facts } = factsFrom(days, now, other)
  const moon = (other ?? dayOfMoment(days, now)?.day)?.moon
  const isRising = nextWater(days, now)?.kind === 'high'
  return (
    <div className="mt-5 border-line border-t pt-4 lg:mt-6 lg:pt-6">
      {heading ? <p className="mb-3 font-[650] text-sm">{heading}</p> : null}
      <dl className="num grid grid-cols-2 gap-x-4 gap-y-4.5 md:grid-cols-4 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {other ? null : (
          <Fact
            icon={Waves}
            term={texts.now(minuteText(now, '0h00'))}
            value={metresText(heightAt(days, now))}
            more={isRising ? texts.isRising : texts.isFalling}
            className="max-lg:hidden"
          />
        )}
        {facts.map(({ kind, value, more }) => (
          <Fact key={kind} icon={ICONS[kind]} term={texts[kind]} value={value} more={more} />
        ))}
        {moon ? (
          <Fact
            icon={Moon}
            term={texts.moon}
            value={MOON_WORDS[moon.phase]}
            more={texts.nextMoon(moon.next.phase, shortDateText(moon.next.date))}
          />
        ) : null}
      </dl>
    </div>
  )
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
