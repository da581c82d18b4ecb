// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, ok } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { OffersAdminScreen } from './OffersAdminScreen.tsx'

const COUNTS = { pending: 130, published: 3, paused: 0, rejected: 0, ended: 0 }
const offer = (title: string) => ({
  ...{ id: crypto.randomUUID(), title, state: 'pending', version: 1, taken: 0, redeemed: 0 },
  stock: null,
})
const page = (title: string, pages: number) => () =>
  ok({ offers: [offer(title)], counts: COUNTS, pages })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('turns the pages of what waits, and begins anew in another state', async () => {
  fakeApi({
    'GET /api/v1/admin/offers?pagina=1&state=pending': page('a mais antiga', 2),
    'GET /api/v1/admin/offers?pagina=2&state=pending': page('a mais nova', 2),
    'GET /api/v1/admin/offers?pagina=1': page('de todas', 3),
    'GET /api/v1/admin/offers/odd-redemptions': () => ok({ redemptions: [] }),
  })
  renderAs(
    signedIn({ planType: 'admin' }),
    <OffersAdminScreen partner={null} renderTicket={({ title }) => <p>{title}</p>} />,
  )
  expect(await screen.findByText('a mais antiga')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Página 2' }))
  expect(await screen.findByText('a mais nova')).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('Situação'), 'Todas')
  expect(await screen.findByText('de todas')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Página 1' }).getAttribute('aria-current')).toBe('page')
})
