import type { MoneyOrderDetails, MoneyPayment } from '@portal/contract/money/payments/money'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { createQueryClient } from '~/platform/query-client.ts'
import { AuthContext } from '~/platform/session/auth-context.ts'
import { signedIn } from '~/platform/testing/signed-in.tsx'

type Sent = { method: string; path: string; body: unknown }
type Answers = Record<string, (sent: Sent) => Response | object>

/** Nothing is the person's own, unless a test says so. */
const USUAL: Answers = { 'GET /api/v1/admin/own-decisions': () => ({ own: [] }) }

/** For tests only: the API by "GET /path", and what was written to it. */
export function fakeMoneyApi(answers: Answers): Sent[] {
  const writes: Sent[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const path = address.split('?')[0] ?? ''
    const method = init.method ?? 'GET'
    const body = init.body ? JSON.parse(String(init.body)) : undefined
    if (method !== 'GET') writes.push({ method, path, body })
    const answer = { ...USUAL, ...answers }[`${method} ${path}`]
    if (!answer) throw new Error(`nobody answers ${method} ${path}`)
    const given = answer({ method, path, body })
    return given instanceof Response ? given : Response.json(given)
  })
  return writes
}

export const refusal = (status: number, code: string, detail: string, more: object = {}) =>
  Response.json({ type: 'about:blank', title: detail, status, code, detail, ...more }, { status })

export function renderMoney(element: ReactElement, path = '/') {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <AuthContext value={signedIn({ planType: 'superadmin' })}>
        <RouterProvider router={router} />
      </AuthContext>
    </QueryClientProvider>,
  )
}

export const PAYMENT: MoneyPayment = {
  id: '0197f2f0-0000-7000-8000-0000000000b1',
  provider: 'pix',
  provider_id: `E${'1'.repeat(31)}`,
  amount_cents: 4990,
  decision: 'granted',
  decided: null,
  paid_at: '2026-07-18T22:05:00Z',
  recorded_at: '2026-07-18T22:05:01Z',
  left_cents: 4990,
  grant: {
    plan: 'atalaia',
    reason: 'renewal',
    starts_at: '2026-07-18T22:05:00Z',
    ends_at: '2026-08-18T22:05:00Z',
    granted_at: '2026-07-18T22:05:02Z',
    revoked_at: null,
  },
  refunds: [],
  withdrawal: null,
  may: { refund: true, grant: false, keep: false, return: false, return_outside: false },
}

export const DETAILS: MoneyOrderDetails = {
  order: {
    id: '0197f2f0-0000-7000-8000-0000000000d1',
    number: '000000d1',
    buyer: { name: 'Rosa Pinheiro', document_hint: '***.982.247-**' },
    plan: 'atalaia',
    cycle: 'month',
    method: 'pix',
    amount_cents: 4990,
    status: 'paid',
    created_at: '2026-07-18T22:00:00Z',
    user_id: '0197f2f0-0000-7000-8000-0000000000a1',
    email: 'rosa@exemplo.com.br',
    reason: 'renewal',
    price_cents: 4990,
    credit_cents: 0,
    terms: { version: 3, hash: 'sha256-abc' },
    accepted_at: '2026-07-18T22:00:00Z',
    accepted_from: '203.0.113.7',
    paid_at: '2026-07-18T22:05:00Z',
    withdrawal_until: '2026-07-25T22:05:00Z',
  },
  codes: [
    {
      txid: 'a'.repeat(32),
      amount_cents: 4990,
      status: 'settled',
      created_at: '2026-07-18T22:00:01Z',
      expires_at: '2026-07-18T22:30:00Z',
      due_on: null,
    },
  ],
  renewal: null,
  payments: [PAYMENT],
  ledger: [{ id: 1, amount_cents: 4990, at: '2026-07-18T22:05:02Z' }],
  invoice: { status: 'none', number: null, access_key: null, has_xml: false, version: 0 },
  offer: null,
}
