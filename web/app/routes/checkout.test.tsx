// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub, isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { createQueryClient } from '~/platform/query-client.ts'
import { AuthContext } from '~/platform/session/auth-context.ts'
import { fakeApi, ok } from '~/platform/testing/fake-api.ts'
import { signedIn } from '~/platform/testing/signed-in.tsx'
import Checkout, { clientLoader } from './checkout.tsx'
import CheckoutEnd from './checkout-end.tsx'
import PixPayment from './pix-payment.tsx'

let isOnSale = true
afterEach(() => {
  isOnSale = true
  cleanup()
})

const PAGES: [path: string, page: () => React.ReactNode][] = [
  ['/checkout-planos', Checkout],
  ['/checkout-premium', Checkout],
  ['/pagamento-pix', PixPayment],
  ['/checkout-success', CheckoutEnd],
  ['/checkout-cancel', CheckoutEnd],
]

function SignIn() {
  const { state } = useLocation()
  return <p>Entrar para {state.from}</p>
}
function Failed() {
  const error = useRouteError()
  return <p>{isRouteErrorResponse(error) ? error.status : 'other'}</p>
}

function open(path: string, auth = signedIn()) {
  fakeApi({ 'GET /api/v1/portal-settings': () => ok({ plans_on_sale: isOnSale }) })
  const Stub = createRoutesStub([
    ...PAGES.map(([at, Component]) => ({
      path: at,
      Component,
      ...(at.startsWith('/checkout-p') ? { loader: clientLoader } : {}),
      HydrateFallback: () => null,
      ErrorBoundary: Failed,
    })),
    { path: '/auth', Component: SignIn },
  ])
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AuthContext value={auth}>
        <Stub initialEntries={[path]} />
      </AuthContext>
    </QueryClientProvider>,
  )
}

// spec: 519
it.each(['/checkout-planos', '/checkout-premium'])(
  '%s does not exist while plans are not on sale',
  async (path) => {
    isOnSale = false
    open(path)
    expect(await screen.findByText('404')).toBeDefined()
  },
)

describe.each(PAGES)('%s', (path) => {
  it('leads a visitor to sign in, and back with what was chosen', async () => {
    open(`${path}?plano=espadarte&ciclo=anual`, { ...signedIn(), user: null, session: null })
    expect(await screen.findByText(`Entrar para ${path}?plano=espadarte&ciclo=anual`)).toBeDefined()
  })
})

// spec: 519
it.each([
  ['/checkout-planos', 'Maçarico'],
  ['/checkout-premium', 'Espadarte'],
  ['/checkout-planos?plano=atalaia', 'Atalaia'],
  ['/checkout-premium?plano=atalaia', 'Atalaia'],
  ['/checkout-planos?plano=clube', 'Maçarico'],
])('%s begins with the plan %s', async (path, name) => {
  open(path)
  const plan = await screen.findByRole<HTMLInputElement>('radio', { name })
  expect(plan.checked).toBe(true)
})
