import { siteIdentity } from '@portal/contract/ground/settings/fallbacks'
import { describe, expect, it } from 'vitest'
import { type PageMetadata, pageMetadata } from './page-metadata.ts'
import { siteJsonLd } from './site-json-ld.ts'

const ORIGIN = 'https://guia.example'
const identity = siteIdentity({ site_name: 'Guia Salinópolis' })

function tagsOf(page: PageMetadata, site = identity) {
  const tags = pageMetadata(page, { identity: site, origin: ORIGIN }) as Record<string, string>[]
  const value = (name: string) =>
    tags.find((tag) => tag.name === name || tag.property === name)?.content
  return {
    value,
    title: tags.find((tag) => 'title' in tag)?.title,
    canonical: tags.find((tag) => tag.rel === 'canonical')?.href,
  }
}

describe('every page', () => {
  const home = tagsOf({ path: '/' })

  // spec: 288
  it('says which site it belongs to, in Brazilian Portuguese', () => {
    expect(home.title).toBe('Guia Salinópolis')
    expect(home.value('og:site_name')).toBe('Guia Salinópolis')
    expect(home.value('og:locale')).toBe('pt_BR')
  })

  // spec: 288
  it('says where the city is', () => {
    expect(home.value('geo.region')).toBe('BR-PA')
    expect(home.value('geo.position')).toBe('-0.6135;-47.3561')
  })

  // spec: 288
  it('may be indexed and has a large preview of 1200 by 630', () => {
    expect(home.value('robots')).toBe('index, follow')
    expect(home.value('twitter:card')).toBe('summary_large_image')
    expect([home.value('og:image:width'), home.value('og:image:height')]).toEqual(['1200', '630'])
  })

  // spec: 104, 191, 288
  it('has its address on the public domain', () => {
    expect(home.canonical).toBe('https://guia.example/')
    expect(tagsOf({ path: '/guia/mare-mansa' }).canonical).toBe(
      'https://guia.example/guia/mare-mansa',
    )
  })
})

describe('a page with words of its own', () => {
  // spec: 104, 189
  it('puts its name before the name of the site', () => {
    const page = tagsOf({ path: '/guia/x', title: 'Barraca Maré Mansa', description: 'Peixe.' })
    expect(page.title).toBe('Barraca Maré Mansa | Guia Salinópolis')
    expect(page.value('description')).toBe('Peixe.')
    expect(page.value('og:description')).toBe('Peixe.')
  })

  // spec: 189
  it('falls back to the site where it has none', () => {
    expect(tagsOf({ path: '/', description: '' }).value('description')).toBe(
      identity.siteDescription,
    )
  })

  it('can stay out of search results', () => {
    expect(tagsOf({ path: '/x', hidden: true }).value('robots')).toBe('noindex, nofollow')
  })

  // spec: 104
  it('is of the kind it says, and a website where it says nothing', () => {
    expect(tagsOf({ path: '/n', type: 'article' }).value('og:type')).toBe('article')
    expect(tagsOf({ path: '/' }).value('og:type')).toBe('website')
  })

  // spec: 104
  it('names keywords and author only when it has them', () => {
    const article = tagsOf({ path: '/n', keywords: ['maré', 'praia'], author: 'Redação' })
    expect(article.value('keywords')).toBe('maré, praia')
    expect(article.value('author')).toBe('Redação')
    expect(tagsOf({ path: '/' }).value('keywords')).toBeUndefined()
  })
})

describe('the social image', () => {
  // spec: 104, 191
  it('becomes absolute on our own host', () => {
    expect(tagsOf({ path: '/', image: '/media/peixe.jpg' }).value('og:image')).toBe(
      'https://guia.example/media/peixe.jpg',
    )
  })

  it('is used as it is when it is on another host', () => {
    const image = 'https://fotos.example/peixe.jpg'
    expect(tagsOf({ path: '/', image }).value('og:image')).toBe(image)
  })

  // spec: 190
  it.each([
    'data:image/png;base64,AAAA',
    'blob:https://guia.example/1',
    'ftp://fotos.example/a.jpg',
  ])('is the site’s own in place of %s, which nobody else could fetch', (image) => {
    expect(tagsOf({ path: '/', image }).value('og:image')).toBe(
      'https://guia.example/art/social-card.jpg',
    )
  })
})

it('tells machines who publishes the portal and how it is searched', () => {
  const [website, organization] = siteJsonLd(identity, ORIGIN)
  expect(website).toMatchObject({
    '@type': 'WebSite',
    url: 'https://guia.example/',
    potentialAction: {
      target: { urlTemplate: 'https://guia.example/buscar?q={search_term_string}' },
    },
  })
  expect(organization).toMatchObject({ '@type': 'Organization', sameAs: [] })
})
