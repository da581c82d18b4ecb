import { hourOfClock } from '@portal/contract/shared/clock.texts'
import { CITY_TIME_ZONE } from '@portal/contract/shared/time-zones'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { Gathered, GatheredItem, IssueWords } from './issues.rules.ts'
import { EVENTS_IN_ISSUE, NEWS_IN_ISSUE } from './newsletter.constants.ts'

const dayText = new Intl.DateTimeFormat('pt-BR', {
  timeZone: CITY_TIME_ZONE,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
})
const clock = new Intl.DateTimeFormat('pt-BR', {
  timeZone: CITY_TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
})

/** Reads the events and articles that an issue includes by itself. Owns nothing. */
export function newsletterBlocksStore(connection: Connection) {
  return {
    async gather(
      { withEvents, withNews }: Pick<IssueWords, 'withEvents' | 'withNews'>,
      now: Date,
    ): Promise<Gathered> {
      return {
        events: withEvents ? await nextEvents(now) : [],
        news: withNews ? await latestNews(now) : [],
      }
    },
  }

  /** Each event once, at its next time; one that was called off is not recommended. */
  async function nextEvents(now: Date): Promise<GatheredItem[]> {
    const { rows } = await statement<{
      slug: string
      title: string
      venue: string
      startsAt: Date
      isAllDay: boolean
    }>`
      select * from (
        select distinct on (event.id) event.slug, event.title, event.venue_name as venue,
          occurrence.starts_at as "startsAt", event.is_all_day as "isAllDay"
        from event_occurrences as occurrence join events as event on event.id = occurrence.event_id
        where event.status = 'published' and event.situation in ('scheduled', 'sold_out')
          and occurrence.starts_at >= ${now}
        order by event.id, occurrence.starts_at
      ) as next
      order by next."startsAt", next.title limit ${EVENTS_IN_ISSUE}
    `.execute(connection)
    return rows.map(({ slug, title, venue, startsAt, isAllDay }) => ({
      title,
      path: `/eventos/${slug}`,
      line: [
        dayText.format(startsAt),
        ...(isAllDay ? [] : [hourOfClock(clock.format(startsAt))]),
        venue,
      ].join(' · '),
    }))
  }

  async function latestNews(now: Date): Promise<GatheredItem[]> {
    const { rows } = await statement<{ slug: string; title: string; summary: string }>`
      select slug, title, summary from articles
      where status in ('scheduled', 'published') and publish_at <= ${now} and slug is not null
        -- A paid text stands only where it is said to be one.
        and live ->> 'sponsor' is null
      order by coalesce(published_at, publish_at) desc, id desc limit ${NEWS_IN_ISSUE}
    `.execute(connection)
    return rows.map(({ slug, title, summary }) => ({
      title,
      path: `/noticias/${slug}`,
      line: summary,
    }))
  }
}
