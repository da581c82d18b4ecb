import type { Episode, Podcast } from '@portal/contract/newsroom/podcast/podcast'
import type { EditedEpisode, EditedShow } from '@portal/contract/newsroom/podcast/podcast-editor'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createPhoto } from '../../../../test/establishments.ts'
import { mediaFolders } from '../../../../test/media.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { podcastDesk } from '../../../../test/podcast.ts'
import { fixedClock, startNode, stopNode, useTestApp } from '../../../../test/test-app.ts'
import { publishDueEpisodes } from './publish-due-episodes.ts'

const clock = fixedClock()
const environment = await mediaFolders()
const portal = useTestApp({ clock, environment })
let admin: TestPerson
const desk = podcastDesk(portal, () => admin)
let show: EditedShow

beforeEach(async () => {
  for (const table of ['podcast_episodes', 'podcast_shows', 'podcast_audio'] as const) {
    await portal.deps.connection.deleteFrom(table).execute()
  }
  portal.deps.reads.cache.expireAll()
  admin = await createPerson(portal, { role: 'admin' })
  show = await desk.show()
})

const HOUR_MS = 3_600_000
const later = (hours: number) => new Date(clock.now().getTime() + hours * HOUR_MS).toISOString()
const list = async (query = '') => (await call(portal, 'GET', `/podcast${query}`)).json as Podcast
const page = (slug: string) => call(portal, 'GET', `/podcast/episodes/${slug}`)

describe('an episode', () => {
  it('is a draft nobody hears, until it has its sound and is published', async () => {
    const draft = await desk.draft(show.id)
    expect(draft).toMatchObject({ slug: 'a-mare-e-o-carro', status: 'draft', audio: null })
    expect((await page(draft.slug)).status).toBe(404)
    const early = await desk.setStatus(draft, 'published')
    expect([early.status, early.json.code]).toEqual([422, 'podcast.unfinished'])

    const { slug } = await desk.published(show.id, 'Café da manhã')
    const episode = (await page(slug)).json as Episode
    expect(episode).toMatchObject({
      title: 'Café da manhã',
      published_at: clock.now().toISOString(),
      audio: { type: 'audio/mpeg', bytes: 143_066, is_external: false },
      show: { title: 'PODSAL', feed: '/podcast/feed.xml' },
    })
    expect(episode.audio.duration_s).toBeCloseTo(47.6, 0)
    expect((await list()).episodes.map((one) => one.slug)).toEqual([slug])
  })

  it('is heard at its hour, with or without a worker, and on every node at once', async () => {
    const ready = await desk.ready(show.id)
    const past = await desk.setStatus(ready, 'scheduled', later(-1))
    expect([past.status, past.json.errors[0].path]).toEqual([422, 'publish_at'])
    const scheduled = await desk.setStatus(ready, 'scheduled', later(2))
    expect(scheduled.json).toMatchObject({ status: 'scheduled', publish_at: later(2) })
    const other = await startNode(portal.databaseUrl, { clock, environment })
    try {
      const ask = (node: Parameters<typeof call>[0]) =>
        call(node, 'GET', `/podcast/episodes/${ready.slug}`)
      for (const node of [portal, other]) expect((await ask(node)).status).toBe(404)
      expect(await publishDueEpisodes(portal.deps)).toBe(0)
      const empty = (await call(other, 'GET', '/podcast')).json as Podcast
      expect(empty.episodes).toEqual([])
      clock.advance(2 * HOUR_MS)
      expect(await publishDueEpisodes(portal.deps)).toBe(1)
      for (const node of [portal, other]) expect((await ask(node)).status).toBe(200)
      await expect
        .poll(async () => ((await call(other, 'GET', '/podcast')).json as Podcast).episode_count)
        .toBe(1)
      expect(await publishDueEpisodes(portal.deps)).toBe(0)
    } finally {
      await stopNode(other)
    }
  })

  it('keeps its day when it comes back after it was taken off', async () => {
    const out = await desk.published(show.id)
    const first = out.publish_at
    clock.advance(HOUR_MS)
    const off = (await desk.setStatus(out, 'archived')).json as EditedEpisode
    expect((await page(out.slug)).status).toBe(404)
    const back = (await desk.setStatus(off, 'published')).json as EditedEpisode
    expect(back.publish_at).toBe(first)
  })

  it('leads from its old addresses to the present one, and lends none of them out', async () => {
    const out = await desk.published(show.id, 'Um nome')
    const { json } = await desk.update(out, { slug: 'outro-nome' })
    const moved = json as EditedEpisode
    expect((await page('um-nome')).json.slug).toBe('outro-nome')
    expect((await desk.draft(show.id, 'Um nome')).slug).toBe('um-nome-2')
    const other = await desk.draft(show.id, 'Terceiro')
    const taken = await desk.update(other, { slug: 'um-nome' })
    expect([taken.status, taken.json.code]).toEqual([409, 'podcast.slug-taken'])
    const back = await desk.update(moved, { slug: 'um-nome' })
    expect(back.status).toBe(200)
    expect((await page('outro-nome')).json.slug).toBe('um-nome')
  })

  // spec: 430
  it('keeps its guid, whatever somebody tries', async () => {
    const { id, guid } = await desk.draft(show.id)
    const change = portal.deps.connection
      .updateTable('podcast_episodes')
      .set({ guid: 'outro' })
      .where('id', '=', id)
      .execute()
    await expect(change).rejects.toThrow('never changes')
    expect((await desk.send('GET', `/episodes/${id}`)).json.guid).toBe(guid)
  })

  it('of two editors is told to the second, not written over', async () => {
    const episode = await desk.ready(show.id)
    expect((await desk.update(episode, { title: 'Primeiro' })).status).toBe(200)
    const second = await desk.update(episode, { title: 'Segundo' })
    expect([second.status, second.json.code]).toEqual([409, 'stale'])
    const stale = await desk.setStatus(episode, 'published')
    expect(stale.json.code).toBe('stale')
    expect((await desk.send('GET', `/episodes/${episode.id}`)).json.title).toBe('Primeiro')
  })

  it('on the air cannot lose its sound, and no chapter begins after its end', async () => {
    const out = await desk.published(show.id)
    const silent = await desk.update(out, { audio: { from: 'none' } })
    expect([silent.status, silent.json.code]).toEqual([422, 'podcast.audio'])
    const chapters = [
      { start_s: 0, title: 'Começo' },
      { start_s: 48, title: 'Além' },
    ]
    const beyond = await desk.update(out, { content: { ...out.content, chapters } })
    expect(beyond.json.errors[0].path).toBe('content.chapters.1.start_s')
    const unordered = await desk.update(out, {
      content: { ...out.content, chapters: [chapters[1], chapters[0]] },
    })
    expect(unordered.status).toBe(422)
    const lost = { from: 'file', id: '0197f2f0-0000-7000-8000-000000000001' }
    expect((await desk.update(out, { audio: lost })).json.errors[0].path).toBe('audio.id')
  })

  it('may lie elsewhere, at an https address with what its keeper says of it', async () => {
    const draft = await desk.draft(show.id)
    const elsewhere = {
      from: 'elsewhere',
      url: 'https://audio.exemplo.test/1.mp3',
      type: 'audio/mpeg',
      bytes: 12_345_678,
      duration_s: 900,
    }
    const content = { ...draft.content, summary: 'De fora.' }
    const plain = { ...elsewhere, url: 'http://audio.exemplo.test/1.mp3' }
    expect((await desk.update(draft, { content, audio: plain })).status).toBe(422)
    const { json } = await desk.update(draft, { content, audio: elsewhere })
    expect(json.audio_choice).toEqual(elsewhere)
    await desk.setStatus(json as EditedEpisode, 'published')
    expect((await page(draft.slug)).json.audio).toMatchObject({
      url: elsewhere.url,
      bytes: 12_345_678,
      is_external: true,
    })
  })

  it('shows the photo of its own, else that of the show; none of a stranger', async () => {
    const mine = await createPhoto(portal, admin)
    const theirs = await createPhoto(portal, await createPerson(portal))
    const out = await desk.published(show.id)
    expect((await desk.update(out, { cover_id: theirs })).json.code).toBe('podcast.photo')
    const { version, id, title, description, author, owner_email, category, is_explicit } = show
    const fields = { version, title, description, author, owner_email, category, is_explicit }
    const links = { apple_url: null, spotify_url: null, youtube_url: null }
    const put = { ...fields, ...links, cover_id: mine }
    expect((await desk.send('PUT', `/shows/${id}`, put)).json.cover.id).toBe(mine)
    expect((await page(out.slug)).json.photo.id).toBe(mine)
    expect((await desk.send('PUT', `/shows/${id}`, put)).json.code).toBe('stale')
  })
})

