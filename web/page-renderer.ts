import * as build from 'virtual:react-router/server-build'
import type { PageContext, PageRenderer } from '@portal/contract/shared/page-renderer'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { pageContext } from '~/platform/page-context.ts'
import { createRouteTable } from '~/platform/route-table.ts'
import { unknownAddressOf as keptUnknown } from '~/routes/shell/unknown-address.ts'

// The generated module is a ServerBuild; its types only miss that an option may be left out.
const handle = createRequestHandler(build as unknown as ServerBuild, import.meta.env.MODE)

export const render: PageRenderer['render'] = (request, page: PageContext) => {
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  return handle(request, context)
}

type RouteHandle = { searchParameters?: readonly string[] }

/** The whole path of a route: the build lists the table flat, each with the id of its parent. */
function pathOf(id: string | undefined): string {
  const route = id === undefined ? undefined : build.routes[id]
  if (!route) return ''
  const own = route.path ?? ''
  return own.startsWith('/') ? own : `${pathOf(route.parentId)}/${own}`
}

const all = Object.values(build.routes).flatMap((route) => (route ? [route] : []))
const parents = new Set(all.map(({ parentId }) => parentId))
const table = createRouteTable(
  all
    .filter(({ id }) => !parents.has(id))
    .map(({ id, module }) => ({
      path: pathOf(id),
      searchParameters: (module.handle as RouteHandle | undefined)?.searchParameters ?? [],
    })),
)

/** The router asks for a page's data at the page's address, with this behind it. */
const DATA = '.data'
const pageOf = (pathname: string) =>
  pathname.endsWith(DATA) ? pathname.slice(0, -DATA.length) : pathname

export const searchParametersOf: PageRenderer['searchParametersOf'] = (pathname) =>
  table.searchParametersOf(pageOf(pathname))

export const unknownAddressOf: PageRenderer['unknownAddressOf'] = (pathname) =>
  !pathname.endsWith(DATA) && table.isUnknown(pathname) ? keptUnknown(pathname) : null

export const addressOf: PageRenderer['addressOf'] = (pathname) => {
  const page = pageOf(pathname)
  return `${table.addressOf(page)}${pathname.slice(page.length)}`
}
