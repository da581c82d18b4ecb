import { describe, expect, it } from 'vitest'
import { compare, merged } from './conflict.rules.ts'

const before = { title: 'Maré', text: 'Alta', phones: ['1'], place: { street: 'A', number: '1' } }
const paths = (parts: readonly { path: string }[]) => parts.map(({ path }) => path)

describe('two who edit the same', () => {
  const mine = { ...before, title: 'Maré cheia', text: 'Baixa', phones: ['2'] }
  const theirs = {
    ...before,
    title: 'Maré baixa',
    text: 'Baixa',
    place: { street: 'A', number: '2' },
  }

  it('have to choose only where both changed a field, and not to the same', () => {
    const found = compare(before, mine, theirs)
    expect(paths(found.clashes)).toEqual(['title'])
    expect(paths(found.mine)).toEqual(['phones'])
    expect(paths(found.theirs)).toEqual(['place'])
  })

  it('see the fields of a group one by one, where it is not one field', () => {
    const found = compare(before, mine, theirs, (path) => path !== 'place')
    expect(paths(found.theirs)).toEqual(['place.number'])
  })

  it('keep what neither took from the other', () => {
    const found = compare(before, mine, theirs)
    expect(merged(theirs, found, {})).toEqual({ ...theirs, title: 'Maré cheia', phones: ['2'] })
    expect(merged(theirs, found, { title: 'theirs' })).toEqual({ ...theirs, phones: ['2'] })
  })
})
