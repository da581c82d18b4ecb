import * as contract from '@portal/contract/portal/redirects/redirects'
import type { FastifyInstance } from 'fastify'
import { takeSheets } from '../../../platform/csv/sheet-upload.ts'
import { route } from '../../../platform/http/route.ts'
import { inProcessHeaders, visitorOf } from '../../../platform/http/visitor.ts'
import { importRedirects, REDIRECT_SHEET } from './import-redirects.ts'
import type { Deps } from './redirects.feature.ts'
import { type AskPage, addRedirect, removeRedirect, updateRedirect } from './save-redirect.ts'

export async function redirectsRoutes(app: FastifyInstance, deps: Deps) {
  const { redirects } = deps.stores
  const withPages = (visitor: string) => ({ ...deps, askPage: askPageOf(app, visitor) })

  route(app, contract.listRedirects, async ({ query }) => {
    const { sort, cursor, limit, ...filter } = query
    const [page, total] = await Promise.all([
      redirects.list(filter, { sort, cursor, limit }),
      redirects.count(filter),
    ])
    return { redirects: page.redirects, next_cursor: page.nextCursor, total }
  })
  route(app, contract.addRedirect, ({ body, actor }, request) =>
    addRedirect(actor, body, withPages(visitorOf(request))),
  )
  route(app, contract.updateRedirect, ({ params, body, actor }, request) =>
    updateRedirect(actor, { ...params, ...body }, withPages(visitorOf(request))),
  )
  route(app, contract.removeRedirect, async ({ params, actor }) => {
    await removeRedirect(actor, params.id, deps)
    return {}
  })
  await takeSheets(app, REDIRECT_SHEET, (scope, receive) => {
    route(scope, contract.importRedirects, async ({ actor }, request) =>
      importRedirects(actor, await receive(request), withPages(visitorOf(request))),
    )
  })
}

/** The portal's own answer; a node without pages has none to give. */
const askPageOf =
  (app: FastifyInstance, visitor: string): AskPage =>
  async (path) => {
    if (!app.hasRoute({ method: 'GET', url: '/*' })) return null
    const { statusCode } = await app.inject({
      method: 'GET',
      url: path.split('#', 1)[0] ?? path,
      headers: inProcessHeaders(visitor),
    })
    return statusCode
  }
