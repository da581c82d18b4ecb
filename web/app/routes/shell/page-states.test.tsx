// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { PageErrorScreen } from './PageErrorScreen.tsx'
import { PageProgress } from './PageProgress.tsx'

afterEach(cleanup)

// spec: 20
it('shows a spinner while the next page is on its way, and only then', async () => {
  const arrival = Promise.withResolvers<null>()
  const Shell = () => (
    <>
      <PageProgress />
      <Outlet />
    </>
  )
  const children = [
    { index: true, element: 'início' },
    { path: 'eventos', element: 'eventos', loader: () => arrival.promise },
  ]
  const router = createMemoryRouter([{ path: '/', Component: Shell, children }])
  render(<RouterProvider router={router} />)
  expect(screen.queryByRole('status')).toBeNull()

  await act(async () => void router.navigate('/eventos'))
  expect(screen.getByRole('status').textContent).toBe('Carregando…')

  await act(async () => arrival.resolve(null))
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.getByText('eventos')).toBeDefined()
})

// spec: 89
it('names status and message of a failure of the router itself', () => {
  const error = { status: 503, statusText: 'Service Unavailable', internal: true, data: null }
  render(<PageErrorScreen error={error} />)
  expect(screen.getByRole('heading').textContent).toBe('Unexpected Application Error!')
  expect(screen.getByText(/503/).closest('p')?.textContent).toBe('503 Service Unavailable')
  expect(screen.getByRole('button', { name: 'Recarregar Página' })).toBeDefined()
})
