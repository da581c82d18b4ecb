// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import AuthRedirect, { loader } from './auth-redirects.tsx'

afterEach(cleanup)

const WAYS = [
  ['/auth/login', '/auth'],
  ['/auth/register', '/criar-conta'],
] as const

// spec: 10
it.each(WAYS)('%s leads to %s, with what was carried along', async (from, to) => {
  const router = createMemoryRouter(
    [
      { path: from, element: <AuthRedirect /> },
      { path: '*', element: null },
    ],
    { initialEntries: [{ pathname: from, state: { from: '/guia/mare-cheia' } }] },
  )
  render(<RouterProvider router={router} />)
  await waitFor(() => expect(router.state.location.pathname).toBe(to))
  expect(router.state.location.state).toEqual({ from: '/guia/mare-cheia' })
})

it.each(WAYS)('%s opened by its address is redirected to %s', (from, to) => {
  const request = new Request(`http://localhost${from}`)
  const answer = loader({ request } as Parameters<typeof loader>[0])
  expect([answer.status, answer.headers.get('location')]).toEqual([302, to])
})
