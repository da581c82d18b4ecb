import type { OrderPeriod } from '@portal/contract/storefront/orders/board'
import {
  businessDayAt,
  businessSpan,
  dayAfter,
  type OrderPeriodKind,
  periodAround,
  periodBefore,
} from '@portal/contract/storefront/orders/business-day'
import type { Deps } from './orders.feature.ts'

type Asked = { id: string; period: OrderPeriodKind; day: string; hour: number }

/** Counted from the orders, by the business days of the place. The period before ends at the same point. */
export async function readPeriod(
  { id, period, day, hour }: Asked,
  { orderFigures }: Pick<Deps['stores'], 'orderFigures'>,
  now: Date,
): Promise<OrderPeriod> {
  const days = periodAround(period, day)
  const span = businessSpan(days, hour)
  const before = businessSpan(periodBefore(period, days), hour)
  const gone = Math.max(0, now.getTime() - span.start.getTime())
  const isRunning = now < span.end
  const samePoint = new Date(Math.min(before.end.getTime(), before.start.getTime() + gone))
  const earlier = { start: before.start, end: isRunning ? samePoint : before.end }
  const [sold, reasons, items, byDay, past] = await Promise.all([
    orderFigures.sold(id, span, now),
    orderFigures.reasons(id, span, now),
    orderFigures.items(id, span, now),
    orderFigures.byDay(id, span, { hour, now }),
    orderFigures.sold(id, earlier, now),
  ])
  const today = businessDayAt(now, hour)
  const counted = new Map(byDay.map((one) => [one.day, one]))
  return {
    ...days,
    today,
    delivered: sold.delivered,
    total_cents: sold.total_cents,
    average_cents: sold.delivered > 0 ? Math.round(sold.total_cents / sold.delivered) : null,
    cancelled: sold.cancelled,
    reasons,
    returned: { orders: sold.returned, total_cents: sold.returned_cents },
    items,
    days: listDays(days, today).map(
      (one) => counted.get(one) ?? { day: one, delivered: 0, total_cents: 0 },
    ),
    before: { delivered: past.delivered, total_cents: past.total_cents },
  }
}

/** What has not been yet is no day without a sale. */
function listDays({ from, until }: { from: string; until: string }, today: string): string[] {
  const days: string[] = []
  for (let day = from; day <= until && day <= today; day = dayAfter(day)) days.push(day)
  return days
}
