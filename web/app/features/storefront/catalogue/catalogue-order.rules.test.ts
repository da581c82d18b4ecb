import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holdOver, stepItem, stepSection } from './catalogue-order.rules.ts'

const order = [
  { section: 'peixes', items: ['pargo', 'filhote'] },
  { section: 'bebidas', items: ['agua'] },
]
const text = (of: typeof order) => of.map(({ items }) => items.join(' ')).join(' | ')

describe('an item', () => {
  it('goes one place up or down, and over the edge into the next section', () => {
    expect(text(stepItem(order, 'pargo', 'down'))).toBe('filhote pargo | agua')
    expect(text(stepItem(order, 'filhote', 'down'))).toBe('pargo | filhote agua')
    expect(text(stepItem(order, 'agua', 'up'))).toBe('pargo filhote agua | ')
    expect(stepItem(order, 'pargo', 'up')).toBe(order)
  })
  // spec: 584
  it('takes the place of what it is held over, or the end of a section', () => {
    expect(text(holdOver(order, 'pargo', 'filhote'))).toBe('filhote pargo | agua')
    expect(text(holdOver(order, 'agua', 'pargo'))).toBe('agua pargo filhote | ')
    expect(text(holdOver(order, 'pargo', 'bebidas'))).toBe('filhote | agua pargo')
  })
})

it('a section goes with its items', () => {
  expect(text(stepSection(order, 'bebidas', 'up'))).toBe('agua | pargo filhote')
  expect(stepSection(order, 'peixes', 'up')).toBe(order)
})

it('nothing is lost or doubled by any sequence of moves', () => {
  const ids = ['pargo', 'filhote', 'agua', 'peixes', 'bebidas']
  const move = fc.tuple(
    fc.constantFrom('step', 'hold', 'section'),
    fc.constantFrom('pargo', 'filhote', 'agua'),
    fc.constantFrom(...ids),
    fc.constantFrom('up' as const, 'down' as const),
  )
  fc.assert(
    fc.property(fc.array(move, { maxLength: 20 }), (moves) => {
      const end = moves.reduce(
        (now, [kind, id, over, direction]) =>
          kind === 'step'
            ? stepItem(now, id, direction)
            : kind === 'hold'
              ? holdOver(now, id, over)
              : stepSection(now, over, direction),
        order,
      )
      expect(end.flatMap(({ items }) => items).sort()).toEqual(['agua', 'filhote', 'pargo'])
      expect(end.map(({ section }) => section).sort()).toEqual(['bebidas', 'peixes'])
    }),
  )
})
