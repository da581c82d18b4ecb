import { expect, it, vi } from 'vitest'
import { keepForOffline } from './offline-worker.ts'

function tabWith(controller: object | null = null) {
  const postMessage = vi.fn()
  const register = vi.fn(async () => ({}))
  const ready = Promise.resolve({ active: { postMessage } })
  const tab = {
    location: { pathname: '/praia/atalaia', search: '?dia=1' },
    navigator: { serviceWorker: { controller, register, ready } },
  }
  return { tab: tab as unknown as Window, postMessage, register }
}

it('asks for the worker past every cache, and has the page kept that came before it', async () => {
  const { tab, postMessage, register } = tabWith()
  await keepForOffline(tab)
  expect(register).toHaveBeenCalledWith('/service-worker.js', { updateViaCache: 'none' })
  expect(postMessage).toHaveBeenCalledWith({ keep: '/praia/atalaia?dia=1' })
})

it('says nothing where a worker saw the page come', async () => {
  const { tab, postMessage } = tabWith({})
  await keepForOffline(tab)
  expect(postMessage).not.toHaveBeenCalled()
})

it('leaves a browser alone that refuses', async () => {
  const { tab, register, postMessage } = tabWith()
  register.mockRejectedValue(new DOMException('denied'))
  await keepForOffline(tab)
  expect(postMessage).not.toHaveBeenCalled()
})
