import { siteIdentity } from '@portal/contract/ground/settings/fallbacks'
import { HydrationBoundary, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root.ts'
import './app.css'
import { portalSettingsQuery } from './features/ground/settings/settings.queries.ts'
import { glideToAnchors } from './platform/glide-to-anchors.ts'
import { pageContext } from './platform/page-context.ts'
import { PlansOnSaleContext } from './platform/plans-on-sale.ts'
import { prefetch } from './platform/prefetch.ts'
import { createQueryClient } from './platform/query-client.ts'
import { AuthProvider } from './platform/session/AuthProvider.tsx'
import { TypedBefore } from './platform/TypedBefore.tsx'
import { frameOf } from './routes/shell/frame.rules.ts'
import { PageErrorScreen } from './routes/shell/PageErrorScreen.tsx'
import { PageProgress } from './routes/shell/PageProgress.tsx'
import { frameQueries, SiteShell } from './routes/shell/SiteShell.tsx'
import headingsTypeface from './typefaces/headings.woff2?url'
import textTypeface from './typefaces/text.woff2?url'
import { Toaster } from './ui/Toaster.tsx'

/**
 * Browsers ask each time and get 304. A cache of our own (nginx) keeps a page for a second, so that
 * an edit is seen at once; a CDN may keep it for a minute. Inside the nodes a page lives as long as
 * for a CDN, and goes the moment its content changes.
 */
export const headers: Route.HeadersFunction = () => ({
  'Cache-Control': 'public, max-age=0, s-maxage=1, stale-while-revalidate=2',
  'CDN-Cache-Control': 'public, max-age=60, stale-while-revalidate=60',
})

export const links: LinksFunction = () =>
  [textTypeface, headingsTypeface].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  }))

export async function loader({ context }: Route.LoaderArgs) {
  const { publicOrigin, release } = context.get(pageContext)
  const queries = await prefetch(context, frameQueries)
  const settings = queries.queries.find(({ queryKey }) => queryKey[0] === 'portal-settings')
  const identity = siteIdentity(settings?.state.data as Parameters<typeof siteIdentity>[0])
  return { queries, identity, origin: publicOrigin, release, year: new Date().getFullYear() }
}

/** Its data is kept fresh by the queries themselves; asking again on each page would be waste. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const { pathname, search } = useLocation()
  // Inside the pages of others a browser may refuse to remember where one was.
  const mayRemember = frameOf(pathname, search) !== 'none'
  return (
    <html lang="pt-BR" data-release={data?.release}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#06222e" />
        <link rel="icon" href={data?.identity.faviconUrl ?? '/favicon.ico'} />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body id="topo">
        {children}
        {mayRemember ? <ScrollRestoration /> : null}
        <Scripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const [queryClient] = useState(createQueryClient)
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
    return glideToAnchors()
  }, [])
  return (
    <QueryClientProvider client={queryClient}>
      <HydrationBoundary state={loaderData.queries}>
        <AuthProvider>
          <PageProgress />
          <PlansOnSale>
            <SiteShell year={loaderData.year}>
              <Outlet />
            </SiteShell>
          </PlansOnSale>
        </AuthProvider>
        <Toaster />
        <TypedBefore />
      </HydrationBoundary>
    </QueryClientProvider>
  )
}

function PlansOnSale({ children }: { children: ReactNode }) {
  const isOnSale = useQuery(portalSettingsQuery()).data?.plans_on_sale ?? false
  return <PlansOnSaleContext value={isOnSale}>{children}</PlansOnSaleContext>
}

/** Reached only when the shell itself fails: pages have a boundary of their own inside it. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <PageErrorScreen error={error} />
    </main>
  )
}
