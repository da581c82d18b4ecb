import { describe, expect, it } from 'vitest'
import { destinationsOf, dropOver, groupOf, inOrder, step } from './categories-order.rules.ts'
import { CATEGORIES, category } from './fake-categories.ts'

const ids = ['a', 'b', 'c']

describe('a step', () => {
  it.each([
    ['a', 'down', 'bac'],
    ['c', 'up', 'acb'],
    ['b', 'up', 'bac'],
  ] as const)('of %s %s', (id, direction, expected) => {
    expect(step(ids, id, direction).join('')).toBe(expected)
  })

  it.each([
    ['a', 'up'],
    ['c', 'down'],
    ['x', 'up'],
  ] as const)('of %s %s leads nowhere', (id, direction) => {
    expect(step(ids, id, direction)).toBe(ids)
  })
})

it('puts what is held in the place of what it is held over', () => {
  expect(dropOver(ids, 'a', 'c').join('')).toBe('bca')
  expect(dropOver(ids, 'c', 'a').join('')).toBe('cab')
  expect(dropOver(ids, 'a', 'a')).toBe(ids)
  expect(dropOver(ids, 'a', 'of another group')).toBe(ids)
})

it('forgets an order that is no longer of these categories', () => {
  const group = [category('a', 'A'), category('b', 'B')]
  expect(inOrder(group, ['b', 'a']).map(({ id }) => id)).toEqual(['b', 'a'])
  expect(inOrder(group, ['b', 'x'])).toBe(group)
  expect(inOrder(group, null)).toBe(group)
})

it('keeps the archived ones apart', () => {
  const { active, archived } = groupOf(CATEGORIES, null)
  expect(active.map(({ id }) => id)).toEqual(['comer', 'ficar'])
  expect(archived.map(({ id }) => id)).toEqual(['velha'])
})

describe('what uses a category may go', () => {
  const labels = (id: string) => {
    const found = CATEGORIES.find((one) => one.id === id) ?? category('x', 'X')
    return destinationsOf(CATEGORIES, found).map(({ label }) => label)
  }

  it('to any other, from the second level', () => {
    expect(labels('pizza')).toEqual([
      'Onde comer',
      'Onde comer › Peixaria',
      'Onde ficar',
      'Onde ficar › Pousada',
    ])
  })

  it('to the first level only, from there', () => {
    expect(labels('comer')).toEqual(['Onde ficar'])
  })
})
