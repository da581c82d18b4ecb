// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardCode, mapCode } from './embed-code.rules.ts'

const site = { origin: 'https://guia.test', siteName: 'Guia Salinópolis' }
/** As a browser reads it, without opening the frame. */
const pasted = (code: string) => {
  const template = document.createElement('template')
  template.innerHTML = code
  return template.content
}

describe('the code other sites paste', () => {
  it('shows the card of a business, named for who cannot see it', () => {
    const frame = pasted(cardCode(site, { slug: 'mare-cheia', name: 'Maré Cheia' })).firstChild
    expect((frame as HTMLIFrameElement).src).toBe('https://guia.test/embed/guia/mare-cheia')
    expect((frame as HTMLIFrameElement).title).toBe('Maré Cheia no Guia Salinópolis')
    expect((frame as HTMLIFrameElement).getAttribute('loading')).toBe('lazy')
  })

  it('shows the map of the city', () => {
    const frame = pasted(mapCode(site)).firstChild as HTMLIFrameElement
    expect(frame.src).toBe('https://guia.test/mapa?embed=1')
  })

  // spec: 403
  it('is one frame and nothing else, whatever the business is called', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (slug, name) => {
        const body = pasted(cardCode(site, { slug, name: `"><script>${name}` }))
        expect(body.querySelectorAll('*')).toHaveLength(1)
        expect(body.querySelector('iframe')?.title).toContain(`"><script>`)
        expect(body.querySelector('iframe')?.attributes).toHaveLength(6)
      }),
    )
  })
})
