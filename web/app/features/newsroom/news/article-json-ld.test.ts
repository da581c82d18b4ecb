import { siteIdentity } from '@portal/contract/ground/settings/fallbacks'
import { expect, it } from 'vitest'
import { articleJsonLd } from './article-json-ld.ts'
import { fakeArticle } from './fake-article.ts'

const site = { identity: siteIdentity({ site_name: 'Guia' }), origin: 'https://guia.example' }

// spec: 422
it('tells machines what it is, when it was changed and who publishes it', () => {
  const correction = { text: 'Era às 15h.', date: '2026-07-18' }
  const revised_at = '2026-07-18T18:00:00.000Z'
  expect(articleJsonLd(fakeArticle({ correction, revised_at }), site)).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Maré no Atalaia',
    url: 'https://guia.example/noticias/mare-no-atalaia',
    datePublished: '2026-07-18T12:12:00.000Z',
    dateModified: revised_at,
    correction: correction.text,
    wordCount: 4,
    author: { '@type': 'Person', name: 'Lia Maresia' },
    publisher: { '@id': 'https://guia.example/#organization' },
    image: ['https://guia.example/cartoes/noticias/1/0000000000000000.jpg'],
  })
})

it('does not call a paid text news', () => {
  expect(articleJsonLd(fakeArticle({ sponsor: 'Pousada' }), site)).toMatchObject({
    '@type': 'AdvertiserContentArticle',
    sponsor: { name: 'Pousada' },
  })
})
