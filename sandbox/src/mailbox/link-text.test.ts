import { describe, expect, it } from 'vitest'
import { html } from '../page/html.ts'
import { linkText } from './link-text.ts'

const linked = (text: string) => html`${linkText(text)}`.source
const link = (address: string) =>
  `<a href="${address}" target="_blank" rel="noopener noreferrer">${address}</a>`

describe('linkText', () => {
  it('leaves the punctuation around an address out of the link', () => {
    expect(linked('Entre (https://portal.test/entrar?c=1). Até!')).toBe(
      `Entre (${link('https://portal.test/entrar?c=1')}). Até!`,
    )
  })

  it('escapes the address and everything around it', () => {
    expect(linked('<b> https://portal.test/?a=1&b=2"onclick="x')).toBe(
      `&#60;b&#62; ${link('https://portal.test/?a=1&#38;b=2')}&#34;onclick=&#34;x`,
    )
  })

  it('never links a script', () => {
    expect(linked('javascript:alert(1) data:text/html,x')).not.toContain('<a')
  })
})
