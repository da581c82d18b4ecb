import type { InboxItem } from '@portal/contract/portal/workplace/business-inbox'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { inboxTexts } from '~/features/portal/inbox/inbox.texts.ts'
import { cityDay, dayAgoText, hourText, momentText, shortDayText } from '~/platform/moments.ts'

const texts = inboxTexts.waiting
const MINUTE_MS = 60_000

/** Who waits and for what, in a line each. */
export function rowOf(item: InboxItem): { who: string; line: string } {
  switch (item.kind) {
    case 'order': {
      const { number, contact, lines, total_cents: total } = item.order
      const line = `${texts.items(lines.length)}, ${moneyText(total)}`
      return { who: contact?.name || texts.order(number), line }
    }
    case 'return': {
      const { number, contact, return: back } = item.order
      return { who: contact?.name || texts.order(number), line: back?.reason ?? '' }
    }
    case 'stay': {
      const { contact, unit, arrival, departure, total_cents: total } = item.stay
      const nights = `${dayOf(arrival)} → ${dayOf(departure)}`
      return { who: contact?.name ?? '', line: `${unit.name}, ${nights}, ${moneyText(total)}` }
    }
    case 'lead':
      return { who: item.lead.name, line: item.lead.message }
    case 'message':
      return { who: item.message.name, line: item.message.message }
    case 'review': {
      const { author_name: who, rating, text } = item.review
      return { who, line: text || texts.stars(rating) }
    }
  }
}

/** At noon the day is the same in every part of the city's calendar. */
const dayOf = (date: string) => shortDayText(new Date(`${date}T15:00:00Z`))

/** The hour at which it ends by itself; of people, how long they have waited. */
export function whenOf({ urgency, due_at: due, since }: InboxItem, now: Date) {
  const isClock = urgency === 'clock'
  return { isClock, text: isClock ? untilText(new Date(due), now) : agoText(new Date(since), now) }
}

function untilText(due: Date, now: Date): string {
  const minutes = Math.ceil((due.getTime() - now.getTime()) / MINUTE_MS)
  if (minutes <= 0) return texts.late
  if (minutes <= 60) return texts.left(minutes)
  return texts.until(cityDay(due) === cityDay(now) ? hourText(due) : momentText(due))
}

function agoText(since: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - since.getTime()) / MINUTE_MS)
  return minutes < 60 ? texts.ago(minutes) : dayAgoText(since, now)
}
