import { html, type Markup } from '../page/html.ts'
import type { Person } from './people.ts'

const COLOURS = ['#0e6f88', '#0a3242', '#8a4b12', '#5b3a73']

/** A round picture with the initials, in a colour that stays with the person. */
export function drawPortrait({ name, sub }: Person): Markup {
  const colour = COLOURS[Number(sub.at(-1)) % COLOURS.length] ?? ''
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><circle cx="48" cy="48" r="48" fill="${colour}"/><text x="48" y="60" fill="#fffbf4" font-family="system-ui, sans-serif" font-size="36" font-weight="600" text-anchor="middle">${initials(name)}</text></svg>`
}

function initials(name: string) {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('pt-BR') ?? '')
    .join('')
}
