import { TABBAR_ICONS, type TabBarItem } from '@portal/contract/portal/tabbar/tabbar-item'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isSameOrder,
  keyFor,
  lastPlace,
  requireBelowLimit,
  requireWholeOrder,
  TABBAR_MAX_ITEMS,
} from './tabbar.rules.ts'

const item = (id: string, display_order: number): TabBarItem => ({
  id,
  key: id,
  label: id,
  icon: TABBAR_ICONS[0],
  route: '/',
  position: 1,
  display_order,
  is_active: true,
  requires_auth: false,
  plan_types: [],
})

describe('the key of a new item', () => {
  it.each([
    ['Comércio', 'comercio'],
    ['  Praia & Maré!', 'praia-mare'],
    ['São João 2026', 'sao-joao-2026'],
    ['★', 'item'],
  ])('of "%s" is %s', (label, key) => {
    expect(keyFor(label, new Set())).toBe(key)
  })

  it('counts up while the key is taken', () => {
    expect(keyFor('Mapa', new Set(['mapa', 'mapa-2']))).toBe('mapa-3')
  })

  it('is never one that is taken, whatever the label', () => {
    void fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (label, others) => {
        const taken = new Set([...others, keyFor(label, new Set())])
        const key = keyFor(label, taken)
        expect(taken.has(key)).toBe(false)
        expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      }),
    )
  })
})

it('puts a new item last', () => {
  expect(lastPlace([])).toBe(1)
  expect(lastPlace([item('a', 7), item('b', 3)])).toBe(8)
})

it('has room for a hundred items', () => {
  const items = Array.from({ length: TABBAR_MAX_ITEMS }, (_, index) => item(`i${index}`, index))
  expect(() => requireBelowLimit(items.slice(1))).not.toThrow()
  expect(() => requireBelowLimit(items)).toThrow(expect.objectContaining({ code: 'tabbar.full' }))
})

describe('an order', () => {
  const items = [item('a', 1), item('b', 2)]
  const place = (id: string, display_order: number) => ({ id, position: 1, display_order })

  it('names every item once', () => {
    expect(() => requireWholeOrder(items, [place('b', 1), place('a', 2)])).not.toThrow()
  })

  it.each([
    ['leaves one out', [place('a', 1)], 'stale'],
    ['names one that is gone', [place('a', 1), place('c', 2)], 'stale'],
    ['names one more', [place('a', 1), place('b', 2), place('c', 3)], 'stale'],
    ['names one twice', [place('a', 1), place('a', 2)], 'tabbar.repeated'],
  ])('is refused when it %s', (_, order, code) => {
    expect(() => requireWholeOrder(items, order)).toThrow(expect.objectContaining({ code }))
  })

  it('is the same when no place differs', () => {
    expect(isSameOrder(items, [place('b', 2), place('a', 1)])).toBe(true)
    expect(isSameOrder(items, [place('a', 1), { ...place('b', 2), position: 2 }])).toBe(false)
  })
})
