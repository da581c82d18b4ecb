import { describe, expect, it } from 'vitest'
import { codeOf, fileNameOf, posterOf } from './poster.rules.ts'

const place = {
  slug: 'mare-cheia',
  name: 'Maré Cheia',
  category: 'Peixaria',
  status: 'published',
  isDemo: false,
  hasMenu: false,
}
const portal = { origin: 'https://www.salinas.test', name: 'Guia Salinópolis', city: 'Salinópolis' }

describe('a poster', () => {
  it('leads to the page’s own address and shows it as one types it', () => {
    expect(posterOf(place, portal)).toMatchObject({
      url: 'https://www.salinas.test/guia/mare-cheia',
      short_url: 'salinas.test/guia/mare-cheia',
      portal: { name: 'Guia Salinópolis', line: 'O guia oficial de Salinópolis' },
      demo_mark: null,
    })
  })

  // spec: 825
  it('asks for a review, or shows the menu where there is one', () => {
    const review = posterOf(place, portal, 'review')
    expect(review).toMatchObject({ invitation: 'Como foi aqui?', kinds: ['page', 'review'] })
    expect(review.short_url).toBe('salinas.test/guia/mare-cheia')
    expect(codeOf(review)).toBe('https://www.salinas.test/guia/mare-cheia?via=cartaz#avaliar')
    expect(() => posterOf(place, portal, 'menu')).toThrow(
      expect.objectContaining({ code: 'poster.no-menu' }),
    )
    const menu = posterOf({ ...place, hasMenu: true }, portal, 'menu')
    expect(codeOf(menu)).toBe('https://www.salinas.test/cardapio/mare-cheia?via=cartaz')
  })

  it('of an invented business says so', () => {
    expect(posterOf({ ...place, isDemo: true }, portal).demo_mark).toBe(
      'Exemplo: negócio inventado',
    )
  })

  it.each(['draft', 'pending', 'rejected', 'suspended', 'archived'])(
    'is not made of what is %s',
    (status) => {
      expect(() => posterOf({ ...place, status }, portal)).toThrow(
        expect.objectContaining({ code: 'poster.not-published' }),
      )
    },
  )

  it('is kept under a name that says what it is', () => {
    expect(fileNameOf('mare-cheia', 'a6')).toBe('cartaz-a6-mare-cheia.pdf')
  })
})
