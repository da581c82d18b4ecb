import { expect, it } from 'vitest'
import { cursorTrail, withFilter } from './cursor-trail.ts'

const read = (address: string | null) => (address === null ? null : new URLSearchParams(address))

it('remembers the way back through the pages that were opened', () => {
  const first = cursorTrail(new URLSearchParams('busca=ana'))
  expect(first).toMatchObject({ current: undefined, previous: null })
  const second = cursorTrail(read(first.next('a b')) ?? new URLSearchParams())
  expect(second.current).toBe('a b')
  expect(second.previous).toBe('?busca=ana')
  const third = cursorTrail(read(second.next('c')) ?? new URLSearchParams())
  expect(third.current).toBe('c')
  expect(third.previous).toBe('?busca=ana&cursor=a+b')
  expect(third.next(null)).toBeNull()
})

it('starts another filter from its first page', () => {
  const search = new URLSearchParams('plano=clube&cursor=a&cursor=b')
  expect(withFilter(search, 'busca', 'ana').toString()).toBe('plano=clube&busca=ana')
  expect(withFilter(search, 'plano', '').toString()).toBe('')
})
