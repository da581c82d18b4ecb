import { ArticleContent } from '@portal/contract/newsroom/news/article-content'
import { nodesOf } from '@portal/contract/rich-text/measure-rich-text'
import { RichText } from '@portal/contract/rich-text/rich-text'
import { describe, expect, it } from 'vitest'
import { EMPTY_CONTENT, requirePublishable } from '../src/features/newsroom/news/articles.rules.ts'
import { DEMO_BUSINESSES } from './businesses/demo-businesses.ts'
import { DEMO_AUTHORS } from './news/article.ts'
import { DEMO_ARTICLES } from './news/demo-articles.ts'
import { figuresIn, ILLUSTRATION, writtenText } from './news/written.ts'
import { CITY_SIGHTS } from './sights/city-sights.ts'

const ID = '019d0000-0000-7000-8000-0000000000ff'
const written = (text: string) => writtenText(text, () => ({ id: ID, alt: 'Ilustração' }))
const kindsIn = (text: string) => new Set([...nodesOf(written(text))].map(({ type }) => type))
const linksIn = (text: string) =>
  [...text.matchAll(/\]\((\/[^)]+)\)/g)].flatMap(([, path]) => path ?? [])

describe('the demo articles', () => {
  it('are at least fifteen, each with an id of its own', () => {
    expect(DEMO_ARTICLES.length).toBeGreaterThanOrEqual(15)
    expect(new Set(DEMO_ARTICLES.map(({ id }) => id)).size).toBe(DEMO_ARTICLES.length)
  })

  it('show every state there is: scheduled, draft, corrected and paid for', () => {
    const count = (has: (article: (typeof DEMO_ARTICLES)[number]) => boolean) =>
      DEMO_ARTICLES.filter(has).length
    expect(count(({ hoursAgo }) => hoursAgo !== null && hoursAgo < 0)).toBe(1)
    expect(count(({ hoursAgo }) => hoursAgo === null)).toBe(1)
    expect(count(({ correction }) => correction !== undefined)).toBe(1)
    expect(count(({ sponsor }) => sponsor !== undefined)).toBe(1)
  })

  it.each(DEMO_ARTICLES)('"$title" could be published by an editor', (article) => {
    const content = {
      ...EMPTY_CONTENT,
      title: article.title,
      summary: article.summary,
      author: DEMO_AUTHORS[article.author],
      category_id: ID,
      cover: { photo_id: ID, credit: ILLUSTRATION },
      body: written(article.text),
    }
    expect(ArticleContent.safeParse(content).error).toBeUndefined()
    expect(() => requirePublishable(content)).not.toThrow()
  })

  it.each(DEMO_ARTICLES)(
    '"$title" has a heading, a list, a quote and a picture',
    ({ text, picture }) => {
      const kinds = kindsIn(text)
      for (const kind of ['heading', 'blockquote', 'figure'] as const) expect(kinds).toContain(kind)
      expect(kinds.has('bulletList') || kinds.has('orderedList')).toBe(true)
      expect(RichText.safeParse(written(text)).success).toBe(true)
      expect(figuresIn(text)).toHaveLength(1)
      expect(figuresIn(text)[0]?.kind).not.toBe(picture)
    },
  )

  it('name only places that there are', () => {
    const businesses = new Set(DEMO_BUSINESSES.map(({ slug }) => slug))
    const sights = new Set(
      CITY_SIGHTS.map(({ kind, slug }) => `/${kind === 'beach' ? 'praia' : 'atracao'}/${slug}`),
    )
    const pages = ['/utilidade-publica', '/clube-de-vantagens', '/guia-comercial', '/turismo']
    for (const { places = [], text } of DEMO_ARTICLES) {
      for (const slug of places) expect(businesses).toContain(slug)
      for (const link of linksIn(text)) {
        const [path = ''] = link.split('?')
        const isKnown =
          sights.has(path) ||
          businesses.has(path.replace('/guia/', '')) ||
          [...pages, '/eventos'].includes(path)
        expect({ link, isKnown }).toEqual({ link, isKnown: true })
      }
    }
  })
})
