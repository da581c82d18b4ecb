// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import FiguresScreen from './FiguresScreen.tsx'
import MoneyPage from './MoneyPage.tsx'
import { fakeMoneyApi, refusal, renderMoney } from './money.testing.tsx'

const QUIET = { mrr_cents: 0, paying: 0, left: 0, churn: null, trials: 0, converted: 0 }
const MONTHS = [
  { ...QUIET, month: '2026-09', is_running: false },
  {
    month: '2026-10',
    is_running: false,
    mrr_cents: 14_970,
    paying: 3,
    left: 1,
    churn: 0.25,
    trials: 4,
    converted: 2,
  },
  { ...QUIET, month: '2026-11', is_running: true, mrr_cents: 9980, paying: 2, trials: 1 },
]
const figures = { 'GET /api/v1/admin/plan-figures': () => ({ months: MONTHS }) }
const rowOf = (name: RegExp) => screen.getByRole('row', { name })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('draws each figure under its name, and says all of them in a table', async () => {
  fakeMoneyApi(figures)
  renderMoney(<FiguresScreen />)
  expect(
    await screen.findByRole('img', {
      name: /^Receita por mês, mês a mês, de setembro de 2026 a novembro de 2026/,
    }),
  ).toBeTruthy()
  expect(screen.getAllByRole('img')).toHaveLength(4)
  const churn = within(screen.getByRole('region', { name: 'Saídas' }))
  expect(churn.getByText('25% em outubro de 2026')).toBeTruthy()
  expect(rowOf(/^outubro/).textContent).toMatch(/R\$\s149,70.*3.*1.*25%.*4.*2/)
})

it('tells a month that still runs from one in which nobody paid', async () => {
  fakeMoneyApi(figures)
  renderMoney(<FiguresScreen />)
  await screen.findByRole('table')
  expect(rowOf(/^novembro de 2026, até agora/).textContent).toContain('No fim do mês')
  expect(rowOf(/^setembro/).textContent).toContain('Ninguém pagava')
})

it('offers the files of the days that were chosen, and says which', async () => {
  fakeMoneyApi(figures)
  renderMoney(<FiguresScreen />)
  const ledger = screen.getByRole('link', { name: 'Baixar CSV do livro' })
  expect(ledger.getAttribute('href')).toBe('/api/v1/admin/exports/plan-money.csv?sheet=ledger')
  expect(screen.getByText('Sem datas, o arquivo traz tudo.')).toBeTruthy()
  await userEvent.type(screen.getByLabelText(/^De/), '01/10/2026')
  await userEvent.type(screen.getByLabelText(/^Até/), '31/10/2026')
  expect(ledger.getAttribute('href')).toBe(
    '/api/v1/admin/exports/plan-money.csv?sheet=ledger&from=2026-10-01&until=2026-10-31',
  )
  expect(screen.getByText(/de 1 de outubro de 2026 a 31 de outubro de 2026/)).toBeTruthy()
})

it('says why the figures did not come, and still offers the files', async () => {
  fakeMoneyApi({
    'GET /api/v1/admin/plan-figures': () => refusal(403, 'forbidden', 'Só para superadmins.'),
  })
  renderMoney(<FiguresScreen />)
  expect(await screen.findByText('Só para superadmins.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Baixar CSV das compras' })).toBeTruthy()
})

it('stands among the other pages of the money', () => {
  fakeMoneyApi({})
  renderMoney(<MoneyPage />, '/admin/financeiro/numeros')
  const current = screen.getByRole('link', { current: 'page' })
  expect(current.getAttribute('href')).toBe('/admin/financeiro/numeros')
})
