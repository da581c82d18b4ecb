// @vitest-environment jsdom
import type { HealthPart } from '@portal/contract/portal/health/health'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, ok } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { FaultsCard, ServicesCard, TrafficCard, VainSearchesCard } from './WatchCards.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const administrator = signedIn({ planType: 'admin' })
const card = (name: string) => screen.findByRole('region', { name })
const hrefOf = (link: HTMLElement) => link.getAttribute('href')

describe('searches without an answer', () => {
  const TERMS = 'GET /api/v1/admin/search/terms?days=7'
  const term = (n: number) => ({ term: `busca ${n}`, searches: n + 5, empty: n })

  // spec: 349
  it('shows the first five with how often, each leading to the searches', async () => {
    fakeApi({ [TERMS]: () => ok({ popular: [], empty: [9, 8, 7, 6, 5, 4].map(term) }) })
    renderAs(administrator, <VainSearchesCard />)
    expect(await screen.findByText('busca 9')).toBeTruthy()
    const items = screen.getAllByRole('listitem')
    expect(items).toHaveLength(5)
    expect(items[0]?.textContent).toContain('9×')
    const links = within(await card('Buscas sem resposta')).getAllByRole('link')
    expect(links.map(hrefOf)).toEqual(Array(6).fill('/admin/buscas'))
    expect(screen.getByRole('link', { name: 'Ensinar um sinônimo para “busca 9”' })).toBeTruthy()
  })

  it('says that all was found', async () => {
    fakeApi({ [TERMS]: () => ok({ popular: [], empty: [] }) })
    renderAs(administrator, <VainSearchesCard />)
    expect(await screen.findByText('Tudo o que se procurou em 7 dias foi encontrado.')).toBeTruthy()
  })
})

describe('services outside', () => {
  const HEALTH = 'GET /api/v1/admin/health'
  const part = (name: HealthPart['name'], more: Partial<HealthPart> = {}): HealthPart => ({
    ...{
      name,
      state: 'ok',
      finding: null,
      ok_at: null,
      failed_at: null,
      failure: null,
      took_ms: null,
    },
    ...{ figures: {}, until: null },
    ...more,
  })
  const health = (...parts: HealthPart[]) =>
    fakeApi({
      [HEALTH]: () =>
        ok({
          seen_at: new Date().toISOString(),
          examined_at: null,
          is_new: false,
          parts,
          nodes: [],
        }),
    })

  // spec: 349
  it('names what is in trouble, and how old the backup is', async () => {
    const yesterday = new Date(Date.now() - 86_400_000).toISOString()
    health(
      part('mail', { state: 'trouble', took_ms: null }),
      part('pix'),
      part('backup', { ok_at: yesterday, figures: { bytes: 2_000_000, tables: 90 } }),
    )
    renderAs(administrator, <ServicesCard />)
    const troubles = await screen.findAllByRole('listitem')
    expect(troubles.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^E-mail/),
    ])
    expect(screen.getByText(/^Cópia de segurança ontem/)).toBeTruthy()
    expect(screen.queryByText('Tudo o que está ligado responde.')).toBeNull()
    expect(hrefOf(screen.getByRole('link', { name: 'Saúde do portal' }))).toBe('/admin/saude')
  })

  it('says that all is well, and that there is no backup where there is none', async () => {
    health(part('mail'), part('backup', { state: 'trouble' }))
    renderAs(administrator, <ServicesCard />)
    expect(await screen.findByText('Tudo o que está ligado responde.')).toBeTruthy()
    expect(screen.getByText('Nenhuma cópia de segurança registrada')).toBeTruthy()
  })
})

describe('faults', () => {
  const SUMMARY = 'GET /api/v1/admin/error-summary'

  // spec: 349
  it('leads from each to its own page', async () => {
    const fault = {
      ...{ id: '0197f2f0-0000-7000-8000-0000000000f1', message: 'x is undefined', page: '/guia/*' },
      ...{
        part: '',
        reports: 3,
        first_at: '2026-07-18T12:00:00Z',
        last_at: '2026-07-18T14:00:00Z',
      },
      ...{ releases: ['r1'], mended: null, reopened_at: null },
    }
    fakeApi({ [SUMMARY]: () => ok({ last_day: 3, day_before: 0, faults: [fault] }) })
    renderAs(administrator, <FaultsCard />)
    const link = await screen.findByRole('link', { name: 'x is undefined' })
    expect(hrefOf(link)).toBe(`/admin/erros/${fault.id}`)
    expect(screen.getByText('3 em 24 horas.')).toBeTruthy()
    expect(screen.getByText(/^3 avisos, o último em/)).toBeTruthy()
  })

  it('says that there were none, and offers another try where the answer does not come', async () => {
    let isAway = true
    const problem = { type: 'about:blank', title: 'x', status: 503, code: 'x', detail: 'x' }
    fakeApi({
      [SUMMARY]: () =>
        isAway ? { status: 503, body: problem } : ok({ last_day: 0, day_before: 2, faults: [] }),
    })
    renderAs(administrator, <FaultsCard />)
    expect(await screen.findByText('O restante do painel continua funcionando.')).toBeTruthy()
    isAway = false
    await userEvent.click(screen.getByRole('button', { name: /Tentar/ }))
    expect(await screen.findByText('Nenhum aviso de erro em 24 horas.')).toBeTruthy()
    expect(screen.getByText(/Nas 24 horas anteriores foram 2\./)).toBeTruthy()
  })
})

// spec: 349
it('visits of the day stand in a card of their own, with their table', async () => {
  const none = Array.from({ length: 24 }, () => 0)
  fakeApi({
    'GET /api/v1/admin/traffic': () =>
      ok({ day: '2026-07-18', today: none, before: none, counted_since: '2026-07-01' }),
  })
  renderAs(administrator, <TrafficCard />)
  const visits = within(await card('Visitas'))
  expect(await visits.findByText(/o portal até/)).toBeTruthy()
  expect(visits.getByText('Ver em tabela')).toBeTruthy()
})
