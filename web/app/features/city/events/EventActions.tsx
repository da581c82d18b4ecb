import type { Event } from '@portal/contract/city/events/event'
import { CalendarPlus, CalendarSync, Navigation, Share2, Ticket } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { buttonStyle } from '~/ui/button-style.ts'
import { IconButton } from '~/ui/IconButton.tsx'
import { iconButtonStyle } from '~/ui/icon-button-style.ts'
import { useShare } from '~/ui/use-share.ts'
import { EVENTS, eventCalendarAddress } from './event-address.rules.ts'
import { eventPageTexts as texts } from './events.texts.ts'
import { googleCalendarAddress } from './google-calendar.rules.ts'
import { routeTo } from './venue-address.rules.ts'

type EventActionsProps = {
  event: Event
  origin: string
  /** Puts it into a plan. */
  plan?: ReactNode
}

/** One thing to do: the ticket where one is sold, the calendar where not. The rest are icons. */
export function EventActions({ event, origin, plan }: EventActionsProps) {
  const share = useShare(event.title)
  const isComing = !event.is_over && event.situation !== 'cancelled'
  const hasTickets = isComing && event.ticket_url !== null && event.situation !== 'sold_out'
  return (
    <div className="flex flex-wrap items-center gap-2">
      {hasTickets && event.ticket_url ? (
        <a href={event.ticket_url} {...elsewhere} rel="noopener noreferrer nofollow" {...first}>
          <Ticket aria-hidden="true" />
          {texts.tickets}
        </a>
      ) : null}
      {isComing && !hasTickets ? (
        <a href={eventCalendarAddress(event)} download {...first}>
          <CalendarPlus aria-hidden="true" />
          {texts.addToCalendar}
        </a>
      ) : null}
      {hasTickets ? (
        <IconAnchor label={texts.addToCalendar} href={eventCalendarAddress(event)} download>
          <CalendarPlus aria-hidden="true" />
        </IconAnchor>
      ) : null}
      {isComing ? (
        <>
          <IconAnchor
            label={texts.google}
            href={googleCalendarAddress(event, `${origin}${EVENTS}/${event.slug}`)}
            {...elsewhere}
          >
            <CalendarSync aria-hidden="true" />
          </IconAnchor>
          {plan}
          <IconAnchor
            label={texts.routeTo(event.venue.name)}
            href={routeTo(event.venue)}
            {...elsewhere}
          >
            <Navigation aria-hidden="true" />
          </IconAnchor>
        </>
      ) : null}
      <IconButton look="line" label={texts.share} title={texts.share} onClick={share}>
        <Share2 aria-hidden="true" />
      </IconButton>
    </div>
  )
}

const first = { className: buttonStyle({ look: 'primary', className: 'max-md:w-full' }) }
const elsewhere = { target: '_blank', rel: 'noopener noreferrer' }

type IconAnchorProps = ComponentProps<'a'> & { label: string; href: string }

function IconAnchor({ label, href, ...rest }: IconAnchorProps) {
  return (
    <a
      {...rest}
      href={href}
      aria-label={label}
      title={label}
      className={iconButtonStyle({ look: 'line' })}
    />
  )
}
