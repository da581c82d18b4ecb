// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import OrderTroublesScreen from './OrderTroublesScreen.tsx'

const PLACE = { id: '0197f2f0-0000-7000-8000-000000000001', slug: 'mare-cheia', name: 'Maré Cheia' }
const TROUBLES = {
  orders: [
    {
      id: '0197f2f0-0000-7000-8000-000000000002',
      number: 1043,
      trouble: 'late',
      establishment: PLACE,
      mode: 'delivery',
      status: 'dispatched',
      placed_at: '2026-07-18T22:00:00.000Z',
      since: '2026-07-18T23:00:00.000Z',
      total_cents: 15_600,
      phone: '91988887777',
    },
  ],
  pauses: [{ establishment: PLACE, until: null, is_by_clock: true }],
  phones: [],
  blocks: [],
}

const sent: [method: string, url: string, body: unknown][] = []
afterEach(() => {
  cleanup()
  sent.length = 0
  vi.unstubAllGlobals()
})

function show(answer: object) {
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') sent.push([method, url, JSON.parse(String(body ?? 'null'))])
    return Response.json(method === 'GET' ? answer : { blocked: true })
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <OrderTroublesScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

it('tells what is wrong with which order, and who stopped taking any', async () => {
  show(TROUBLES)
  const orders = await screen.findByRole('table', { name: 'Pedidos com problema' })
  expect(within(orders).getByText('Passou da hora prometida')).toBeDefined()
  expect(within(orders).getByText('(91) 98888-7777')).toBeDefined()
  const pauses = screen.getByRole('table', { name: 'Negócios em pausa' })
  expect(within(pauses).getByText('Sozinho: dois pedidos seguidos sem resposta')).toBeDefined()
  expect(screen.getByText('Nenhum telefone está bloqueado.')).toBeDefined()
})

// spec: 630
it('blocks a phone with a reason', async () => {
  const user = userEvent.setup()
  show(TROUBLES)
  await user.click(await screen.findByRole('button', { name: 'Bloquear (91) 98888-7777' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox', { name: /Motivo/ }), 'Três trotes')
  await user.click(within(dialog).getByRole('button', { name: 'Bloquear' }))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.[2]).toEqual({ phone: '91988887777', reason: 'Três trotes' })
})
