import { useQuery } from '@tanstack/react-query'
import { SummaryRows } from '~/ui/SummaryRows.tsx'
import { allTabBarQuery } from './tabbar-editor.queries.ts'
import { tabbarEditorTexts } from './tabbar-editor.texts.ts'
import { POSITIONS } from './tabbar-order.rules.ts'

/** For the overview: how much of the bar is configured. */
export function TabBarSummary() {
  const { summary } = tabbarEditorTexts
  return (
    <SummaryRows
      query={useQuery(allTabBarQuery())}
      texts={tabbarEditorTexts}
      rows={(items) => {
        const active = items.filter((item) => item.is_active)
        const configured = new Set(active.map(({ position }) => position))
        return [
          [summary.active, active.length],
          [summary.inactive, items.length - active.length],
          [summary.standard, POSITIONS.length - configured.size],
        ]
      }}
    />
  )
}
