import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMBEDS, embedFrom } from './embeds.ts'
import { isOutsideLink, isSafeLink, linkFrom } from './safe-link.ts'

describe('a link', () => {
  it.each([
    'https://salinopolis.pa.gov.br/noticias?id=1#topo',
    'http://example.com',
    '/praia/atalaia?mesa=12',
    '/',
    'mailto:redacao@example.com',
    'mailto:redacao@example.com?subject=Pauta',
    'tel:+55(91)99999-0000',
    'tel:190',
  ])('may lead to %s', (href) => {
    expect(isSafeLink(href)).toBe(true)
  })

  it.each([
    '',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript&colon;alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'view-source:https://example.com',
    '//example.com',
    '/\\example.com',
    '\\\\example.com',
    'https:example.com',
    'https:///example.com',
    'https://bank.com@example.com',
    'https://a:b@example.com',
    'https://exa mple.com',
    'https://example.com/"onclick="alert(1)',
    'mailto:',
    'tel:*#06#',
    'example.com',
    `https://example.com/${'a'.repeat(2000)}`,
  ])('may not lead to %j', (href) => {
    expect(isSafeLink(href)).toBe(false)
  })

  it('that is safe is read by a browser as the web, a letter, a call or the portal itself', () => {
    const pieces = fc.constantFrom(
      'java',
      'script',
      ':',
      '/',
      '\\',
      '\t',
      '\n',
      ' ',
      'https',
      'data',
      '@',
      'a.b',
      '#',
      '?',
      'mailto',
      'tel',
      '1234',
      '\u0000',
      '&#58;',
      '%0a',
    )
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 8 }).map((all) => all.join('')),
        (href) => {
          fc.pre(isSafeLink(href))
          const url = new URL(href, 'https://portal.example/')
          expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(url.protocol)
          if (href.startsWith('/')) expect(url.host).toBe('portal.example')
        },
      ),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['www.salinopolis.pa.gov.br', 'https://www.salinopolis.pa.gov.br'],
    [' example.com/a?b=1 ', 'https://example.com/a?b=1'],
    ['redacao@example.com', 'mailto:redacao@example.com'],
    ['(91) 99999-0000', 'tel:91999990000'],
    ['/eventos', '/eventos'],
    ['javascript:alert(1)', null],
    ['praia do atalaia', null],
  ])('typed as %j means %j', (typed, href) => {
    expect(linkFrom(typed)).toBe(href)
  })

  it('leaves the portal only for the web', () => {
    expect(isOutsideLink('https://example.com')).toBe(true)
    expect(isOutsideLink('/eventos')).toBe(false)
    expect(isOutsideLink('tel:190')).toBe(false)
  })
})

describe('an embed', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10', 'youtube', 'dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'youtube', 'dQw4w9WgXcQ'],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://m.youtube.com/live/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://vimeo.com/123456789', 'vimeo', '123456789'],
    ['https://player.vimeo.com/video/123456789', 'vimeo', '123456789'],
    [
      'https://open.spotify.com/intl-pt/track/4rOoJ6Egrf8K2IrywzwOMk?si=1',
      'spotify',
      'track/4rOoJ6Egrf8K2IrywzwOMk',
    ],
    ['https://www.instagram.com/p/CuZ-_1abcde/?img_index=1', 'instagram', 'p/CuZ-_1abcde'],
    ['https://www.instagram.com/salinas.pa/reel/CuZ-_1abcde/', 'instagram', 'reel/CuZ-_1abcde'],
  ])('is read from %s', (address, provider, id) => {
    const embed = embedFrom(address)
    expect(embed).toEqual({ provider, id })
    if (embed) expect(embedFrom(EMBEDS[embed.provider].address(embed.id))).toEqual(embed)
  })

  it.each([
    'https://youtube.com.example.com/watch?v=dQw4w9WgXcQ',
    'https://example.com/?u=https://youtu.be/dQw4w9WgXcQ',
    'javascript:alert("https://youtu.be/dQw4w9WgXcQ")',
    'https://www.youtube.com/watch?v="><script>',
    'https://www.youtube.com/',
    'https://vimeo.com/channels/staffpicks',
    'https://open.spotify.com/user/4rOoJ6Egrf8K2IrywzwOMk',
    'dQw4w9WgXcQ',
    '',
  ])('is not read from %s', (address) => {
    expect(embedFrom(address)).toBeNull()
  })
})