describe('the list', () => {
  it('is newest first, knows the neighbours, and the latest is found in one question', async () => {
    const first = await desk.published(show.id, 'Primeiro')
    clock.advance(HOUR_MS)
    const second = await desk.published(show.id, 'Segundo')
    clock.advance(HOUR_MS)
    await desk.published(show.id, 'Chamada', { kind: 'trailer' })
    const { episodes, episode_count } = await list()
    expect(episodes.map(({ title }) => title)).toEqual(['Chamada', 'Segundo', 'Primeiro'])
    expect(episode_count).toBe(3)
    const read = (await page(second.slug)).json as Episode
    expect([read.previous?.slug, read.next?.slug]).toEqual([first.slug, 'chamada'])
    const latest = await portal.deps.stores.podcast.latestEpisode(clock.now())
    expect(latest?.title).toBe('Segundo')
    expect((await call(portal, 'GET', '/podcast?page=2')).status).toBe(404)
  })

  it('of another show comes with its first episode', async () => {
    await desk.published(show.id)
    const other = await desk.show('Maré de Notícias')
    expect((await call(portal, 'GET', `/podcast?show=${other.slug}`)).status).toBe(404)
    expect((await list()).shows).toHaveLength(1)
    await desk.published(other.id, 'De lá')
    expect((await list(`?show=${other.slug}`)).episodes.map(({ title }) => title)).toEqual([
      'De lá',
    ])
    expect((await list()).shows.map(({ title }) => title)).toEqual(['PODSAL', 'Maré de Notícias'])
  })

  it('of the editors has every state, by state and by show', async () => {
    await desk.published(show.id, 'Fora')
    await desk.draft(show.id, 'Rascunho')
    const titles = async (query: string) =>
      ((await desk.send('GET', `/episodes${query}`)).json.episodes as { title: string }[]).map(
        ({ title }) => title,
      )
    expect(await titles('')).toEqual(expect.arrayContaining(['Fora', 'Rascunho']))
    expect(await titles('?status=draft')).toEqual(['Rascunho'])
    expect(await titles(`?show=${show.id}&status=published`)).toEqual(['Fora'])
  })
})
