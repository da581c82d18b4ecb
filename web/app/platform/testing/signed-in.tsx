import type { Session, SessionUser } from '@portal/contract/people/accounts/session'
import type { PlanType } from '@portal/contract/shared/plans'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { createQueryClient } from '../query-client.ts'
import { type Auth, AuthContext } from '../session/auth-context.ts'

/** For tests only: a signed-in person without a server. */
export const ROSANGELA: SessionUser = {
  id: '0197f2f0-0000-7000-8000-000000000001',
  email: 'rosangela@example.com',
  email_verified: true,
  is_proved: true,
  identities: [{ provider: 'credential' }],
  factors: [],
  user_metadata: { full_name: 'Rosângela Alves', avatar_url: null },
}

type Given = { user?: Partial<SessionUser>; planType?: PlanType; session?: Partial<Session> }

export function signedIn({ user = {}, planType = 'clube', session = {} }: Given = {}): Auth {
  const person = { ...ROSANGELA, ...user }
  const held: Session = {
    id: '0197f2f0-0000-7000-8000-0000000000aa',
    expires_at: 1_800_000_000,
    expires_in: 3_600,
    user: person,
    plan_type: planType,
    staff_role: null,
    second_factor: 'met',
    ...session,
  }
  return {
    user: person,
    session: held,
    isLoading: false,
    isAdmin: planType === 'admin' || planType === 'superadmin',
    planType,
    authError: null,
    contactModal: null,
    signOut: vi.fn(async () => undefined),
    refreshSession: vi.fn(async () => held),
    refreshPlanType: vi.fn(async () => planType),
    showContactModal: vi.fn(),
    hideContactModal: vi.fn(),
  }
}

/** Renders a part of a page as the root would, at a path, and tells where the person is led. */
export function renderAs(auth: Auth, element: ReactNode, path = '/dash-clube') {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  const queries = createQueryClient()
  render(
    <QueryClientProvider client={queries}>
      <AuthContext value={auth}>
        <RouterProvider router={router} />
      </AuthContext>
    </QueryClientProvider>,
  )
  return { queries, path: () => router.state.location.pathname }
}
