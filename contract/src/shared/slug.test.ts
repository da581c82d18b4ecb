import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSlug, LONGEST_SLUG, numberedSlug, slugOf } from './slug.ts'

describe('the address of a name', () => {
  it.each([
    ['Maré Cheia Peixe na Brasa', 'mare-cheia-peixe-na-brasa'],
    ['Açaí do Farol', 'acai-do-farol'],
    ["Olho d'Água", 'olho-dagua'],
    ['Olho d´Água', 'olho-dagua'],
    ['Peixe & Cia.', 'peixe-e-cia'],
    ['Bar & Lanches São João Ltda', 'bar-e-lanches-sao-joao-ltda'],
    ['🍤 Camarão 🦀 do Zé 😋', 'camarao-do-ze'],
    ['  --Praia--  ', 'praia'],
    ['Nº 1 / 2ª Loja', 'no-1-2a-loja'],
    ['Café 24h', 'cafe-24h'],
    ['STRAßE Ønsker', 'strasse-onsker'],
    ['ＦＵＬＬ ｗｉｄｔｈ', 'full-width'],
    ['100% Natural + Sabor', '100-por-cento-natural-mais-sabor'],
    ['../../etc/passwd', 'etc-passwd'],
    ['<script>', 'script'],
  ])('of %j is %s', (name, slug) => expect(slugOf(name)).toBe(slug))

  it.each(['', '   ', '🦀🦀', '寿司', '---', '\u0000'])('is never empty, not even of %j', (name) =>
    expect(slugOf(name)).toBe('lugar'),
  )

  it('leaves the words of other pages alone', () => {
    expect(slugOf('Novo')).toBe('lugar-novo')
    expect(slugOf('Mapa')).toBe('lugar-mapa')
    expect(slugOf('Mapa do Sabor')).toBe('mapa-do-sabor')
  })

  it('never looks like an id', () => {
    expect(slugOf('01890A5D-AC96-774B-BCCE-B302099A8057')).toBe(
      'lugar-01890a5d-ac96-774b-bcce-b302099a8057',
    )
  })

  it('ends at a word when it is too long', () => {
    const slug = slugOf('restaurante e pizzaria '.repeat(10))
    expect(slug.length).toBeLessThanOrEqual(LONGEST_SLUG)
    expect(slug).toMatch(/(restaurante|e|pizzaria)$/)
    expect(slugOf('a'.repeat(200))).toBe('a'.repeat(80))
  })

  it('is always one an address can have, and its own address', () => {
    const anySign = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code))
    const latin = fc.integer({ min: 0x20, max: 0x17f }).map((code) => String.fromCodePoint(code))
    const name = fc
      .array(fc.oneof(anySign, latin, fc.constantFrom(' ', '-', "'")), { maxLength: 200 })
      .map((signs) => signs.join(''))
    fc.assert(
      fc.property(name, (text) => {
        const slug = slugOf(text)
        expect(isSlug(slug)).toBe(true)
        expect(slugOf(slug)).toBe(slug)
      }),
    )
  })

  it('gets a number when it is taken, and stays short enough', () => {
    expect(numberedSlug('bar-do-ze', 2)).toBe('bar-do-ze-2')
    const words = fc.array(fc.constantFrom('bar', 'peixaria', 'do', 'ze', '7'), { minLength: 1 })
    fc.assert(
      fc.property(words, fc.integer({ min: 2, max: 99_999 }), (name, number) => {
        const slug = numberedSlug(slugOf(name.join(' ')), number)
        expect(isSlug(slug)).toBe(true)
        expect(slug.endsWith(`-${number}`)).toBe(true)
      }),
    )
  })
})

it.each(['Bar', 'bar--ze', '-bar', 'bar-', 'bár', 'bar ze', '', 'novo', 'a'.repeat(81)])(
  'cannot use %j as it is',
  (slug) => expect(isSlug(slug)).toBe(false),
)
