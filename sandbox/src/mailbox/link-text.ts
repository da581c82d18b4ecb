import { html, type Markup } from '../page/html.ts'

/** The last character is never punctuation: it belongs to the sentence around the address. */
const WEB_ADDRESS = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]}]/gi

/** Plain text whose web addresses can be followed; nothing but http and https becomes a link. */
export function linkText(text: string): (string | Markup)[] {
  const pieces: (string | Markup)[] = []
  let end = 0
  for (const match of text.matchAll(WEB_ADDRESS)) {
    const [address] = match
    pieces.push(
      text.slice(end, match.index),
      html`<a href="${address}" target="_blank" rel="noopener noreferrer">${address}</a>`,
    )
    end = match.index + address.length
  }
  return [...pieces, text.slice(end)]
}
