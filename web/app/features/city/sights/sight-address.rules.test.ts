import type { SightCard } from '@portal/contract/city/sights/sight'
import { expect, it } from 'vitest'
import { tourismAddress } from './sight-address.rules.ts'
import { filterSights, readFilter, usefulTags } from './sight-filter.rules.ts'

const sight = (slug: string, kind: SightCard['kind'], tags: SightCard['tags']): SightCard => ({
  ...{ id: slug, slug, name: slug, summary: '', place: null, photo: null, kind, tags },
})
const SIGHTS = [
  sight('atalaia', 'beach', ['surfe', 'dunas']),
  sight('corvina', 'beach', ['tranquila']),
  sight('farol', 'attraction', ['historia']),
]
const read = (address: string) => readFilter(new URL(address, 'http://portal.test').searchParams)

// spec: 377
it('is held by the address, and the address by the list', () => {
  for (const filter of [
    { kind: null, tag: null },
    { kind: 'beach', tag: null },
    { kind: 'attraction', tag: 'historia' },
  ] as const) {
    expect(read(tourismAddress(filter))).toEqual(filter)
  }
})

it('takes what it does not know for nothing chosen', () => {
  expect(read('/turismo?tipo=bares&com=neve')).toEqual({ kind: null, tag: null })
})

it('offers only what would find something', () => {
  expect(usefulTags(SIGHTS, 'beach')).toEqual(['tranquila', 'surfe', 'dunas'])
  expect(filterSights(SIGHTS, { kind: 'beach', tag: 'surfe' })).toEqual([SIGHTS[0]])
})
