import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { createQueryClient } from '~/platform/query-client.ts'

export type Sent = { method: string; path: string; body: unknown }
type Answers = Record<string, (sent: Sent) => Response | object>

/** For tests only: the API by "GET /path", and what was written to it. */
export function fakeMoneyApi(answers: Answers): Sent[] {
  const writes: Sent[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const path = address.split('?')[0] ?? ''
    const method = init.method ?? 'GET'
    const body = init.body ? JSON.parse(String(init.body)) : undefined
    if (method !== 'GET') writes.push({ method, path, body })
    const answer = answers[`${method} ${path}`]
    if (!answer) throw new Error(`nobody answers ${method} ${path}`)
    const given = answer({ method, path, body })
    return given instanceof Response ? given : Response.json(given)
  })
  return writes
}

export const refusal = (status: number, code: string, detail: string, more: object = {}) =>
  Response.json({ type: 'about:blank', title: detail, status, code, detail, ...more }, { status })

export function renderMoney(element: ReactElement) {
  const router = createMemoryRouter([{ path: '*', element }])
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
