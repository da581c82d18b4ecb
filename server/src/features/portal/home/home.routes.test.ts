import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { countStatements } from '../../../../test/statements.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

const clock = fixedClock('2026-07-18T14:48:00Z')
const portal = useTestApp({ clock })
const home = async () => (await call(portal, 'GET', '/home')).json

const NOW = '2026-07-18T14:48:00Z'

describe('the digest of the city', () => {
  it('is empty, and not broken, while there is nothing to tell', async () => {
    expect(await home()).toEqual({
      beach: null,
      beaches: [],
      collections: [],
      notices: [],
      events: [],
      articles: [],
      episode: null,
      contributions: [],
      changes_at: null,
    })
  })
})

describe('with something of everything', () => {
  beforeEach(async () => {
    await fill()
    portal.deps.reads.cache.expireAll()
  })

  it('tells what is on, in order, and leaves out what is over or not published', async () => {
    const { events } = await home()
    expect(events).toEqual([
      expect.objectContaining({
        slug: 'feira',
        starts_at: '2026-07-18T12:00:00.000Z',
        venue: 'Praça do Pescador',
        status: 'scheduled',
      }),
      expect.objectContaining({ slug: 'luau', status: 'cancelled' }),
    ])
  })

  it('reaches the weekend, however much happens before it', async () => {
    const twoDays = 2 * 86_400_000
    clock.advance(twoDays) // Monday
    for (let hour = 10; hour < 24; hour += 1) {
      const day = `2026-07-21T${hour}`
      await addEvent(`terca-${hour}`, `${day}:00:00Z`, `${day}:30:00Z`)
    }
    await addEvent('regata', '2026-07-25T12:00:00Z', '2026-07-25T20:00:00Z')
    portal.deps.reads.cache.expireAll()
    const { events } = await home()
    const slugs = events.map(({ slug }: { slug: string }) => slug)
    expect(slugs.slice(0, 3)).toEqual(['terca-10', 'terca-11', 'terca-12'])
    expect(slugs.at(-1)).toBe('regata')
    clock.advance(-twoDays)
  })

  it('tells the newest articles that are out, and when the next one comes', async () => {
    const { articles, changes_at } = await home()
    expect(articles.map(({ slug }: { slug: string }) => slug)).toEqual(['tartarugas', 'farol'])
    expect(articles[0]).toMatchObject({
      category: 'Meio ambiente',
      published_at: '2026-07-18T12:12:00.000Z',
      photo: null,
    })
    expect(changes_at).toBe('2026-07-18T18:00:00.000Z')
  })

  it('has the newest episode ready to be heard', async () => {
    const { episode } = await home()
    expect(episode).toMatchObject({
      slug: 'pratico',
      show_title: 'PODSAL',
      published_at: '2026-07-17T12:00:00.000Z',
      audio: {
        url: 'https://audio.example/pratico.mp3',
        type: 'audio/mpeg',
        bytes: 1000,
        duration_s: 61.5,
        is_external: true,
      },
    })
  })

  it('costs the page six statements, its frame included', async () => {
    const frame = ['/portal-settings', '/mobile-tabbar', '/announcements']
    const reads = [...frame, '/home', '/establishments', '/tides?days=3']
    const count = await countStatements(portal.deps.pool, async () => {
      for (const path of reads) expect((await call(portal, 'GET', path)).status).toBe(200)
    })
    expect(count).toBe(6)
  })
})

async function fill() {
  const { connection } = portal.deps
  const tables = ['event_occurrences', 'events', 'articles', 'article_categories'] as const
  for (const table of [...tables, 'podcast_episodes', 'podcast_shows'] as const) {
    await connection.deleteFrom(table).execute()
  }
  const category = await connection
    .insertInto('article_categories')
    .values({ slug: 'meio-ambiente', name: 'Meio ambiente', created_at: NOW })
    .returning('id')
    .executeTakeFirstOrThrow()
  const article = (slug: string, publish_at: string) => ({
    id: crypto.randomUUID(),
    slug,
    status: publish_at > NOW ? ('scheduled' as const) : ('published' as const),
    draft: '{}',
    live: JSON.stringify({ title: slug, summary: 'Resumo', category_id: category.id }),
    publish_at,
    published_at: publish_at,
    created_at: NOW,
    updated_at: NOW,
  })
  await connection
    .insertInto('articles')
    .values([
      article('farol', '2026-07-16T12:00:00Z'),
      article('tartarugas', '2026-07-18T12:12:00Z'),
      article('amanha', '2026-07-18T18:00:00Z'),
    ])
    .execute()
  await addEpisodes()
  await addEvent('feira', '2026-07-18T12:00:00Z', '2026-07-18T22:00:00Z')
  await addEvent('luau', '2026-07-19T22:00:00Z', '2026-07-20T02:00:00Z', { situation: 'cancelled' })
  await addEvent('ontem', '2026-07-17T12:00:00Z', '2026-07-17T22:00:00Z')
  await addEvent('rascunho', '2026-07-19T12:00:00Z', '2026-07-19T22:00:00Z', { status: 'draft' })
}

async function addEvent(
  slug: string,
  starts_at: string,
  ends_at: string,
  others: { situation?: 'cancelled'; status?: 'draft' } = {},
) {
  const { connection } = portal.deps
  const { id } = await connection
    .insertInto('events')
    .values({
      ...{ slug, title: slug, category: 'cultura', starts_at, ends_at, is_free: true },
      ...{ venue_name: 'Praça do Pescador', created_at: NOW, updated_at: NOW },
      ...{ status: 'published', ...others },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const day = starts_at.slice(0, 10)
  await connection
    .insertInto('event_occurrences')
    .values({ event_id: id, starts_at, ends_at, over_at: ends_at, day, last_day: day })
    .execute()
}

async function addEpisodes() {
  const { connection } = portal.deps
  const made = { created_at: NOW, updated_at: NOW }
  const show = await connection
    .insertInto('podcast_shows')
    .values({ slug: 'podsal', title: 'PODSAL', category: 'history', ...made })
    .returning('id')
    .executeTakeFirstOrThrow()
  const episode = (slug: string, publish_at: string, kind: 'full' | 'trailer' | 'bonus') => ({
    ...{ show_id: show.id, guid: slug, slug, title: slug, notes: '{}', kind, publish_at, ...made },
    external_url: `https://audio.example/${slug}.mp3`,
    external_type: 'audio/mpeg' as const,
    external_bytes: 1000,
    external_duration_ms: 61_500,
    status: publish_at > NOW ? ('scheduled' as const) : ('published' as const),
  })
  await connection
    .insertInto('podcast_episodes')
    .values([
      episode('farol', '2026-07-10T12:00:00Z', 'full'),
      episode('pratico', '2026-07-17T12:00:00Z', 'full'),
      episode('chamada', '2026-07-18T12:00:00Z', 'trailer'),
      episode('depois', '2026-07-25T12:00:00Z', 'full'),
    ])
    .execute()
}
