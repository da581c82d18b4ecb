// @vitest-environment jsdom
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { OrderModules } from './OrderModules.tsx'

const READ = 'GET /api/v1/my/establishments/a1'
const SAVE = 'PATCH /api/v1/my/establishments/a1'
const listing = (modules: string[], version = 4) => ok({ id: 'a1', version, modules })

let heard: ToastMessage[]
let stopListening: () => void
let putBack: () => void
beforeEach(() => {
  heard = []
  stopListening = receiveToasts((toast) => heard.push(toast))
  putBack = switchCapabilities(true, ['menu', 'delivery', 'shop'])
})
afterEach(() => {
  cleanup()
  stopListening()
  putBack()
  vi.unstubAllGlobals()
})
const open = () => renderAs(signedIn(), <OrderModules establishmentId="a1" />, '/dash-espadarte')

// spec: 716
it('turns the orders of the menu on where they are set up, and leaves the others as they are', async () => {
  const lists = { 'GET /api/v1/my/establishments': () => ok([]) }
  const api = fakeApi({
    ...lists,
    [READ]: () => listing(['menu', 'shop']),
    [SAVE]: () => listing(['menu', 'shop', 'delivery'], 5),
  })
  open()
  const orders = await screen.findByRole<HTMLInputElement>('switch', {
    name: 'Pedidos do cardápio',
  })
  expect(orders.checked).toBe(false)
  await userEvent.click(orders)
  await waitFor(() => expect(heard[0]?.title).toBe('Pedidos do cardápio ligados'))
  expect(api.sent(SAVE)).toEqual([
    { version: 4, changes: { modules: ['menu', 'shop', 'delivery'] } },
  ])
  expect(orders.checked).toBe(true)
})

it('says what kept it from being written, and stays as it was', async () => {
  fakeApi({
    [READ]: () => listing(['menu', 'delivery']),
    [SAVE]: () => refused(409, 'stale', 'Outra pessoa mudou.'),
  })
  open()
  const orders = await screen.findByRole<HTMLInputElement>('switch', {
    name: 'Pedidos do cardápio',
  })
  await userEvent.click(orders)
  await waitFor(() => expect(heard[0]?.title).toBe('Não foi ligado nem desligado'))
  expect(heard[0]?.description).toBe('Outra pessoa mudou.')
  expect(orders.checked).toBe(true)
})
