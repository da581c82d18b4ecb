import { moneyText } from '@portal/contract/plans/plan-rules'
import { useQuery } from '@tanstack/react-query'
import { SummaryRows } from '~/ui/SummaryRows.tsx'
import { numberText, figuresTexts as texts } from './figures.texts.ts'
import { moneyFiguresQuery } from './money.queries.ts'
import { monthText } from './month-bars.rules.ts'

/** For the overview: what plans bring in now, beside the month before. */
export function MoneySummary() {
  return (
    <SummaryRows
      query={useQuery(moneyFiguresQuery())}
      texts={texts}
      rows={({ months }) => {
        const [before, now] = months.slice(-2)
        if (!now || !before) return []
        return [
          [texts.mrr.title, moneyText(now.mrr_cents)],
          [texts.before(monthText(before.month)), moneyText(before.mrr_cents)],
          [texts.paying.title, numberText(now.paying)],
          [texts.summaryTrials, numberText(now.trials)],
        ]
      }}
    />
  )
}
