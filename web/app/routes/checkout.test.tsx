// @vitest-environment jsdom
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub, isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { createQueryClient } from '~/platform/query-client.ts'
import { AuthContext } from '~/platform/session/auth-context.ts'
import { fakeApi } from '~/platform/testing/fake-api.ts'
import { signedIn } from '~/platform/testing/signed-in.tsx'
import Checkout, { loader } from './checkout.tsx'
import CheckoutEnd from './checkout-end.tsx'
import PixPayment from './pix-payment.tsx'

let switchBack = () => {}
afterEach(() => {
  switchBack()
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
  fakeApi({})
  const Stub = createRoutesStub([
    ...PAGES.map(([at, Component]) => ({
      path: at,
      Component,
      loader,
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

describe.each(PAGES)('%s', (path) => {
  it('does not exist while plans are not on sale', async () => {
    switchBack = switchCapabilities(false, ['plansOnSale'])
    open(path)
    expect(await screen.findByText('404')).toBeDefined()
  })

  it('leads a visitor to sign in, and back with what was chosen', async () => {
    open(`${path}?plano=espadarte&ciclo=anual`, { ...signedIn(), user: null, session: null })
    expect(await screen.findByText(`Entrar para ${path}?plano=espadarte&ciclo=anual`)).toBeDefined()
  })
})

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
