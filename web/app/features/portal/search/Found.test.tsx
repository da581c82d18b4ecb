// @vitest-environment jsdom
import type { SearchAnswer, SearchResult } from '@portal/contract/portal/search/search'
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { Found } from './Found.tsx'
import { readSearch, type SearchState } from './search-address.rules.ts'

const RESULT: SearchResult = {
  id: '0197f2f0-0000-7000-8000-000000000001',
  kind: 'establishment',
  title: { text: 'Peixaria <b>do</b> Zé', marks: [[0, 8]] },
  label: 'Peixaria',
  excerpt: { text: 'Peixe do dia.', marks: [[0, 5]] },
  path: '/guia/peixaria-do-ze',
  photo: null,
  neighbourhood: 'Centro',
  distance_meters: 350,
  rating: { mean: 4.5, count: 12 },
  price_range: 1,
  is_open: true,
  is_featured: true,
  published_at: null,
  starts_at: null,
  ends_at: null,
  score: 1,
}
const ANSWER: SearchAnswer = {
  corrected: null,
  did_you_mean: null,
  intents: [],
  is_relaxed: false,
  is_partial: false,
  total: 1,
  total_is_exact: true,
  groups: [{ kind: 'establishment', count: 1, results: [RESULT] }],
  results: [],
  next_cursor: null,
  streets: { found: [], first: false },
  dishes: [],
  offers: [],
  properties: [],
  answer: null,
}

function show(answer: Partial<SearchAnswer> = {}, address = 'q=peixe') {
  const state: SearchState = readSearch(new URLSearchParams(address))
  render(
    <MemoryRouter>
      <Found answer={{ ...ANSWER, ...answer }} state={state} help={<p>Ajuda</p>} />
    </MemoryRouter>,
  )
}

afterEach(cleanup)

