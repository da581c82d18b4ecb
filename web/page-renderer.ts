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

export const searchParametersOf: PageRenderer['searchParametersOf'] = (pathname) => {
  const path = pathname.endsWith('.data') ? pathname.slice(0, -'.data'.length) : pathname
  const leaf = matchRoutes(routes, path)?.at(-1)
  const handleOfRoute = build.routes[leaf?.route.id ?? '']?.module.handle as RouteHandle | undefined
  return handleOfRoute?.searchParameters ?? []
}
