import type { EditedEpisode, EditedShow } from '@portal/contract/newsroom/podcast/podcast-editor'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { mediaFolders } from '../../../../test/media.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { podcastDesk } from '../../../../test/podcast.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

const clock = fixedClock()
const portal = useTestApp({ clock, environment: await mediaFolders() })
let admin: TestPerson
const desk = podcastDesk(portal, () => admin)
let show: EditedShow
let episode: EditedEpisode

beforeAll(async () => {
  admin = await createPerson(portal, { role: 'admin' })
  show = await desk.show('PODSAL & Cia')
  await desk.send('PUT', `/shows/${show.id}`, {
    version: show.version,
    title: show.title,
    description: 'A cidade em <poucos> minutos.',
    author: 'Guia Salinópolis',
    owner_email: 'podcast@exemplo.test',
    category: 'places-travel',
    is_explicit: false,
    apple_url: null,
    spotify_url: null,
    youtube_url: null,
    cover_id: null,
  })
  await desk.published(show.id, 'Sem capítulos')
  clock.advance(3_600_000)
  episode = await desk.published(show.id, 'Maré & carro <na areia>', {
    season: 1,
    number: 2,
    chapters: [
      { start_s: 0, title: 'Começo' },
      { start_s: 20.5, title: 'Fim', url: 'https://exemplo.test/' },
    ],
    transcript: '[00:00] Bom dia.\n[00:20] Até logo.',
    notes: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Veja ' },
            {
              type: 'text',
              text: 'a maré <agora>',
              marks: [{ type: 'link', attrs: { href: '/praia/atalaia' } }],
            },
          ],
        },
      ],
    },
  })
  await desk.draft(show.id, 'Rascunho')
})

const get = (url: string, headers: Record<string, string> = {}) =>
  portal.app.inject({ url, headers })
const pathOf = (address: string) => new URL(address).pathname
const read = (xml: string) =>
  new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' }).parse(xml).rss.channel

describe('the feed', () => {
  // spec: 430
  it('is read by an independent parser as the show it is', async () => {
    const { statusCode, headers, body } = await get('/podcast/feed.xml')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    expect(XMLValidator.validate(body)).toBe(true)
    const channel = read(body)
    expect(channel).toMatchObject({
      title: 'PODSAL & Cia',
      language: 'pt-BR',
      link: 'http://portal.test/podcast',
      'itunes:author': 'Guia Salinópolis',
      'itunes:explicit': false,
      'itunes:owner': { 'itunes:email': 'podcast@exemplo.test' },
      'itunes:category': {
        '@text': 'Society & Culture',
        'itunes:category': { '@text': 'Places & Travel' },
      },
      'podcast:guid': show.id,
      'atom:link': { '@href': 'http://portal.test/podcast/feed.xml', '@rel': 'self' },
    })
    expect(channel.item).toHaveLength(2)
  })

  it('names each episode for apps: guid, duration, number, chapters and words', async () => {
    const [item, older] = read((await get('/podcast/feed.xml')).body).item
    expect(item).toMatchObject({
      guid: { '#text': episode.guid, '@isPermaLink': 'false' },
      link: `http://portal.test/podcast/${episode.slug}`,
      'itunes:duration': 48,
      'itunes:season': 1,
      'itunes:episode': 2,
      'itunes:episodeType': 'full',
      'itunes:explicit': false,
      'podcast:transcript': { '@type': 'text/vtt', '@language': 'pt-BR' },
      'podcast:chapters': { '@type': 'application/json+chapters' },
    })
    expect(new Date(item.pubDate).toISOString()).toBe(episode.publish_at)
    expect(item['content:encoded']).toContain(
      '<a href="http://portal.test/praia/atalaia">a maré &lt;agora&gt;</a>',
    )
    expect(older['podcast:chapters']).toBeUndefined()
  })

  // spec: 430
  it('promises exactly the bytes that are served', async () => {
    for (const item of read((await get('/podcast/feed.xml')).body).item) {
      const { '@url': url, '@length': length, '@type': type } = item.enclosure
      const served = await get(pathOf(url))
      expect(served.statusCode).toBe(200)
      expect(served.rawPayload.length).toBe(Number(length))
      expect(served.headers['content-type']).toBe(type)
    }
  })

  it('tells who has it already so, until something changes', async () => {
    const etag = String((await get('/podcast/feed.xml')).headers.etag)
    expect((await get('/podcast/feed.xml', { 'if-none-match': etag })).statusCode).toBe(304)
    expect((await get('/podcast/feed.xml', { 'if-none-match': `W/${etag}` })).statusCode).toBe(304)
    const { json } = await desk.update(episode, { title: 'Outro título' })
    expect((await get('/podcast/feed.xml', { 'if-none-match': etag })).statusCode).toBe(200)
    const again = await desk.update(json as EditedEpisode, { title: episode.title })
    episode = again.json as EditedEpisode
  })

  it('has a square picture of at least 1400 points', async () => {
    const channel = read((await get('/podcast/feed.xml')).body)
    const { statusCode, headers, rawPayload } = await get(pathOf(channel['itunes:image']['@href']))
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
    const { width, height } = await sharp(rawPayload).metadata()
    expect(width).toBe(height)
    expect(width).toBeGreaterThanOrEqual(1400)
    const kept = await get(pathOf(channel['itunes:image']['@href']))
    expect(kept.rawPayload.equals(rawPayload)).toBe(true)
  })
})

describe('beside the feed', () => {
  const file = (name: string) => get(`/podcast/episodios/${episode.id}/${name}`)

  it('chapters are read as Podcasting 2.0 writes them', async () => {
    const { headers, body } = await file('capitulos.json')
    expect(headers['content-type']).toContain('application/json+chapters')
    expect(JSON.parse(body)).toMatchObject({
      version: '1.2.0',
      chapters: [
        { startTime: 0, title: 'Começo' },
        { startTime: 20.5, title: 'Fim', url: 'https://exemplo.test/' },
      ],
    })
  })

  it('the words are captions and plain text', async () => {
    const vtt = await file('transcricao.vtt')
    expect(vtt.headers['content-type']).toContain('text/vtt')
    expect(vtt.body).toContain('00:00:00.000 --> 00:00:20.000\nBom dia.')
    expect((await file('transcricao.txt')).body).toBe('Bom dia.\n\nAté logo.\n')
  })

  it('nothing of a draft or of another name is there', async () => {
    const draft = await desk.draft(show.id, 'Escondido')
    expect((await get(`/podcast/episodios/${draft.id}/capitulos.json`)).statusCode).toBe(404)
    expect((await file('segredo.txt')).statusCode).toBe(404)
    expect((await file('constructor')).statusCode).toBe(404)
    expect((await get('/podcast/programas/nenhum/feed.xml')).statusCode).toBe(404)
  })

  it('the preview of an episode is drawn for other sites', async () => {
    const { json } = await portal.app
      .inject(`/api/v1/podcast/episodes/${episode.slug}`)
      .then((answer) => ({ json: answer.json() }))
    const { statusCode, rawPayload } = await get(json.social_image)
    expect(statusCode).toBe(200)
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
    const stale = await get(`/podcast/previas/${episode.id}/0123456789abcdef.jpg`)
    expect([stale.statusCode, stale.headers.location]).toEqual([302, json.social_image])
  })
})
