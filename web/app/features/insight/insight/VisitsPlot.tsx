import type { Insight } from '@portal/contract/insight/insight/insight'
import {
  countText,
  dayNumberText,
  monthAndYearText,
  monthText,
  PERIOD_WORDS,
  shortDayText,
  weekdayAndDayText,
  weekdayText,
} from '@portal/contract/insight/insight/insight.texts'
import type { Period } from '@portal/contract/insight/insight/periods'
import { Panel } from '~/ui/Panel.tsx'
import { BarPlot, PlotLegend } from '~/ui/plots/BarPlot.tsx'
import { PlotTable } from '~/ui/plots/PlotTable.tsx'
import { insightScreenTexts as texts } from './insight-screen.texts.ts'

type VisitsPlotProps = { insight: Pick<Insight, 'bars' | 'period'> }

/** People of each day, or visits of each month, beside those of the last period. */
export function VisitsPlot({ insight: { bars, period } }: VisitsPlotProps) {
  const isByMonth = period === '12m'
  const title = isByMonth ? texts.months : texts.days
  const nameOf = isByMonth ? monthAndYearText : weekdayAndDayText
  const words = PERIOD_WORDS[period]
  const best = bars.reduce<Insight['bars'][number] | null>(
    (most, one) => (one.now > (most?.now ?? 0) ? one : most),
    null,
  )
  const [first, last] = [bars[0]?.day ?? '', bars.at(-1)?.day ?? '']
  const label = best
    ? texts.plot(
        title,
        nameOf(first),
        nameOf(last),
        `${nameOf(best.day)}, com ${countText(best.now)}`,
      )
    : `${title}: ${texts.noneYet}`
  return (
    <Panel aria-labelledby="visitas" className="flex flex-col lg:col-span-12">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id="visitas" className="text-[1.1875rem]">
          {title}
        </h2>
        <PlotLegend
          now={words.now}
          before={words.before}
          unfinished={isByMonth ? texts.thisMonth : texts.today}
        />
      </div>
      <BarPlot
        label={label}
        every={period === '7d' ? 1 : period === '28d' ? 7 : 3}
        bars={bars.map(({ day, now, before, is_unfinished }, place) => ({
          id: day,
          label: labelOf(day, period, { isToday: is_unfinished, isFirst: place === 0 }),
          now,
          before,
          isUnfinished: is_unfinished,
        }))}
      />
      <PlotTable
        caption={title}
        heads={[isByMonth ? texts.month : texts.day, texts.now, texts.before]}
        rows={bars.map(({ day, now, before }) => [nameOf(day), countText(now), countText(before)])}
      />
    </Panel>
  )
}

type Place = { isToday: boolean; isFirst: boolean }

/** "sáb" of a week, "16 de jul." and then "17" of four, "jul." of a year. */
function labelOf(day: string, period: Period, { isToday, isFirst }: Place): string {
  if (period === '12m') return monthText(day)
  if (isToday) return 'hoje'
  if (period === '7d') return weekdayText(day)
  if (isFirst) return shortDayText(day).replace(' de ', ' ')
  return dayNumberText(day)
}
