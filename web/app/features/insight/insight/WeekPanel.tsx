import type { MyEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import type { InsightWeek } from '@portal/contract/insight/insight/insight'
import {
  countText,
  HOW_WE_COUNT,
  weekdayAndDayText,
  weekdayText,
} from '@portal/contract/insight/insight/insight.texts'
import { plainText, weekSentences } from '@portal/contract/insight/insight/sentences'
import { useQuery } from '@tanstack/react-query'
import { hourText } from '~/platform/moments.ts'
import { Panel } from '~/ui/Panel.tsx'
import { BarPlot, PlotLegend } from '~/ui/plots/BarPlot.tsx'
import { PlotTable } from '~/ui/plots/PlotTable.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { insightWeekQuery } from './insight.queries.ts'
import { insightScreenTexts } from './insight-screen.texts.ts'
import { SentenceText } from './Sentences.tsx'

const texts = insightScreenTexts.week

type WeekPanelProps = {
  establishment: Pick<MyEstablishment, 'id' | 'analytics'>
  /** The whole of it. */
  more: string
}

/** The week on the owner's home. It is beside what waits: what does not come leaves no hole. */
export function WeekPanel({ establishment: { id, analytics }, more }: WeekPanelProps) {
  const { data } = useQuery({
    ...insightWeekQuery(id),
    enabled: analytics === 'weekly' || analytics === 'full',
  })
  if (!data?.counting_since) return null
  return <Week week={data} more={analytics === 'full' ? more : null} />
}

function Week({ week, more }: { week: InsightWeek; more: string | null }) {
  const { days, kinds, counted_at: at, counting_since: since } = week
  const nameOf = ({ day, is_unfinished }: InsightWeek['days'][number]) =>
    is_unfinished ? texts.today : weekdayText(day)
  const isEmpty = days.every(({ now, before }) => now === 0 && before === 0)
  return (
    <Panel aria-labelledby="semana">
      <h2 id="semana" className="mb-2 text-[1.1875rem]">
        {texts.title}
      </h2>
      {isEmpty ? <p>{texts.none}</p> : null}
      <ul className="mb-3 grid gap-1.5">
        {isEmpty
          ? null
          : weekSentences(kinds, days).map((sentence) => (
              <li key={plainText(sentence)}>
                <SentenceText sentence={sentence} />
              </li>
            ))}
      </ul>
      <PlotLegend now={texts.now} unfinished={insightScreenTexts.today} before={texts.before} />
      <BarPlot
        label={texts.plot(days.map((day) => `${nameOf(day)} ${day.now}`).join(', '))}
        bars={days.map((day) => ({
          id: day.day,
          label: nameOf(day),
          now: day.now,
          before: day.before,
          isUnfinished: day.is_unfinished,
        }))}
      />
      <PlotTable
        caption={texts.caption}
        heads={[insightScreenTexts.day, insightScreenTexts.now, insightScreenTexts.before]}
        rows={days.map(({ day, now, before }) => [
          weekdayAndDayText(day),
          countText(now),
          countText(before),
        ])}
      />
      <p className="num mt-1 text-muted text-xs">
        {texts.until(hourText(new Date(at)))}{' '}
        {since ? `${insightScreenTexts.countingSince(since)} ` : null}
        {more ? <TextLink to={more}>{texts.more}</TextLink> : null}
      </p>
      <p className="mt-1 text-muted text-xs">{HOW_WE_COUNT}</p>
    </Panel>
  )
}
