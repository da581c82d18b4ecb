import { QueryClientProvider } from '@tanstack/react-query'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  Outlet,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { portalSettingsQuery } from '~/features/ground/settings/settings.queries.ts'
import { tabBarQuery } from '~/features/portal/tabbar/tabbar.queries.ts'
import { pageContext } from '~/platform/page-context.ts'
import { createQueryClient } from '~/platform/query-client.ts'
import { AuthProvider } from '~/platform/session/AuthProvider.tsx'
import { HomeScreen } from '~/routes/home/HomeScreen.tsx'
import { type LoadedHome, loadHome } from '~/routes/home/load-home.ts'
import { PageProgress } from '~/routes/shell/PageProgress.tsx'
import { SiteShell } from '~/routes/shell/SiteShell.tsx'
import { HomeHead } from './HomeHead.tsx'
import type { CreateHome } from './home-data.ts'

/**
 * The home's document as the portal renders it, from the same components, without the portal: its
 * data is at hand before the first request and nothing is left to do but rendering.
 */
export const createHome: CreateHome = async (data) => {
  const client = createQueryClient()
  client.setQueryData(portalSettingsQuery().queryKey, data.settings)
  client.setQueryData(tabBarQuery().queryKey, data.tabBar)
  const loaded = await loadHome(contextOf(data.portal))
  const frame = (
    <QueryClientProvider client={client}>
      <AuthProvider>
        <PageProgress />
        <SiteShell year={new Date().getFullYear()}>
          <Outlet />
        </SiteShell>
      </AuthProvider>
    </QueryClientProvider>
  )
  const routes = [
    {
      path: '/',
      element: frame,
      children: [{ index: true, element: <HomeNow loaded={loaded} /> }],
    },
  ]
  const handler = createStaticHandler(routes)
  const context = (await handler.query(new Request(data.origin))) as StaticHandlerContext
  const router = createStaticRouter(handler.dataRoutes, context)
  const document = (
    <html lang="pt-BR" data-release={data.release}>
      <HomeHead settings={data.settings} origin={data.origin} />
      <body id="topo">
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </body>
    </html>
  )
  return (response) => {
    const stream = renderToPipeableStream(document, { onShellReady: () => stream.pipe(response) })
  }
}

/** The portal's home says what the tide does at the moment it is asked; so does this one. */
function HomeNow({ loaded }: { loaded: LoadedHome }) {
  return <HomeScreen {...loaded} renderedAt={new Date().toISOString()} />
}

function contextOf(portal: string) {
  const context = new RouterContextProvider()
  context.set(pageContext, {
    nonce: '',
    publicOrigin: portal,
    release: 'dev',
    showDevelopmentPages: false,
    now: new Date(),
    async readApi(path) {
      const answer = await fetch(new URL(path, portal))
      return { status: answer.status, body: await answer.json() }
    },
    deliver: () => undefined,
    reportError(error) {
      throw error
    },
  })
  return context
}
