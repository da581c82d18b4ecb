import { expect, it, vi } from 'vitest'
import { visitOnce } from './chunk-recovery.ts'

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
