import type { TideDay } from '@portal/contract/tides/tide'
import { heightAt } from './tide-now.rules.ts'
import { dayLabel, metresText, minuteText } from './tide-text.rules.ts'
import { tidesTexts as texts } from './tides.texts.ts'

/** The curve in words: each water of the day, and where the sea is now. */
export function chartLabel(day: TideDay, minute: number | null): string {
  const waters = day.extremes.map(({ kind, minute: at, height_m }) =>
    (kind === 'high' ? texts.chartHigh : texts.chartLow)(minuteText(at), metresText(height_m)),
  )
  const next = minute === null ? undefined : day.extremes.find((one) => one.minute >= minute)
  const isRising = (next ?? { kind: oppositeOfLast(day) }).kind === 'high'
  const now =
    minute === null
      ? ''
      : texts.chartNow(
          minuteText(minute),
          metresText(heightAt(day, minute)),
          isRising ? texts.isRising : texts.isFalling,
        )
  return texts.chart(dayLabel(day.date, minute !== null, texts.today), waters.join(', '), now)
}

const oppositeOfLast = (day: TideDay) => (day.extremes.at(-1)?.kind === 'high' ? 'low' : 'high')
