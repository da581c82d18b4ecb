import type { TabBarItem } from '@portal/contract/portal/tabbar/tabbar-item'
import { TABBAR_ICONS } from '@portal/contract/portal/tabbar/tabbar-item'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ICONS } from './tabbar-icon-names.ts'
import { changesOf, formOf, newItem, problemsOf, withDraft } from './tabbar-item-form.rules.ts'
import { canStep, type Direction, dropOver, orderOf, placesOf, step } from './tabbar-order.rules.ts'

function item(id: string, position: number, display_order: number, rest: Partial<TabBarItem> = {}) {
  return {
    id,
    key: id,
    label: id,
    icon: 'home',
    route: '/',
    position,
    display_order,
    is_active: true,
    requires_auth: false,
    plan_types: [],
    ...rest,
  } satisfies TabBarItem as TabBarItem
}
const bar = [item('a', 1, 0), item('b', 1, 1), item('c', 2, 2), item('d', 6, 3)]
const read = (items: readonly TabBarItem[]) =>
  placesOf(items).map((place) => place.map(({ id }) => id).join(''))

describe('a step', () => {
  it.each([
    ['past a neighbour of its place', 'b', 'up', ['ba', 'c', '', '', '', 'd']],
    ['over into the place before, last in line', 'c', 'up', ['abc', '', '', '', '', 'd']],
    ['over into the place after, first in line', 'b', 'down', ['a', 'bc', '', '', '', 'd']],
    ['into an empty place', 'd', 'up', ['ab', 'c', '', '', 'd', '']],
  ] as [string, string, Direction, string[]][])('goes %s', (_, id, direction, expected) => {
    expect(read(step(bar, id, direction))).toEqual(expected)
  })

  it('is not possible beyond either end', () => {
    expect(canStep(bar, 'a', 'up')).toBe(false)
    expect(canStep(bar, 'd', 'down')).toBe(false)
    expect(canStep(bar, 'a', 'down')).toBe(true)
    expect(canStep(bar, 'nobody', 'up')).toBe(false)
  })
})

describe('a dragged item', () => {
  it('takes the place in line of the one it is held over', () => {
    expect(read(dropOver(bar, 'd', { itemId: 'b' }))).toEqual(['adb', 'c', '', '', '', ''])
    expect(read(dropOver(bar, 'a', { itemId: 'b' }))).toEqual(['ba', 'c', '', '', '', 'd'])
  })

  it('goes to the end of the place it is held over', () => {
    expect(read(dropOver(bar, 'a', { position: 2 }))).toEqual(['b', 'ca', '', '', '', 'd'])
    expect(read(dropOver(bar, 'a', { position: 4 }))).toEqual(['b', 'c', '', 'a', '', 'd'])
  })

  it('stays where it is over itself or over its own place', () => {
    expect(dropOver(bar, 'a', { itemId: 'a' })).toBe(bar)
    expect(dropOver(bar, 'a', { position: 1 })).toBe(bar)
  })
})

describe('the order that is saved', () => {
  it('names every item with its place and its turn', () => {
    expect(orderOf(step(bar, 'c', 'up'))).toEqual([
      { id: 'a', position: 1, display_order: 0 },
      { id: 'b', position: 1, display_order: 1 },
      { id: 'c', position: 1, display_order: 2 },
      { id: 'd', position: 6, display_order: 3 },
    ])
  })

  it('loses no item, keeps six places and numbers without a gap, whatever is moved', () => {
    const anyItems = fc.uniqueArray(
      fc.record({ id: fc.uuid(), position: fc.integer({ min: 1, max: 6 }), turn: fc.nat(5) }),
      { selector: ({ id }) => id, minLength: 1, maxLength: 12 },
    )
    fc.assert(
      fc.property(anyItems, fc.nat(), fc.boolean(), (rows, choice, up) => {
        const items = rows.map(({ id, position, turn }) => item(id, position, turn))
        const { id = '' } = items[choice % items.length] ?? {}
        const order = orderOf(step(items, id, up ? 'up' : 'down'))
        expect(order.map((entry) => entry.id).sort()).toEqual(items.map((i) => i.id).sort())
        expect(order.map(({ display_order }) => display_order)).toEqual(order.map((_, n) => n))
        expect(order.every(({ position }) => position >= 1 && position <= 6)).toBe(true)
      }),
    )
  })

  it('is undone by the opposite step', () => {
    fc.assert(
      fc.property(fc.constantFrom('a', 'b', 'c', 'd'), fc.boolean(), (id, up) => {
        const [there, back] = up ? (['up', 'down'] as const) : (['down', 'up'] as const)
        fc.pre(canStep(bar, id, there))
        expect(read(step(step(bar, id, there), id, back))).toEqual(read(bar))
      }),
    )
  })
})

describe('the form of an item', () => {
  it('offers every icon of the contract', () => {
    expect([...ICONS].sort()).toEqual([...TABBAR_ICONS].sort())
  })

  it('starts a new item at the first place nobody configured', () => {
    expect(newItem(bar).position).toBe(3)
    expect(newItem([item('a', 1, 0, { is_active: false })]).position).toBe(1)
  })

  it('sends only what differs', () => {
    const [first] = bar
    if (!first) throw new Error('the bar is empty')
    expect(changesOf(first, { ...formOf(first), label: ' a ' })).toEqual({})
    expect(
      changesOf(first, { ...formOf(first), plan_types: ['public'], is_active: false }),
    ).toEqual({ plan_types: ['public'], is_active: false })
  })

  it.each([
    ['an empty name', { label: '  ' }, ['label']],
    ['an address elsewhere', { route: 'https://exemplo.com' }, ['route']],
    ['an address on whatever host comes next', { route: '//evil.example' }, ['route']],
    ['nothing in a page of the portal', { route: '/eventos?quando=hoje' }, []],
    ['nothing in the home', { route: '/' }, []],
  ])('finds %s', (_, changes, expected) => {
    const form = { ...newItem([]), label: 'Agenda', ...changes }
    expect(Object.keys(problemsOf(form))).toEqual(expected)
  })

  it('previews the item in its place, over the one that is edited', () => {
    const [first] = bar
    if (!first) throw new Error('the bar is empty')
    const draft = withDraft(bar, first, { ...formOf(first), label: 'novo nome' })
    expect(draft.filter(({ id }) => id === 'a')).toMatchObject([{ label: 'novo nome' }])
    expect(withDraft(bar, null, newItem(bar))).toHaveLength(bar.length + 1)
  })
})
