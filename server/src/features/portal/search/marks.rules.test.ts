import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { excerptOf, marked } from './marks.rules.ts'

const shown = ({ text, marks }: ReturnType<typeof marked>) =>
  marks.map(([from, to]) => text.slice(from, to))

describe('marks', () => {
  it('are on the words that were asked for, whatever their ending and accents', () => {
    expect(shown(marked('Camarões e camarão ao forno', ['camar']))).toEqual(['Camarões', 'camarão'])
    expect(shown(marked('Açaí do Farol', ['acai']))).toEqual(['Açaí'])
  })

  it('are not on longer words that only begin alike', () => {
    expect(shown(marked('Mar e mariscos', ['mar']))).toEqual(['Mar'])
  })

  it('of a short word are on it and its plural alone', () => {
    expect(shown(marked('A maré, as marés, a maresia e o mar', ['mare0']))).toEqual([
      'maré',
      'marés',
    ])
  })

  it('lie within the text, in order and apart', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (text, stems) => {
        let last = 0
        for (const [from, to] of marked(text, stems).marks) {
          expect(from).toBeGreaterThanOrEqual(last)
          expect(to).toBeGreaterThan(from)
          expect(to).toBeLessThanOrEqual(text.length)
          last = to
        }
      }),
    )
  })
})

describe('an excerpt', () => {
  const long = `${'Uma frase qualquer. '.repeat(20)}Aqui há caranguejo na panela. ${'Outra frase. '.repeat(20)}`

  it('is the part that answers', () => {
    const excerpt = excerptOf(long, ['caranguej'])
    expect(excerpt?.text).toMatch(/^… .*caranguejo.* …$/)
    expect(excerpt?.text.length).toBeLessThan(185)
    expect(excerpt ? shown(excerpt) : []).toEqual(['caranguejo'])
  })

  it('is the beginning where nothing is marked, and nothing where there is no text', () => {
    expect(excerptOf('Curto.', ['x'])).toEqual({ text: 'Curto.', marks: [] })
    expect(excerptOf('  ', ['x'])).toBeNull()
  })
})
