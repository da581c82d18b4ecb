import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText, shorten, withoutContacts } from './feed-text.rules.ts'

describe('text', () => {
  it('is plain, with its lines', () => {
    expect(plainText('<p>Casa &eacute; boa.</p><p>Perto<br>do mar</p>')).toBe(
      'Casa é boa.\nPerto\ndo mar',
    )
    expect(plainText('<ul><li>Piscina<li>Horta</ul>')).toBe('• Piscina\n• Horta')
    expect(plainText('Terreno &lt;b&gt;plano&lt;/b&gt; &amp;amp; murado')).toBe(
      'Terreno plano & murado',
    )
    expect(plainText('área < 50 m² e > 20')).toBe('área < 50 m² e > 20')
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '&amp;lt;svg onload=alert(1)&amp;gt;',
    '<iframe src="javascript:alert(1)">',
    '<scr<script>ipt>alert(1)</script>',
    '<a href="javascript:alert(1)">veja</a>',
    '<style>*{}</style><b onclick=x>',
    '<!--<img src=x onerror=alert(1)>-->',
    '<script',
  ])('keeps no tag: %s', (written) => {
    expect(plainText(written)).not.toMatch(/<[a-z!/]/i)
  })

  it('has no letter that hides or turns others', () => {
    expect(plainText('Ca\u200bsa\u202e\u0000 nova')).toBe('Casa nova')
  })

  it('of megabytes costs little', () => {
    const started = performance.now()
    plainText('<b>'.repeat(3_000_000))
    plainText('&lt;'.repeat(3_000_000))
    plainText('<script>'.repeat(1_000_000))
    expect(performance.now() - started).toBeLessThan(2_000)
  })

  it('holds no tag, whatever is written', () => {
    const bits = fc.constantFrom(
      '<',
      '>',
      '&lt;',
      '&gt;',
      '&amp;',
      'script',
      'a',
      '/',
      ' ',
      '"',
      '!',
    )
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 40 }), (parts) => {
        expect(plainText(parts.join(''))).not.toMatch(/<[a-z/!][^<>]*>/i)
      }),
    )
  })

  it('is cut at a space', () => {
    expect(shorten('casa de praia nova', 15)).toBe('casa de praia…')
    expect(shorten('casa', 15)).toBe('casa')
  })
})

describe('contacts', () => {
  it.each([
    'Ligue (91) 98888-7777',
    'Ligue 91 98888 7777',
    'Ligue 91988887777',
    'Ligue +55 (91) 9 8888-7777',
    'Ligue 98888-7777',
    'Ligue 3423-1234',
    'Ligue (91) 3423.1234',
    'Zap: wa.me/5591988887777',
    'Veja https://imobiliaria.example.com/casa',
    'Veja www.imobiliaria.com.br',
    'Escreva para vendas@imobiliaria.com.br',
    'Escreva para vendas @ imobiliaria.com.br',
  ])('are cut: %s', (written) => {
    const { text, isCut } = withoutContacts(written)
    expect(isCut).toBe(true)
    expect(text).not.toMatch(/\d{4}|@|www|http|wa\.me/)
  })

  it.each([
    'R$ 1.250.000,00 à vista',
    'CEP 68721-000',
    'CRECI 12345678',
    'Construída em 2019-2020',
    'Área de 1200 m² no lote 1234',
    'Entre 100 e 200 metros da praia',
    'Valor 350000.00',
    'Lote 12, quadra 34, 1500 m2',
  ])('are not seen in: %s', (written) => {
    expect(withoutContacts(written)).toEqual({ text: written, isCut: false })
  })

  it('close up around what was cut', () => {
    expect(withoutContacts('Casa nova (91) 98888-7777. Agende!').text).toBe('Casa nova. Agende!')
  })

  it('leave no Brazilian phone behind', () => {
    const phone = fc
      .tuple(fc.integer({ min: 11, max: 99 }), fc.integer({ min: 96000000, max: 99999999 }))
      .filter(([ddd]) => ddd % 10 !== 0)
    const shape = fc.constantFrom(
      (ddd: number, n: string) => `(${ddd}) 9${n.slice(0, 4)}-${n.slice(4)}`,
      (ddd: number, n: string) => `${ddd} 9 ${n.slice(0, 4)} ${n.slice(4)}`,
      (ddd: number, n: string) => `${ddd}9${n}`,
      (ddd: number, n: string) => `+55 ${ddd} 9${n.slice(0, 4)}.${n.slice(4)}`,
      (ddd: number, n: string) => `55${ddd}9${n}`,
    )
    fc.assert(
      fc.property(phone, shape, ([ddd, number], write) => {
        const { text } = withoutContacts(`Fale: ${write(ddd, String(number))} hoje`)
        expect(text.replace(/\D/g, '').length).toBeLessThan(8)
      }),
    )
  })
})
