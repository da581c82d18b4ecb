import type { Session } from '@portal/contract/people/accounts/session'
import type { Profile } from '@portal/contract/people/profiles/profile'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { createQueryClient } from '~/platform/query-client.ts'
import { type Auth, AuthContext } from '~/platform/session/auth-context.ts'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'

export const USER_ID = '0197f2f0-0000-7000-8000-000000000001'

export const session: Session = {
  id: '0197f2f0-0000-7000-8000-0000000000aa',
  expires_at: 1_800_000_000,
  expires_in: 3600,
  user: {
    id: USER_ID,
    email: 'rosangela@example.com',
    email_verified: true,
    is_proved: true,
    identities: [{ provider: 'credential' }],
    factors: [],
    user_metadata: { full_name: 'Rosângela do Socorro', avatar_url: null },
  },
  plan_type: 'clube',
  staff_role: null,
  second_factor: 'met',
}

export const profile: Profile = {
  id: '0197f2f0-0000-7000-8000-0000000000bb',
  user_id: USER_ID,
  email: 'rosangela@example.com',
  full_name: 'Rosângela do Socorro',
  whatsapp: '91992536072',
  whatsapp_confirmed_at: null,
  state: 'PA',
  city: 'Salinópolis',
  plan_type: 'clube',
  plan_ends_at: null,
  accepts_promotions: false,
  birth_date: '1990-05-20',
  updated_at: '2026-11-01T12:00:00Z',
  is_complete: true,
}

export function authOf(held: Session | null, rest: Partial<Auth> = {}): Auth {
  return {
    user: held?.user ?? null,
    session: held,
    isLoading: false,
    isAdmin: false,
    planType: held?.plan_type ?? null,
    authError: null,
    contactModal: null,
    signOut: vi.fn(async () => undefined),
    refreshSession: vi.fn(async () => held),
    refreshPlanType: vi.fn(async () => 'clube' as const),
    showContactModal: vi.fn(),
    hideContactModal: vi.fn(),
    ...rest,
  }
}

/** Renders as the root does; `as` draws the same again with another session. */
export function renderWithAuth(element: ReactNode, auth: Auth = authOf(session)) {
  const queryClient = createQueryClient()
  const tree = (current: Auth) => (
    <QueryClientProvider client={queryClient}>
      <AuthContext value={current}>{element}</AuthContext>
    </QueryClientProvider>
  )
  const view = render(tree(auth))
  return { queryClient, auth, as: (next: Auth) => view.rerender(tree(next)) }
}

type Answer = { status: number; body: unknown }
type Handler = (body: unknown) => Answer | Promise<Answer>

/** The API as `fetch` sees it: "GET /api/v1/profile" → what it answers. Records what was sent. */
export function fakeApi(handlers: Record<string, Handler>) {
  const calls: { call: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const call = `${init.method} ${url}`
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    calls.push({ call, body })
    const answer = await handlers[call]?.(body)
    if (!answer) throw new TypeError(`nobody answers ${call}`)
    return new Response(JSON.stringify(answer.body), { status: answer.status })
  })
  return {
    calls,
    count: (call: string) => calls.filter((made) => made.call === call).length,
    sent: (call: string) => calls.findLast((made) => made.call === call)?.body,
  }
}

export const ok = (body: unknown): Answer => ({ status: 200, body })
export const refused = (status: number, code: string, extra: object = {}): Answer => ({
  status,
  body: { code, detail: 'Recusado.', title: 'Recusado', status, type: 'about:blank', ...extra },
})

/** What the person was told; stop listening with `end`. */
export function hearToasts() {
  const heard: ToastMessage[] = []
  return { heard, end: receiveToasts((message) => heard.push(message)) }
}
