// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import {
  fakeMoneyApi,
  refusal,
  renderMoney,
} from '~/features/money/payments/admin/money.testing.tsx'
import { MoneyCard } from './MoneyCard.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const FIGURES = 'GET /api/v1/admin/plan-figures'
const month = (name: string, mrr_cents: number, paying: number) => ({
  ...{ month: name, mrr_cents, paying, left: 0, churn: null, trials: 1, converted: 0 },
  is_running: name === '2026-11',
})

// spec: 593
it('tells what plans bring in a month, beside the month before', async () => {
  const months = [month('2026-10', 14_970, 3), month('2026-11', 9980, 2)]
  fakeMoneyApi({ [FIGURES]: () => ({ months }) })
  renderMoney(<MoneyCard />)
  expect((await screen.findByText(/por mês em planos pagos/)).textContent).toMatch(
    /^R\$\s99,80 por mês em planos pagos\. Em outubro eram R\$\s149,70\.$/,
  )
  expect(screen.getByText('2 assinantes')).toBeTruthy()
  expect(screen.getByText('1 teste começou neste mês')).toBeTruthy()
  expect(screen.getByRole('link', { name: /financeiro/ }).getAttribute('href')).toBe(
    '/admin/financeiro',
  )
})

it('offers another try where the figures do not come', async () => {
  fakeMoneyApi({ [FIGURES]: () => refusal(422, 'x', 'Agora não.') })
  renderMoney(<MoneyCard />)
  expect(await screen.findByRole('button', { name: /Tentar/ })).toBeTruthy()
})
