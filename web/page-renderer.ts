import type { PageContext, PageRenderer } from '@portal/contract/shared/page-renderer'
import { createRequestHandler, matchRoutes, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { pageContext } from '~/platform/page-context.ts'

const handle = createRequestHandler(build, import.meta.env.MODE)

export const render: PageRenderer['render'] = (request, page: PageContext) => {
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  return handle(request, context)
}

type RouteHandle = { searchParameters?: readonly string[] }

const routes = Object.values(build.routes).flatMap((route) =>
  route && route.id !== 'root'
    ? [{ id: route.id, path: route.path ?? '', index: route.index === true, children: undefined }]
    : [],
)

export const searchParametersOf: PageRenderer['searchParametersOf'] = (pathname) => {
  const path = pathname.endsWith('.data') ? pathname.slice(0, -'.data'.length) : pathname
  const match = matchRoutes(routes as Parameters<typeof matchRoutes>[0], path)?.at(-1)
  const handleOfRoute = match && (build.routes[match.route.id ?? '']?.module.handle as RouteHandle)
  return handleOfRoute?.searchParameters ?? []
}
