import { describe, expect, it } from 'vitest'
import { fileNameOf, posterOf } from './poster.rules.ts'

const place = {
  slug: 'mare-cheia',
  name: 'Maré Cheia',
  category: 'Peixaria',
  status: 'published',
  isDemo: false,
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
