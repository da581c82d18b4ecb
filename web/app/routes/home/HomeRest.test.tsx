// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CARD } from '~/features/guide/establishments/fake-establishments.ts'
import { fakeApi, ok } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { HomeRest, type HomeRestProps } from './HomeRest.tsx'

const id = (number: number) => `0197f2f0-0000-7000-8000-00000000000${number}`
const photo = { id: id(1), width: 1600, height: 1200, thumbhash: 'aaaa', alt: 'O farol' }
const NOW = new Date('2026-07-18T14:48:00Z')

const HOME: HomeRestProps['home'] = {
  beaches: [
    {
      id: id(2),
      kind: 'beach',
      slug: 'atalaia',
      name: 'Praia do Atalaia',
      summary: 'Areia larga.',
      tags: [],
      place: null,
      photo,
    },
  ],
  collections: [],
  notices: [],
  events: [
    {
      slug: 'feira',
      title: 'Feira da Orla',
      venue: 'Orla do Maçarico',
      photo,
      starts_at: '2026-07-18T13:00:00Z',
      over_at: '2026-07-18T20:00:00Z',
      is_all_day: false,
      is_free: true,
      price_from_cents: null,
      status: 'scheduled',
    },
  ],
  articles: [
    {
      slug: 'ciclovia',
      title: 'Orla ganha ciclovia',
      summary: 'Abre no sábado.',
      photo,
      category: 'Cidade',
      published_at: '2026-07-17T12:00:00Z',
      reading_minutes: 2,
    },
  ],
  episode: {
    id: id(3),
    slug: 'tres-farois',
    title: 'Três faróis',
    summary: '',
    season: null,
    number: 7,
    kind: 'full',
    is_explicit: false,
    published_at: '2026-07-10T12:00:00Z',
    audio: {
      url: '/audio/a.mp3',
      type: 'audio/mpeg',
      bytes: 1,
      duration_s: 60,
      is_external: false,
    },
    photo: null,
    show_title: 'PODSAL',
    has_chapters: false,
  },
  contributions: [{ path: '/voce-no-portal/luz', title: 'Luz no farol', credit: 'Rosa', photo }],
  changes_at: null,
}

beforeEach(() => {
  fakeApi({ 'GET /api/v1/my/favourites/ids': () => ok({ ids: [] }) })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (changes: Partial<HomeRestProps> = {}) =>
  renderAs(
    signedIn(),
    <HomeRest
      home={HOME}
      featured={[CARD]}
      openKinds={[]}
      club={null}
      offers={[]}
      now={NOW}
      {...changes}
    />,
    '/',
  )
const region = (name: string | RegExp) => within(screen.getByRole('region', { name }))
const leads = (link: HTMLElement) => link.getAttribute('href')

// spec: 3
it('is made of what there is in the city, each with the way to its page', () => {
  const counted = { members: 1234, partners: 56, saved_cents: 0, prizes_cents: 0 }
  show({ club: { ...counted, counted_at: NOW.toISOString() } })
  const shown = [
    ['Acontece em Salinas', 'Feira da Orla', '/eventos/feira'],
    ['Destaques para hoje', CARD.name, `/guia/${CARD.slug}`],
    ['Uma praia para cada maré', 'Praia do Atalaia', '/praia/atalaia'],
    ['Notícias da cidade', 'Orla ganha ciclovia', '/noticias/ciclovia'],
    ['Você no Portal', 'Luz no farol', '/voce-no-portal/luz'],
  ] as const
  for (const [part, name, path] of shown) {
    const [link] = region(part).getAllByRole('link', { name: new RegExp(name) })
    expect(link && leads(link), part).toBe(path)
  }
  expect(leads(screen.getByRole('link', { name: 'Três faróis' }))).toBe('/podcast/tres-farois')
  expect(leads(screen.getByRole('link', { name: 'Abrir o mapa aqui' }))).toBe('/mapa?perto=1')
  const club = screen.getByText('1.234').closest('section')
  expect(club?.querySelector('a[href="/clube-de-vantagens"]')).not.toBeNull()
})

// spec: 595
it('says of an event that has begun that it goes on now, and since when', () => {
  show()
  expect(region('Acontece em Salinas').getAllByText('Agora, desde 10h')).not.toEqual([])
  cleanup()
  show({ now: new Date('2026-07-18T12:00:00Z') })
  expect(region('Acontece em Salinas').queryByText(/^Agora/)).toBeNull()
})
