import type { ArticleContent } from '@portal/contract/newsroom/news/article-content'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { publishedArticle } from '../../../../test/articles.ts'
import { call } from '../../../../test/calls.ts'
import { createPhoto } from '../../../../test/establishments.ts'
import { mediaFolders } from '../../../../test/media.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

const clock = fixedClock()
const portal = useTestApp({ clock, environment: await mediaFolders() })
const HOUR = 3_600_000

beforeEach(async () => {
  await portal.deps.connection.deleteFrom('articles').execute()
  portal.deps.reads.cache.expireAll()
})

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['item', 'url', 'sitemap'].includes(name),
})
/** As a program of somebody else reads it. */
async function read(path: string) {
  const answer = await portal.app.inject(path)
  expect(answer.statusCode).toBe(200)
  expect(XMLValidator.validate(answer.body)).toBe(true)
  return { headers: answer.headers, ...parser.parse(answer.body) }
}

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const nasty = 'Peixe <frito> & "camarão" ]]> no 1º acesso'

describe('the feed', () => {
  // spec: 422
  it('carries whole texts, as an independent reader finds them', async () => {
    const photo = await createPhoto(portal, null)
    const body = {
      type: 'doc',
      content: [
        paragraph(nasty),
        { type: 'figure', attrs: { photo_id: photo, alt: 'Guará', caption: '', credit: 'Rosa' } },
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: 'guia',
              marks: [{ type: 'link', attrs: { href: '/guia-comercial' } }],
            },
          ],
        },
      ],
    } as ArticleContent['body']
    const { id, slug } = await publishedArticle(portal, { content: { title: nasty, body } })
    const { rss, headers } = await read('/noticias/rss.xml')
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    expect(rss.channel).toMatchObject({ language: 'pt-BR', link: 'http://portal.test/noticias' })
    expect(rss.channel['atom:link']['@_href']).toBe('http://portal.test/noticias/rss.xml')
    const [item] = rss.channel.item
    expect(item).toMatchObject({
      title: nasty,
      link: `http://portal.test/noticias/${slug}`,
      category: 'Cidade',
      'dc:creator': 'Redação',
    })
    expect(item.guid).toEqual({ '#text': `urn:uuid:${id}`, '@_isPermaLink': 'false' })
    expect(new Date(item.pubDate)).toEqual(clock.now())
    const text = item['content:encoded']
    expect(text).toContain('Peixe &lt;frito&gt; &amp; &quot;camarão&quot;')
    expect(text).toContain(`src="http://portal.test/media/${photo}/`)
    expect(text).toContain('href="http://portal.test/guia-comercial"')
  })

  it('says which texts were paid for, and costs a reader who has it only a 304', async () => {
    await publishedArticle(portal, { content: { sponsor: 'Pousada Demo' } })
    const { rss, headers } = await read('/noticias/rss.xml')
    expect(rss.channel.item[0].title).toContain('Publicidade · Pousada Demo')
    const again = await portal.app.inject({
      url: '/noticias/rss.xml',
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('is a feed also while nothing was published, and tells nothing of what is scheduled', async () => {
    const at = new Date(clock.now().getTime() + HOUR)
    await publishedArticle(portal, { at })
    expect((await read('/noticias/rss.xml')).rss.channel.item).toBeUndefined()
    clock.advance(HOUR)
    expect((await read('/noticias/rss.xml')).rss.channel.item).toHaveLength(1)
  })
})

describe('sitemaps', () => {
  // spec: 422
  it('name every article, and those of two days in the words of Google News', async () => {
    const old = await publishedArticle(portal, { content: { title: 'Notícia de antes' } })
    clock.advance(49 * HOUR)
    const fresh = await publishedArticle(portal, { content: { title: nasty } })
    await publishedArticle(portal, { content: { sponsor: 'Pousada Demo' } })
    const index = (await read('/sitemap.xml')).sitemapindex.sitemap
    const addresses = index.map(({ loc }: { loc: string }) => loc)
    expect(addresses).toEqual(
      expect.arrayContaining([
        'http://portal.test/sitemaps/noticias-1.xml',
        'http://portal.test/sitemaps/noticias-recentes.xml',
      ]),
    )
    const all = (await read('/sitemaps/noticias-1.xml')).urlset.url
    expect(all.map(({ loc }: { loc: string }) => loc)).toEqual(
      expect.arrayContaining([
        `http://portal.test/noticias/${old.slug}`,
        `http://portal.test/noticias/${fresh.slug}`,
      ]),
    )
    const { urlset } = await read('/sitemaps/noticias-recentes.xml')
    expect(urlset['@_xmlns:news']).toBe('http://www.google.com/schemas/sitemap-news/0.9')
    expect(urlset.url).toEqual([
      {
        loc: `http://portal.test/noticias/${fresh.slug}`,
        'news:news': {
          'news:publication': { 'news:name': expect.any(String), 'news:language': 'pt' },
          'news:publication_date': clock.now().toISOString(),
          'news:title': nasty,
        },
      },
    ])
  })
})

describe('the preview of an article', () => {
  const addressOf = async (slug: string | null) =>
    (await call(portal, 'GET', `/articles/${slug}`)).json.social_image

  it('is a picture of 1200 by 630 with its headline, at an address that changes with it', async () => {
    const { id, slug } = await publishedArticle(portal)
    const address = await addressOf(slug)
    expect(address).toMatch(new RegExp(`^/cartoes/noticias/${id}/[0-9a-f]{16}\\.jpg$`))
    const { rawPayload } = await portal.app.inject(address)
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
    const before = await portal.app.inject(address.replace(/[0-9a-f]{16}/, '0'.repeat(16)))
    expect([before.statusCode, before.headers.location]).toEqual([302, address])
  })

  it('is not drawn of what nobody may read yet', async () => {
    const at = new Date(clock.now().getTime() + HOUR)
    const { id } = await publishedArticle(portal, { at })
    const { statusCode } = await portal.app.inject(`/cartoes/noticias/${id}/${'0'.repeat(16)}.jpg`)
    expect(statusCode).toBe(404)
  })
})
