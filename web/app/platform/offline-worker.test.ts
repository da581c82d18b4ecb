import { expect, it, vi } from 'vitest'
import { keepForOffline } from './offline-worker.ts'

function tabWith(readyState: string, controller: object | null = null) {
  const postMessage = vi.fn()
  const register = vi.fn(async () => ({}))
  const timers: (() => void)[] = []
  const listeners = new Map<string, () => void>()
  const tab = {
    document: { readyState },
    location: { pathname: '/praia/atalaia', search: '?dia=1' },
    navigator: {
      serviceWorker: { controller, register, ready: Promise.resolve({ active: { postMessage } }) },
    },
    setTimeout: (work: () => void) => timers.push(work),
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  }
  return { tab: tab as unknown as Window, postMessage, register, timers, listeners }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

it('installs nothing before the page has loaded and settled; then the page is kept too', async () => {
  const { tab, postMessage, register, timers, listeners } = tabWith('loading')
  keepForOffline(tab)
  expect(timers).toHaveLength(0)
  listeners.get('load')?.()
  expect(register).not.toHaveBeenCalled()
  timers[0]?.()
  await settled()
  expect(register).toHaveBeenCalledWith('/service-worker.js', { updateViaCache: 'none' })
  expect(postMessage).toHaveBeenCalledWith({ keep: '/praia/atalaia?dia=1' })
})

it('says nothing where a worker saw the page come', async () => {
  const { tab, postMessage, timers } = tabWith('complete', {})
  keepForOffline(tab)
  timers[0]?.()
  await settled()
  expect(postMessage).not.toHaveBeenCalled()
})

it('leaves a browser alone that refuses', async () => {
  const { tab, register, timers } = tabWith('complete')
  register.mockRejectedValue(new DOMException('denied'))
  keepForOffline(tab)
  timers[0]?.()
  await settled()
  keepForOffline({ ...tab, navigator: {} } as unknown as Window)
  expect(register).toHaveBeenCalledOnce()
})
