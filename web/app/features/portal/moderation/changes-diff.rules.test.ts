import { describe, expect, it } from 'vitest'
import { distanceText, markWords, metersBetween } from './changes-diff.rules.ts'

const marked = (before: string, after: string) => {
  const written = (parts: { text: string; isChanged: boolean }[]) =>
    parts.map(({ text, isChanged }) => (isChanged ? `[${text.trim()}]` : text.trim())).join(' ')
  const found = markWords(before, after)
  return [written(found.before), written(found.after)]
}

describe('the words that differ', () => {
  it.each([
    ['Casa da Maré', 'Casa do Mar', 'Casa [da Maré]', 'Casa [do Mar]'],
    ['Bar do Zé', 'Bar e Restaurante do Zé', 'Bar do Zé', 'Bar [e Restaurante] do Zé'],
    ['', 'Rua A', '', '[Rua A]'],
    ['Rua A', '', '[Rua A]', ''],
    ['Rua A', 'Rua A', 'Rua A', 'Rua A'],
    ['a b a', 'b a b', '[a] b a', 'b a [b]'],
  ])('“%s” → “%s”', (before, after, first, second) => {
    expect(marked(before, after)).toEqual([first, second])
  })

  it('keep every letter of both texts', () => {
    const before = 'Av.  Beira-Mar, 812 '
    const after = 'Av. Beira-Rio,  812'
    const found = markWords(before, after)
    expect(found.before.map(({ text }) => text).join('')).toBe(before)
    expect(found.after.map(({ text }) => text).join('')).toBe(after)
  })
})

describe('how far a pin moves', () => {
  it('is told in metres, and in kilometres from the first on', () => {
    const meters = metersBetween('-0.6135, -47.3561', '-0.6225, -47.3561') ?? 0
    expect(meters).toBeCloseTo(1001, 0)
    expect(distanceText(meters)).toBe('1 km')
    expect(distanceText(40.4)).toBe('40 m')
    expect(distanceText(1250)).toBe('1,3 km')
  })

  it('is not told where there was none', () => {
    expect(metersBetween(null, '-0.6, -47.3')).toBeNull()
    expect(metersBetween('Rua A', '-0.6, -47.3')).toBeNull()
  })
})
