import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MinHeap } from './min-heap.ts'

it('gives back everything that was put in, the cheapest first', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50)), (costs) => {
      const heap = new MinHeap()
      for (const [item, cost] of costs.entries()) heap.push(cost, item)
      const out: number[] = []
      while (heap.least < Number.POSITIVE_INFINITY) out.push(heap.pop() as number)
      expect(out.map((item) => costs[item])).toEqual(costs.toSorted((a, b) => a - b))
      expect(new Set(out).size).toBe(costs.length)
      expect(heap.pop()).toBeUndefined()
    }),
  )
})
