import type { Middleware } from 'oidc-provider'
import { errorPage, homePage } from './pages.ts'
import type { People } from './people.ts'
import { drawPortrait } from './portrait.ts'
import { GOOGLE_HEADERS, sendPage } from './reply.ts'

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
