// @vitest-environment jsdom
import type { Insight } from '@portal/contract/insight/insight/insight'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { InsightScreen } from './InsightScreen.tsx'
import { WeekPanel } from './WeekPanel.tsx'

const PLACE = '/api/v1/my/establishments/a1/insight'
const read = (period = '28d') => `GET ${PLACE}?period=${period}`
const addresses = { here: '/dash-espadarte?aba=desempenho&negocio=a1', home: '/h', poster: '/p' }

const insight = (changes: Partial<Insight> = {}): Insight => ({
  period: '28d',
  now: { first_day: '2026-07-16', last_day: '2026-08-12' },
  before: { first_day: '2026-06-18', last_day: '2026-07-15' },
  counted_at: '2026-08-12T22:42:00Z',
  counting_since: '2026-06-01',
  bars: [
    { day: '2026-08-11', now: 128, before: 131, is_unfinished: false },
    { day: '2026-08-12', now: 146, before: 138, is_unfinished: true },
  ],
  kinds: [
    { kind: 'listed', now: 18_240, before: 17_000 },
    { kind: 'view', now: 4312, before: 3956 },
    { kind: 'whatsapp', now: 231, before: 176 },
  ],
  hours: [{ weekday: 6, hour: 18, visits: 198 }],
  sources: [
    { source: 'search', visits: 1983 },
    { source: 'poster', visits: 12 },
  ],
  words: [{ word: 'peixe', visits: 41 }],
  reviews: { count: 3, before: 1, mean: 4.7 },
  redeemed: { now: 31, before: 23 },
  is_monthly_email_wanted: true,
  ...changes,
})

const MONTHS = [
  { day: '2026-07-01', now: 4000, before: 3500, is_unfinished: false },
  { day: '2026-08-01', now: 1800, before: 1500, is_unfinished: true },
]

const openScreen = (analytics: 'none' | 'weekly' | 'full' = 'full', path = addresses.here) =>
  renderAs(
    signedIn(),
    <InsightScreen
      establishment={{ id: 'a1', slug: 'mare-cheia', name: 'Maré Cheia', analytics }}
      addresses={addresses}
    />,
    path,
  )

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the figures of a business', () => {
  // spec: 670
  it('are sentences first, then plots that are tables too', async () => {
    fakeApi({ [read()]: () => ok(insight()) })
    openScreen()
    expect(await screen.findByText('4.312 visitas à sua página, 9% a mais.')).toBeDefined()
    expect(screen.getByText(/16 de jul\. a 12 de ago\., contra os 28 dias antes/)).toBeDefined()
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Pessoas por dia, de ter., 11 de ago. a qua., 12 de ago.; o maior foi qua., 12 de ago., com 146.',
    )
    const days = screen.getByRole('table', { name: 'Pessoas por dia', hidden: true })
    const rows = within(days).getAllByRole('row', { hidden: true })
    expect(rows.map((row) => row.textContent)).toEqual([
      'DiaAgoraAntes',
      'ter., 11 de ago.128131',
      'qua., 12 de ago.146138',
    ])
    for (const name of ['De onde vieram', 'Do primeiro olhar ao contato', 'Palavras da busca']) {
      expect(screen.getByRole('table', { name, hidden: true })).toBeDefined()
    }
    const done = screen.getByRole('table', { name: 'O que fizeram' })
    expect(within(done).getByRole('row', { name: 'WhatsApp 231 176 +55' })).toBeDefined()
    const beside = screen.getByRole('table', { name: 'Avaliações e cupons' })
    for (const name of ['Cupons usados no balcão 31 23 +8', 'Avaliações novas 3 1 +2']) {
      expect(within(beside).getByRole('row', { name })).toBeDefined()
    }
  })

  it('are of the period in the address', async () => {
    const api = fakeApi({
      [read('7d')]: () => ok(insight({ period: '7d' })),
      [read('12m')]: () => ok(insight({ period: '12m', bars: MONTHS })),
    })
    openScreen('full', `${addresses.here}&periodo=7d`)
    await screen.findByText(/contra os 7 dias antes/)
    await userEvent.click(screen.getByRole('link', { name: '12 meses' }))
    expect(await screen.findByRole('heading', { name: 'Visitas por mês' })).toBeDefined()
    expect(api.sent(read('12m'))).toHaveLength(1)
  })

  it('say how to bring the first visit where there was none', async () => {
    fakeApi({ [read()]: () => ok(insight({ counting_since: null })) })
    openScreen()
    expect(
      await screen.findByRole('heading', { name: 'Ninguém passou por aqui ainda' }),
    ).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Baixar os números em CSV' })).toBeNull()
  })

  it('are asked for again where they did not come', async () => {
    let answers = false
    fakeApi({ [read()]: () => (answers ? ok(insight()) : refused(422, 'x')) })
    openScreen()
    const retry = await screen.findByRole('button', { name: 'Tentar de novo' })
    answers = true
    await userEvent.click(retry)
    expect(await screen.findByText(/4\.312 visitas/)).toBeDefined()
  })

  it('are not asked for by a smaller plan, which reads what has them', async () => {
    const api = fakeApi({})
    openScreen('weekly')
    expect(screen.getByRole('heading', { name: 'O Desempenho é do plano Maçarico' })).toBeDefined()
    expect(screen.getByText(/o resumo da semana fica no Início/)).toBeDefined()
    expect(api.sent(read())).toEqual([])
  })

  it('let the owner choose whether the e-mail of the month comes', async () => {
    const CHOOSE = `PUT ${PLACE}/monthly-email`
    const api = fakeApi({
      [read()]: () => ok(insight()),
      [CHOOSE]: () => ok({ is_wanted: false }),
    })
    openScreen()
    await userEvent.click(
      await screen.findByRole('switch', { name: 'Receber o resumo do mês por e-mail' }),
    )
    expect(api.sent(CHOOSE)).toEqual([{ is_wanted: false }])
  })
})

describe('the week on the home', () => {
  const WEEK = `GET ${PLACE}/week`
  const week = {
    counted_at: '2026-08-13T12:12:00Z',
    counting_since: '2026-07-07',
    days: [
      { day: '2026-08-12', now: 24, before: 21, is_unfinished: false },
      { day: '2026-08-13', now: 6, before: 5, is_unfinished: true },
    ],
    kinds: [{ kind: 'view', now: 222, before: 199 }],
  }
  const openWeek = (analytics: 'none' | 'weekly' | 'full') =>
    renderAs(signedIn(), <WeekPanel establishment={{ id: 'a1', analytics }} more="/mais" />)

  it('is told up to this hour, with the way to the rest where the plan has it', async () => {
    fakeApi({ [WEEK]: () => ok(week) })
    openWeek('full')
    const panel = await screen.findByRole('region', { name: 'Esta semana' })
    expect(panel.textContent).toContain(
      '222 visitas à sua página, 23 a mais que na semana anterior até esta hora.',
    )
    expect(panel.textContent).toContain('Hoje vai só até 9h12.')
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('qua 24, hoje 6')
    expect(screen.getByRole('link').getAttribute('href')).toBe('/mais')
    cleanup()
    openWeek('weekly')
    await screen.findByRole('region', { name: 'Esta semana' })
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('is not asked for without a plan', () => {
    const api = fakeApi({})
    openWeek('none')
    expect(api.sent(WEEK)).toEqual([])
    expect(screen.queryByRole('region')).toBeNull()
  })
})
