import { expect, it, vi } from 'vitest'
import { recoverFromLostChunks, visitOnce } from './chunk-recovery.ts'

function tabWith(storage: Partial<Storage> = memory()) {
  return { sessionStorage: storage as Storage, location: { assign: vi.fn() } }
}
function memory() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}
const NOW = 1_000_000_000

// spec: 21
it('opens the wanted page from the server once, then admits defeat', () => {
  const tab = tabWith()
  expect(visitOnce(tab, '/eventos', NOW)).toBe(true)
  expect(tab.location.assign).toHaveBeenCalledWith('/eventos')
  expect(visitOnce(tab, '/eventos', NOW + 1000)).toBe(false)
  expect(tab.location.assign).toHaveBeenCalledTimes(1)
})

it('gives another page, and a later release, a try of their own', () => {
  const tab = tabWith()
  visitOnce(tab, '/eventos', NOW)
  expect(visitOnce(tab, '/noticias', NOW + 1)).toBe(true)
  expect(visitOnce(tab, '/noticias', NOW + 11 * 60_000)).toBe(true)
})

it('never reloads where it could not count', () => {
  const broken = () => {
    throw new DOMException('denied')
  }
  const tab = tabWith({ getItem: broken, setItem: broken })
  expect(visitOnce(tab, '/eventos', NOW)).toBe(false)
  expect(tab.location.assign).not.toHaveBeenCalled()
})

type Where = { onLine: boolean; keptAt?: string; pathname: string }

function openTab({ onLine, keptAt, pathname }: Where, wanted = pathname) {
  const tab = Object.assign(new EventTarget(), {
    sessionStorage: memory(),
    navigator: { onLine },
    document: { documentElement: { dataset: { keptAt } } },
    location: { pathname, search: '', assign: vi.fn() },
    __reactRouterDataRouter: {
      state: { navigation: { location: { pathname: wanted, search: '' } } },
    },
  })
  recoverFromLostChunks(tab as unknown as Window)
  return tab
}

/** Whether a part of the page that cannot be fetched makes it load anew. */
function isVisitedAnew(where: Where): boolean {
  const tab = openTab(where)
  tab.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  return tab.location.assign.mock.calls.length > 0
}
const keptAt = '2026-07-18T17:02:00Z'

it('brings a new release to an open page, and leaves alone what has no connection', () => {
  expect(isVisitedAnew({ onLine: true, pathname: '/eventos' })).toBe(true)
  expect(isVisitedAnew({ onLine: false, pathname: '/eventos' })).toBe(false)
  expect(isVisitedAnew({ onLine: true, keptAt, pathname: '/eventos' })).toBe(false)
  expect(isVisitedAnew({ onLine: true, pathname: '/sem-conexao' })).toBe(false)
})

it('opens what this device kept as often as it is wanted, and never the page itself for ever', () => {
  const going = openTab({ onLine: true, keptAt, pathname: '/eventos' }, '/turismo')
  const staying = openTab({ onLine: true, keptAt, pathname: '/eventos' })
  for (let time = 0; time < 3; time += 1) {
    going.dispatchEvent(new Event('portal:lost-page'))
    staying.dispatchEvent(new Event('portal:lost-page'))
  }
  expect(going.location.assign.mock.calls).toEqual([['/turismo'], ['/turismo'], ['/turismo']])
  expect(staying.location.assign).toHaveBeenCalledTimes(1)
})
