import type { TideDay } from '@portal/contract/city/tides/tide'
import {
  dayHeading,
  dayWord,
  isSameDay,
  MIDNIGHT,
  metresText,
  minuteText,
} from '@portal/contract/city/tides/tide.texts'
import {
  heightAt,
  nextWater,
  type Span,
  watersOf,
} from '@portal/contract/city/tides/tide-now-rules'
import { tidesTexts as texts } from './tides.texts.ts'

/** The curve in words: each water it shows, and where the sea is now. */
export function chartLabel(
  days: readonly TideDay[],
  span: Span,
  now: number,
  showsNow: boolean,
): string {
  const waters = watersOf(days)
    .filter(({ at }) => at >= span.from && at < span.to)
    .map(({ kind, at, height_m }) => {
      const say = kind === 'high' ? texts.chartHigh : texts.chartLow
      const day = showsNow && !isSameDay(at, now) ? ` ${dayWord(at, now)}` : ''
      return say(day, minuteText(at, MIDNIGHT), metresText(height_m))
    })
    .join(', ')
  if (!showsNow) return texts.chart(dayHeading(span.from, now), waters, '')
  const isRising = nextWater(days, now)?.kind === 'high'
  const sea = texts.chartNow(
    minuteText(now, MIDNIGHT),
    metresText(heightAt(days, now)),
    isRising ? texts.isRising : texts.isFalling,
  )
  const [from, to] = [span.from, span.to].map(
    (at) => `${minuteText(at, MIDNIGHT)} de ${dayWord(at, now)}`,
  )
  return texts.chart(texts.chartSpan(from ?? '', to ?? ''), waters, sea)
}
