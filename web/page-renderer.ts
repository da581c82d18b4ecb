import * as build from 'virtual:react-router/server-build'
import type { PageContext, PageRenderer } from '@portal/contract/shared/page-renderer'
import {
  createRequestHandler,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { pageContext } from '~/platform/page-context.ts'

// The generated module is a ServerBuild; its types only miss that an option may be left out.
const handle = createRequestHandler(build as unknown as ServerBuild, import.meta.env.MODE)

export const render: PageRenderer['render'] = (request, page: PageContext) => {
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  return handle(request, context)
}

type RouteHandle = { searchParameters?: readonly string[] }

/** The table as a tree again: the build lists it flat, each route with the id of its parent. */
function childrenOf(parentId: string): RouteObject[] {
  return Object.values(build.routes).flatMap((route) => {
    if (route?.parentId !== parentId) return []
    const { id, path = '', index } = route
    return [index ? { id, path, index } : { id, path, children: childrenOf(id) }]
  })
}
const routes = childrenOf('root')

/** The router asks for a page's data at the page's address, with this behind it. */
const DATA = '.data'
const pageOf = (pathname: string) =>
  pathname.endsWith(DATA) ? pathname.slice(0, -DATA.length) : pathname

export const searchParametersOf: PageRenderer['searchParametersOf'] = (pathname) => {
  const leaf = matchRoutes(routes, pageOf(pathname))?.at(-1)
  const handleOfRoute = build.routes[leaf?.route.id ?? '']?.module.handle as RouteHandle | undefined
  return handleOfRoute?.searchParameters ?? []
}

/** Routes match whatever the case of their letters; what is not theirs (a slug, a token) keeps it. */
export const addressOf: PageRenderer['addressOf'] = (pathname) => {
  const page = pageOf(pathname)
  const matches = matchRoutes(routes, page) ?? []
  const pattern = matches.flatMap(({ route }) => route.path?.split('/') ?? []).filter(Boolean)
  const segments = page.split('/').slice(1)
  const address = segments.map((segment, place) => {
    const written = pattern[place]
    return written?.toLowerCase() === segment.toLowerCase() ? written : segment
  })
  return `/${address.join('/')}${pathname.slice(page.length)}`
}
