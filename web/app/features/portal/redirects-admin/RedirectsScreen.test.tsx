// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, ok } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import RedirectsScreen from './RedirectsScreen.tsx'

const REDIRECT = {
  id: '0197f2f0-0000-7000-8000-0000000000e1',
  from: '/pra%c3%a7a',
  to: '/praia/atalaia',
  status: 301,
  hits: 12,
  last_used_at: null,
  created_at: '2026-07-18T12:00:00Z',
  version: 3,
}
const LIST = 'GET /api/v1/admin/redirects?sort=recentes'
const SAVED = { 'GET /api/v1/admin/saved-filters?list=redirects': () => ok([]) }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows addresses as people write them, and says under the field what is refused', async () => {
  let tries = 0
  const api = fakeApi({
    ...SAVED,
    [LIST]: () => ok({ redirects: [REDIRECT], next_cursor: null, total: 1 }),
    [`PUT /api/v1/admin/redirects/${REDIRECT.id}`]: () => {
      tries += 1
      if (tries > 1) return ok({ ...REDIRECT, version: 4 })
      const errors = [{ path: 'to', message: 'Não há página no destino. Confira o endereço.' }]
      const problem = { type: 'about:blank', title: 'Dados inválidos', status: 422 }
      return { status: 422, body: { ...problem, code: 'redirects.to', detail: 'x', errors } }
    },
  })
  renderAs(signedIn({ planType: 'admin' }), <RedirectsScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Editar /praça' }))
  const dialog = within(await screen.findByRole('dialog'))
  const to = dialog.getByLabelText(/Leva a/)
  await userEvent.clear(to)
  await userEvent.type(to, '/nada')
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect(await dialog.findByText('Não há página no destino. Confira o endereço.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.sent(`PUT /api/v1/admin/redirects/${REDIRECT.id}`)[0]).toEqual({
    ...{ from: '/praça', to: '/nada', status: 301, version: 3 },
  })
})

it('adds one from the button of the list', async () => {
  const api = fakeApi({
    ...SAVED,
    [LIST]: () => ok({ redirects: [], next_cursor: null, total: 0 }),
    'POST /api/v1/admin/redirects': () => ({ status: 201, body: REDIRECT }),
  })
  renderAs(signedIn({ planType: 'admin' }), <RedirectsScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Novo redirecionamento' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/Endereço antigo/), '/velho')
  await userEvent.type(dialog.getByLabelText(/Leva a/), '/mapa')
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.sent('POST /api/v1/admin/redirects')).toEqual([
    { from: '/velho', to: '/mapa', status: 301 },
  ])
})
