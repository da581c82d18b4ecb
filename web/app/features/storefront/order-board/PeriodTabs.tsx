import {
  businessDayAt,
  type OrderPeriodKind,
} from '@portal/contract/storefront/orders/business-day'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { ownOrderingQuery } from './board.queries.ts'
import { historyTexts } from './history.texts.ts'
import { withPeriod } from './period-address.ts'

const { period: texts } = historyTexts

export const DAY = 'dia'
/** At noon it is the same day everywhere that reads it. */
export const momentOf = (day: string) => new Date(`${day}T12:00:00-03:00`)

/** That of the address; else the day that the business has now. Null until that is known. */
export function useShownDay(establishmentId: string): string | null {
  const [search] = useSearchParams()
  const asked = search.get(DAY) ?? ''
  const isAsked = /^\d{4}-\d{2}-\d{2}$/.test(asked)
  const ordering = useQuery({ ...ownOrderingQuery(establishmentId), enabled: !isAsked })
  if (isAsked) return asked
  // Without an answer the day of the city is right for most.
  if (ordering.isError) return businessDayAt(new Date(), 0)
  return ordering.data ? businessDayAt(new Date(), ordering.data.content.day_ends_hour) : null
}

/** The day, its week and its month: three addresses. */
export function PeriodTabs({ shown }: { shown: OrderPeriodKind | 'day' }) {
  const [search] = useSearchParams()
  return (
    <nav
      aria-label={texts.label}
      className="grid max-w-120 grid-cols-3 gap-0.5 rounded-[14px] bg-areia-200 p-1 print:hidden"
    >
      {(['day', 'week', 'month'] as const).map((kind) => (
        <Link
          key={kind}
          to={withPeriod(search, kind === 'day' ? null : kind)}
          replace
          aria-current={kind === shown ? 'page' : undefined}
          className="grid min-h-11 place-items-center rounded-[11px] font-semibold text-mar-900 no-underline aria-[current]:bg-white aria-[current]:shadow-raised"
        >
          {texts.names[kind]}
        </Link>
      ))}
    </nav>
  )
}
