// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '~/platform/query-client.ts'
import { MoneyScreen } from './MoneyScreen.tsx'

const ORDER = {
  id: '0197f2f0-0000-7000-8000-0000000000d1',
  number: '000000d1',
  buyer: { name: 'Rosa Pinheiro', document_hint: '***.982.247-**' },
  plan: 'atalaia',
  cycle: 'month',
  method: 'pix',
  amount_cents: 4990,
  status: 'paid',
  created_at: '2026-07-18T22:00:00Z',
}
const STRAY = {
  id: '0197f2f0-0000-7000-8000-0000000000d2',
  provider_id: `E${'1'.repeat(31)}`,
  amount_cents: 777,
  paid_at: '2026-07-18T22:00:00Z',
  order: null,
}
let undecided: object[]
let writes: { path: string; body: unknown }[]

beforeEach(() => {
  writes = []
  undecided = [STRAY]
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path.startsWith('/api/v1/admin/saved-filters')) return Response.json([])
    if (init.method === 'POST') {
      writes.push({ path, body: JSON.parse(String(init.body)) })
      undecided = []
      return Response.json({ payment: {} })
    }
    return Response.json({ orders: [ORDER], next_cursor: null, total: 1, undecided })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows orders behind what needs a decision, and returns a Pix without an order', async () => {
  const router = createMemoryRouter([{ path: '/', element: <MoneyScreen /> }])
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const link = await screen.findByRole('link', { name: 'Rosa Pinheiro' })
  expect(link.getAttribute('href')).toBe(`/admin/financeiro/${ORDER.id}`)
  const waiting = within(screen.getByRole('region', { name: 'Precisa de decisão' }))
  await userEvent.click(waiting.getByRole('button', { name: /^Devolver o valor de R\$\s7,77$/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Devolver o valor' }))
  expect(writes).toEqual([])
  await userEvent.type(dialog.getByLabelText(/Motivo/), 'Ninguém pediu.')
  await userEvent.click(dialog.getByRole('button', { name: 'Devolver o valor' }))
  await vi.waitFor(() =>
    expect(writes).toEqual([
      {
        path: `/api/v1/admin/plan-payments/${STRAY.id}/decision`,
        body: { decision: 'returned', reason: 'Ninguém pediu.' },
      },
    ]),
  )
  // What was pressed is gone: the place is kept by the heading over it.
  expect(await waiting.findByText('Nada espera por uma decisão.')).toBeTruthy()
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Precisa de decisão'))
})
