import type { EventCard as Listed } from '@portal/contract/city/events/event'
import { EVENT_CATEGORY_WORDS, SITUATION_WORDS } from '@portal/contract/city/events/event.texts'
import { CalendarDays } from 'lucide-react'
import { Badge } from '~/ui/Badge.tsx'
import { Card } from '~/ui/Card.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { DateBlock } from './DateBlock.tsx'
import { eventAddress } from './event-address.rules.ts'
import { priceText, shortWhenText } from './event-text.rules.ts'
import { eventsTexts as texts } from './events.texts.ts'

type EventCardProps = {
  event: Listed
  level?: 'h2' | 'h3'
  /** On the first screen: its picture does not wait. */
  isFirst?: boolean
}

/** An event in a list, with its date where the eye falls first. */
export function EventCard({ event, level = 'h3', isFirst = false }: EventCardProps) {
  return (
    <Card
      title={event.title}
      to={eventAddress(event)}
      level={level}
      picture={
        <Picture
          picture={event.photo}
          alt=""
          ratio="3/2"
          sizes="(min-width: 64rem) 384px, (min-width: 48rem) 50vw, 100vw"
          loading={isFirst ? 'eager' : 'lazy'}
          topLeft={<DateBlock day={event.day} isOver={event.is_over} />}
          topRight={<SituationBadge event={event} />}
          className={event.situation === 'cancelled' || event.is_over ? 'saturate-50' : undefined}
        >
          <span className="grid place-items-center bg-mar-100 text-mar-700">
            <CalendarDays aria-hidden="true" className="size-10" />
          </span>
        </Picture>
      }
      meta={`${EVENT_CATEGORY_WORDS[event.category]} · ${event.venue_name}`}
      row={
        <>
          <span className={event.situation === 'cancelled' ? 'line-through' : 'font-semibold'}>
            {shortWhenText(event)}
            {event.more_dates > 0 ? (
              <span className="font-normal text-muted"> {texts.moreDates(event.more_dates)}</span>
            ) : null}
          </span>
          <span className="num">{priceText(event)}</span>
        </>
      }
    />
  )
}

type SituationBadgeProps = { event: Pick<Listed, 'situation' | 'is_over'> }

/** Only what differs from "as announced" is said. */
function SituationBadge({ event: { situation, is_over } }: SituationBadgeProps) {
  if (situation !== 'scheduled') {
    return (
      <Badge tone={situation === 'cancelled' ? 'bad' : 'sol'}>{SITUATION_WORDS[situation]}</Badge>
    )
  }
  return is_over ? <Badge>{texts.over}</Badge> : null
}
