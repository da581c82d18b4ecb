import type { Visit } from '@portal/contract/insight/analytics/visit'
import { describe, expect, it } from 'vitest'
import { sourceOf } from './sources.rules.ts'
import { cityHour, happeningsOf, visitorOf } from './visits.rules.ts'

const of = (visit: Visit) => happeningsOf(visit, 'portal.test')

describe('what a beacon counts as', () => {
  it('a page of the portal is one view, of nobody’s business', () => {
    expect(of({ kind: 'view', page: '/mapa' })).toEqual([
      { kind: 'view', page: 'map', slug: null, source: 'direct', word: null },
    ])
  })

  it('who opens a menu has opened a page of the business too', () => {
    const view = { page: 'menu', slug: 'bar-do-ze', source: 'poster', word: null }
    expect(of({ kind: 'view', page: '/cardapio/bar-do-ze', from: 'poster' })).toEqual([
      { ...view, kind: 'view' },
      { ...view, kind: 'menu' },
    ])
  })

  it('a word counts only for who comes from the search to a business', () => {
    const word = 'pizza'
    const view = { kind: 'view', word, page: '/guia/bar-do-ze' } as const
    expect(of({ ...view, from: '/buscar' })).toMatchObject([{ source: 'search', word }])
    expect(of({ ...view, from: '/mapa' })).toMatchObject([{ source: 'map', word: null }])
    expect(of({ ...view, page: '/mapa', from: '/buscar' })).toMatchObject([{ word: null }])
  })

  // spec: 666
  it('an action is of the business it names, or of the one whose page it is', () => {
    expect(of({ kind: 'whatsapp', page: '/guia/bar-do-ze' })).toMatchObject([{ slug: 'bar-do-ze' }])
    expect(of({ kind: 'save', page: '/mapa', of: ['pousada'] })).toMatchObject([
      { page: 'map', slug: 'pousada' },
    ])
    expect(of({ kind: 'share', page: '/noticias/festa' })).toEqual([])
  })

  it('cards in view count once each', () => {
    expect(
      of({ kind: 'listed', page: '/guia-comercial', of: ['a', 'b', 'a'] }).map(({ slug }) => slug),
    ).toEqual(['a', 'b'])
  })

  it.each(['/admin', '/dash-espadarte/negocio', '/nao-existe'])('%s counts as nothing', (page) => {
    expect(of({ kind: 'view', page })).toEqual([])
  })
})

it.each([
  [undefined, 'direct'],
  ['', 'direct'],
  ['poster', 'poster'],
  ['/', 'home'],
  ['/buscar', 'search'],
  ['/guia-comercial', 'guide'],
  ['/mapa', 'map'],
  ['/guia/outro', 'portal'],
  ['/nao-existe', 'portal'],
  ['portal.test', 'portal'],
  ['www.google.com', 'google'],
  ['google.com.br', 'google'],
  ['com.google.android.googlequicksearchbox', 'google'],
  ['notgoogle.com', 'site'],
  ['google.com.evil.example', 'site'],
  ['l.instagram.com', 'instagram'],
  ['com.instagram.android', 'instagram'],
  ['m.facebook.com', 'facebook'],
  ['web.whatsapp.com', 'whatsapp'],
  ['com.whatsapp', 'whatsapp'],
  ['wa.me', 'whatsapp'],
  ['blog.example', 'site'],
  ['not a host at all', 'site'],
])('who comes from %j comes from %s', (from, source) => {
  expect(sourceOf(from, 'portal.test')).toBe(source)
})

it('a day is the city’s: it begins three hours after Greenwich’s', () => {
  expect(cityHour(new Date('2026-07-18T02:59:59Z'))).toEqual({ day: '2026-07-17', hour: 23 })
  expect(cityHour(new Date('2026-07-18T03:00:00Z'))).toEqual({ day: '2026-07-18', hour: 0 })
})

it('somebody is another one with another salt', () => {
  const [today, tomorrow] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  expect(visitorOf(today, '203.0.113.7\nbrowser')).toBe(visitorOf(today, '203.0.113.7\nbrowser'))
  expect(visitorOf(today, '203.0.113.7\nbrowser')).toMatch(/^[0-9a-f]{24}$/)
  expect(visitorOf(today, 'one')).not.toBe(visitorOf(tomorrow, 'one'))
  expect(visitorOf(today, 'one')).not.toBe(visitorOf(today, 'other'))
})