describe('what was found', () => {
  it('says until when a pharmacy is on duty', () => {
    const duty: SearchResult = {
      ...{ ...RESULT, kind: 'utility', label: 'Farmácia de plantão' },
      starts_at: '2026-07-18T11:00:00.000Z',
      ends_at: '2026-07-19T11:00:00.000Z',
    }
    show({ groups: [{ kind: 'utility', count: 1, results: [duty] }] })
    expect(screen.getByRole('article').textContent).toContain('até dom., 19 de jul., 8h')
  })

  it('has streets first where one was asked for, and last otherwise, with who is there', () => {
    const street = {
      name: 'Avenida Atlântica',
      neighbourhood: 'Maçarico',
      path: '/mapa?em=-0.6,-47.3,16',
      businesses: [{ name: 'Bar do Mar', path: '/guia/bar-do-mar' }],
      business_count: 3,
    }
    show({ streets: { found: [street], first: true } })
    const headings = () => screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)
    expect(headings()).toEqual(['Ruas', 'Guia comercial'])
    expect(screen.getByRole('link', { name: 'Bar do Mar' })).toBeDefined()
    expect(screen.getByText('e mais 2')).toBeDefined()
    expect(
      screen.getByRole('link', { name: 'Ver no mapa: Avenida Atlântica' }).getAttribute('href'),
    ).toBe(street.path)
    cleanup()
    show({ streets: { found: [street], first: false } })
    expect(headings()).toEqual(['Guia comercial', 'Ruas'])
    cleanup()
    show({ groups: [], total: 0, streets: { found: [street], first: false } })
    expect(headings()).toEqual(['Ruas'])
    expect(screen.getByRole('status').textContent).toBe('1 resultado')
  })

  // spec: 629
  it('has dishes before the businesses, with their price and whether the kitchen is open', () => {
    const dish = {
      id: '0197f2f0-0000-7000-8000-000000000009',
      name: 'Tacacá da casa',
      price_cents: 2200,
      was_cents: 2600,
      is_from: false,
      photo: null,
      path: '/cardapio/peixaria-do-ze#item-1',
      business: { name: 'Peixaria do Zé', neighbourhood: 'Centro' },
      is_open: true,
    }
    show({ dishes: [dish] })
    const headings = screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)
    expect(headings).toEqual(['Nos cardápios', 'Guia comercial'])
    const row = screen.getByRole('link', { name: 'Tacacá da casa' }).closest('li')
    expect(row?.textContent?.replaceAll('\u00a0', ' ')).toContain('R$ 26,00R$ 22,00')
    expect(row?.textContent).toContain('Peixaria do Zé · Centro')
    expect(screen.getByRole('status').textContent).toBe('2 resultados')
  })

  // spec: 307
  it('has offers of the club before the businesses, with what they give and until when', () => {
    const offer = {
      id: '0197f2f0-0000-7000-8000-00000000000a',
      title: 'na caldeirada de filhote',
      value: '20%',
      is_flash: true,
      ends_at: '2026-07-20T15:00:00Z',
      path: '/guia/barraca-do-luar#cupons',
      business: { name: 'Barraca do Luar', neighbourhood: 'Atalaia' },
    }
    show({ offers: [offer] })
    const headings = screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)
    expect(headings).toEqual(['Ofertas do Clube', 'Guia comercial'])
    const link = screen.getByRole('link', { name: 'na caldeirada de filhote' })
    expect(link.getAttribute('href')).toBe('/guia/barraca-do-luar#cupons')
    expect(link.closest('li')?.textContent).toContain(
      'Barraca do Luar · Atalaia · Relâmpago · vale até 20 de jul.',
    )
  })

  it('has properties after the businesses, each with its price and who advertises', () => {
    const property = {
      id: '0197f2f0-0000-7000-8000-00000000000b',
      title: 'Casa com varanda',
      offer: 'À venda, R$ 620.000',
      path: '/imoveis/porto-claro/casa-com-varanda',
      neighbourhood: 'Atalaia',
      bedrooms: 3,
      advertiser: { name: 'Porto Claro', creci: '1284-J' },
    }
    show({ properties: [property] })
    const headings = screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)
    expect(headings).toEqual(['Guia comercial', 'Imóveis'])
    const link = screen.getByRole('link', { name: 'Casa com varanda' })
    expect(link.getAttribute('href')).toBe('/imoveis/porto-claro/casa-com-varanda')
    expect(link.closest('li')?.textContent).toContain(
      'Atalaia · 3 quartos · Porto Claro · CRECI-PA 1284-J',
    )
  })

  it('stands in groups, with what was asked for marked and no markup of its own', () => {
    show()
    const row = screen.getByRole('article')
    const link = within(row).getByRole('link', { name: 'Peixaria <b>do</b> Zé' })
    expect(link.getAttribute('href')).toBe('/guia/peixaria-do-ze')
    expect(link.querySelector('mark')?.textContent).toBe('Peixaria')
    expect(row.textContent).toContain('Peixaria · Centro · 350 m')
    expect(row.textContent).toContain('Destaque')
    expect(screen.getByRole('status').textContent).toBe('1 resultado')
  })

  it('says how a mistyped word was read, and how to insist on it', () => {
    show({ corrected: 'peixe' }, 'q=pexe')
    const insist = screen.getByRole('link', { name: 'Buscar “pexe” assim mesmo' })
    expect(insist.getAttribute('href')).toBe('/buscar?q=pexe&literal=1')
  })

  it('makes a chip of what the words ask for, to be taken away', () => {
    show({ intents: ['aberto'] }, 'q=peixe+aberto')
    const chip = screen.getByRole('link', { name: /Remover filtro: Aberto agora/ })
    expect(chip.getAttribute('href')).toBe('/buscar?q=peixe+aberto&sem=aberto')
  })

  it('helps on where there is nothing', () => {
    show({ total: 0, groups: [] }, 'q=helicoptero')
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(
      'Nada encontrado para “helicoptero”',
    )
    expect(screen.getByText('Ajuda')).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: 'Filtros' })).toBeNull()
  })

  // spec: 413
  it('says so where nothing has all of the words', () => {
    show({ is_partial: true }, 'q=peixe+japones')
    expect(
      screen.getByText('Nenhum resultado tem todas essas palavras. Veja os mais próximos.'),
    ).toBeTruthy()
  })

  it('counts what is shown: of one kind, that kind', () => {
    const groups = [
      { kind: 'establishment' as const, count: 1, results: [] },
      { kind: 'event' as const, count: 12, results: [] },
    ]
    show({ total: 13, groups, results: [RESULT] }, 'q=peixe&tipo=guia')
    expect(screen.getByRole('status').textContent).toBe('1 resultado')
  })

  it('asks where somebody is before it says "perto"', () => {
    show({ intents: ['perto'] }, 'q=peixe+perto')
    expect(screen.getByRole('button', { name: 'Perto de mim' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Perto de mim/ })).toBeNull()
  })

  it('leads back from the exact spelling to what was meant', () => {
    show({ total: 0, groups: [] }, 'q=pousda&literal=1')
    const meant = screen.getByRole('link', { name: 'Corrigir a escrita' })
    expect(meant.getAttribute('href')).toBe('/buscar?q=pousda')
  })

  it('offers to take the filters off where they leave nothing', () => {
    show({ total: 0, groups: [] }, 'q=peixe&tipo=eventos&aberto=1&lat=-0.6&lng=-47.3')
    const free = screen.getByRole('link', { name: 'Tirar os filtros' })
    expect(free.getAttribute('href')).toBe('/buscar?q=peixe&lat=-0.6&lng=-47.3')
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Eventos 0')
    expect(screen.getByRole('link', { name: /Remover filtro: Aberto agora/ })).toBeTruthy()
  })
})
