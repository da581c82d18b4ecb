// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeApi, ok } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import FaultScreen from './FaultScreen.tsx'
import FaultsScreen from './FaultsScreen.tsx'

const ID = '0197f2f0-0000-7000-8000-0000000000f1'
const FAULT = {
  id: ID,
  message: 'TypeError: # is undefined',
  page: '/guia/*',
  part: '',
  reports: 3,
  first_at: '2026-07-16T12:00:00Z',
  last_at: '2026-07-18T12:00:00Z',
  releases: ['r1', 'r2'],
  mended: null as { at: string; by: string | null } | null,
  reopened_at: null,
}
const REPORT = {
  id: '0197f2f0-0000-7000-8000-0000000000f2',
  received_at: '2026-07-18T12:00:00Z',
  path: '/guia/barraca',
  message: 'TypeError: 7 is undefined',
  release: 'r2',
  viewport: { width: 360, height: 740 },
  entries: [{ at: 1, level: 'error', message: 'x is undefined' }],
  slowOperations: [{ name: '/api/v1/menus', durationMs: 1500 }],
}
let heard: ToastMessage[]
let stopListening: () => void

beforeEach(() => {
  heard = []
  stopListening = receiveToasts((toast) => heard.push(toast))
})
afterEach(() => {
  cleanup()
  stopListening()
  vi.unstubAllGlobals()
})

it('lists faults with how many reports each has, and leads to one', async () => {
  fakeApi({
    'GET /api/v1/admin/saved-filters?list=faults': () => ok([]),
    'GET /api/v1/admin/error-faults?sort=recentes': () =>
      ok({ faults: [FAULT], next_cursor: null, total: 1 }),
  })
  renderAs(signedIn({ planType: 'admin' }), <FaultsScreen />)
  const link = await screen.findByRole('link', { name: FAULT.message })
  expect(link.getAttribute('href')).toBe(`/admin/erros/${ID}`)
  expect(screen.getByText('1 falha')).toBeTruthy()
  expect(screen.getByText('Aberta')).toBeTruthy()
})

// spec: 350
it('opens the latest reports, and is marked as mended', async () => {
  let fault = FAULT
  fakeApi({
    [`GET /api/v1/admin/error-faults/${ID}`]: () => ok({ fault, latest: [REPORT] }),
    [`POST /api/v1/admin/error-faults/${ID}/mended`]: () => {
      fault = { ...FAULT, mended: { at: '2026-07-18T13:00:00Z', by: 'Edson' } }
      return ok(fault)
    },
  })
  renderAs(signedIn({ planType: 'admin' }), <FaultScreen params={{ id: ID }} />)
  await userEvent.click(await screen.findByText('Aviso de sáb., 18 de jul., 9h'))
  expect(await screen.findByText('x is undefined', { exact: false })).toBeTruthy()
  expect(screen.getByText('/api/v1/menus: 1,5 s')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Marcar como corrigida' }))
  expect(await screen.findByRole('button', { name: 'Reabrir esta falha' })).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Falha' })).getByText(/por Edson/)).toBeTruthy()
  expect(heard.map(({ title }) => title)).toEqual(['Falha marcada como corrigida'])
})
