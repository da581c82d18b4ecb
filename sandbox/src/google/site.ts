import type { Middleware } from 'oidc-provider'
import { html, type Markup } from '../page/html.ts'
import { errorPage, homePage } from './pages.ts'
import type { People, Person } from './people.ts'
import { GOOGLE_HEADERS, sendPage } from './reply.ts'

const COLOURS = ['#0e6f88', '#0a3242', '#8a4b12', '#5b3a73']

const PORTRAIT_PATH = /^\/retratos\/(\d+)\.svg$/

/** What is not OpenID Connect: the front page, the portraits, and an answer to a wrong address. */
export function serveSite(people: People): Middleware {
  return async (context, next) => {
    if (context.path === '/') return sendPage(context, 200, homePage(people.list()))
    const person = people.find(PORTRAIT_PATH.exec(context.path)?.[1] ?? '')
    if (person) {
      context.set(GOOGLE_HEADERS)
      context.type = 'image/svg+xml'
      context.body = drawPortrait(person).source
      return
    }
    await next()
    if (context.status === 404 && !context.body) sendPage(context, 404, errorPage('not_found'))
  }
}

/** A round picture with the initials, in a colour that stays with the person. */
function drawPortrait({ name, sub }: Person): Markup {
  const colour = COLOURS[Number(sub.at(-1)) % COLOURS.length] ?? ''
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><circle cx="48" cy="48" r="48" fill="${colour}"/><text x="48" y="60" fill="#fffbf4" font-family="system-ui, sans-serif" font-size="36" font-weight="600" text-anchor="middle">${initials(name)}</text></svg>`
}

function initials(name: string) {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('pt-BR') ?? '')
    .join('')
}
