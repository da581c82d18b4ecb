import type { CollectionCard } from '@portal/contract/city/collections/collection'
import { weekendAt } from '@portal/contract/city/events/weekend'
import type { SightCard } from '@portal/contract/city/sights/sight'
import type { Photo } from '@portal/contract/ground/media/media'
import type { EpisodeCard } from '@portal/contract/newsroom/podcast/podcast'
import type { AudioFormat } from '@portal/contract/newsroom/podcast/podcast.texts'
import type {
  Home,
  HomeArticle,
  HomeBeach,
  HomeEvent,
  HomeNotice,
} from '@portal/contract/portal/home/home'
import { instantOfWallMinute, wallMinuteAt } from '@portal/contract/shared/time-zones'
import { type RawBuilder, sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { isShownPhoto, photoJson } from '../../../platform/database/photo-json.ts'

/** Each: what comes next, and what the weekend brings. */
const EVENTS = 12
const NOTICES = 3
const ARTICLES = 4
const CONTRIBUTIONS = 3
const COLLECTIONS = 6

type Sound = { bytes: number; duration_ms: number }
export type DigestEpisode = Omit<EpisodeCard, 'audio'> & {
  file: (Sound & { id: string; format: AudioFormat }) | null
  elsewhere: (Sound & Pick<EpisodeCard['audio'], 'url' | 'type'>) | null
}
type Sent = { slug: string; title: string; credit_name: string | null; photo: Photo }
export type Digest = Pick<
  Home,
  'beach' | 'beaches' | 'collections' | 'notices' | 'events' | 'articles'
> & {
  episode: DigestEpisode | null
  contributions: Sent[]
  nextAt: Date | null
}
type Row = {
  beach: HomeBeach | null
  beaches: SightCard[] | null
  collections: CollectionCard[] | null
  notices: HomeNotice[] | null
  events: HomeEvent[] | null
  articles: HomeArticle[] | null
  episode: DigestEpisode | null
  contributions: Sent[] | null
  nextAt: Date | null
}

/** Moments as the contract writes them. */
const moment = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const bySeverity = sql`array_position(array['urgent', 'attention', 'info'], notice.severity)`

/** The first of the city's beaches whose ramps are known, or else its first beach. */
const beach = sql`
  select jsonb_build_object('slug', slug, 'name', name, 'ramps', content -> 'ramps')
  from sights where kind = 'beach' and status = 'published'
  order by jsonb_array_length(content -> 'ramps') = 0, position, name limit 1`

const beaches = sql`
  select jsonb_agg(jsonb_build_object(
    'id', beach.id, 'kind', beach.kind, 'slug', beach.slug, 'name', beach.name,
    'summary', beach.content ->> 'summary', 'tags', beach.tags,
    'place', case when beach.latitude is not null and beach.longitude is not null then
      jsonb_build_object('latitude', beach.latitude, 'longitude', beach.longitude,
        'is_approximate', beach.is_approximate) end,
    'photo', (
      select ${photoJson()} from sight_photos as shown join media on media.id = shown.media_id
      where shown.sight_id = beach.id and ${isShownPhoto} order by shown.position limit 1)
  ) order by beach.position, beach.name)
  from sights as beach where beach.kind = 'beach' and beach.status = 'published'`

const collections = sql`
  select jsonb_agg(to_jsonb(card) - 'position' order by card.position, card.id) from (
    select card.id, card.kind, card.slug, card.title, card.summary, card.stop_count, card.day_count,
      card.position,
      (select ${photoJson()} from media where media.id = card.cover_id and ${isShownPhoto}) as photo
    from collection_cards as card order by card.position, card.id limit ${COLLECTIONS}
  ) as card`

const notices = (now: Date) => sql`
  select jsonb_agg(to_jsonb(notice) - 'starts_at' order by ${bySeverity}, notice.starts_at desc)
  from (
    select id, title, severity, starts_at from public_notices as notice
    where status = 'published' and starts_at <= ${now} and (ends_at is null or ends_at > ${now})
    order by ${bySeverity}, starts_at desc limit ${NOTICES}
  ) as notice`

const events = (now: Date) => sql`
  select jsonb_agg(to_jsonb(event) order by event.starts_at, event.slug) from (
    select event.slug, event.title, ${moment('happens.starts_at')} as starts_at,
      ${moment('happens.over_at')} as over_at, event.is_all_day,
      event.venue_name as venue, event.is_free, event.price_min_cents as price_from_cents,
      event.situation as status,
      (select ${photoJson()} from media where media.id = event.poster_id and ${isShownPhoto}) as photo
    from (${datesBetween(now, null)} union ${weekendDates(now)}) as happens
    join events as event on event.id = happens.event_id
  ) as event`

function weekendDates(now: Date) {
  const { from, before } = weekendAt(wallMinuteAt(now))
  const evening = instantOfWallMinute(from)
  return datesBetween(evening > now ? evening : now, instantOfWallMinute(before))
}

/** The first dates that are not over by then, and begin before the other moment. */
const datesBetween = (since: Date, before: Date | null) => sql`(
  select happens.event_id, happens.starts_at, happens.over_at
  from event_occurrences as happens join events as event on event.id = happens.event_id
  where event.status = 'published' and happens.over_at > ${since}
    ${before ? sql`and happens.starts_at < ${before}` : sql``}
  order by happens.starts_at, event.slug limit ${EVENTS})`

const articles = (now: Date) => sql`
  select jsonb_agg(to_jsonb(article) - 'id' order by article.published_at desc, article.id desc)
  from (
    select article.id, article.slug, article.title, article.summary, category.name as category,
      ${moment('article.published_at')} as published_at, article.reading_minutes,
      (select ${photoJson()} from media where media.id = article.cover_id and ${isShownPhoto}) as photo
    from articles as article join article_categories as category
      on category.id = article.category_id
    where article.status in ('scheduled', 'published') and article.publish_at <= ${now}
      -- A paid text stands only where it is said to be one.
      and article.live ->> 'sponsor' is null
    order by article.published_at desc, article.id desc limit ${ARTICLES}
  ) as article`

/** The newest that can be heard; a trailer only announces others. */
const episode = (now: Date) => sql`
  select jsonb_build_object(
    'id', episode.id, 'slug', episode.slug, 'title', episode.title, 'summary', episode.summary,
    'season', episode.season, 'number', episode.number, 'kind', episode.kind,
    'is_explicit', episode.is_explicit, 'published_at', ${moment('episode.publish_at')},
    'show_title', show.title, 'has_chapters', jsonb_array_length(episode.chapters) > 0,
    'photo', (select ${photoJson()} from media
      where media.id = coalesce(episode.cover_id, show.cover_id) and ${isShownPhoto}),
    'file', case when audio.id is not null then jsonb_build_object('id', audio.id,
      'format', audio.format, 'bytes', audio.bytes, 'duration_ms', audio.duration_ms) end,
    'elsewhere', case when episode.external_url is not null then jsonb_build_object(
      'url', episode.external_url, 'type', episode.external_type,
      'bytes', episode.external_bytes, 'duration_ms', episode.external_duration_ms) end)
  from podcast_episodes as episode join podcast_shows as show on show.id = episode.show_id
  left join podcast_audio as audio on audio.id = episode.audio_id
  where episode.status in ('scheduled', 'published') and episode.publish_at <= ${now}
    and episode.kind <> 'trailer'
  order by episode.publish_at desc, episode.id desc limit 1`

const contributions = sql`
  select jsonb_agg(to_jsonb(sent) - 'id' - 'published_at'
    order by sent.published_at desc, sent.id desc)
  from (
    select sent.id, sent.slug, sent.title, sent.credit_name, sent.published_at, ${photoJson()} as photo
    from contributions as sent
    join contribution_photos as shown on shown.contribution_id = sent.id and shown.position = 0
    join media on media.id = shown.media_id and ${isShownPhoto}
    where sent.status = 'published'
    order by sent.published_at desc, sent.id desc limit ${CONTRIBUTIONS}
  ) as sent`

/** What is scheduled appears at its minute, whatever a node remembers. */
const nextAt = (now: Date) => sql`
  select least(
    (select min(publish_at) from articles where status = 'scheduled' and publish_at > ${now}),
    (select min(publish_at) from podcast_episodes
      where status = 'scheduled' and publish_at > ${now}),
    (select min(starts_at) from public_notices where status = 'published' and starts_at > ${now}),
    (select min(ends_at) from public_notices where status = 'published' and ends_at > ${now}))`

/**
 * The home is a digest of many features. Its store reads their tables, and never writes to them, so
 * that the page costs one statement instead of one for each.
 */
export function homeStore(connection: Connection) {
  return {
    async read(now: Date): Promise<Digest> {
      const parts: Record<keyof Row, RawBuilder<unknown>> = {
        beach,
        beaches,
        collections,
        notices: notices(now),
        events: events(now),
        articles: articles(now),
        episode: episode(now),
        contributions,
        nextAt: nextAt(now),
      }
      const columns = Object.entries(parts).map(
        ([name, part]) => sql`(${part}) as ${sql.ref(name)}`,
      )
      const { rows } = await statement<Row>`select ${sql.join(columns)}`.execute(connection)
      const [row] = rows
      return {
        beach: row?.beach ?? null,
        beaches: row?.beaches ?? [],
        collections: row?.collections ?? [],
        notices: row?.notices ?? [],
        events: row?.events ?? [],
        articles: row?.articles ?? [],
        episode: row?.episode ?? null,
        contributions: row?.contributions ?? [],
        nextAt: row?.nextAt ?? null,
      }
    },
  }
}
