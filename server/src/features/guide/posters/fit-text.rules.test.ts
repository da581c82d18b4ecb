import { describe, expect, it } from 'vitest'
import { fitText, wrapWords } from './fit-text.rules.ts'

/** Every letter is as wide as half its size. */
const measure = (text: string, size: number) => (text.length * size) / 2
const box = { width: 50, height: 40, lines: 3, largest: 20, smallest: 4 }

describe('a name on a poster', () => {
  it('is as large as it can be where it is short', () => {
    expect(fitText('Maré', box, measure)).toEqual({ size: 20, lines: ['Maré'] })
  })

  it('wraps between words and shrinks until all of it fits', () => {
    const { size, lines } = fitText('Recanto das Águas do Farol Velho', box, measure)
    expect(lines.join(' ')).toBe('Recanto das Águas do Farol Velho')
    expect(lines.length).toBeLessThanOrEqual(3)
    expect(size).toBeLessThan(20)
    for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(50)
  })

  it('takes no more height than there is', () => {
    const { size, lines } = fitText('Um dois três quatro', { ...box, height: 12 }, measure)
    expect(lines.length * size * 1.08).toBeLessThanOrEqual(12)
  })

  it('breaks a word only where nothing else helps, and ends in dots', () => {
    const { size, lines } = fitText('a'.repeat(120), box, measure)
    expect(size).toBe(4)
    expect(lines).toHaveLength(3)
    expect(lines.at(-1)).toMatch(/a…$/)
  })

  it('of blanks is no line at all', () => {
    expect(wrapWords('  ', 50, (part) => part.length)).toEqual([])
  })
})
