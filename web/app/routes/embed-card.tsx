import { siteIdentity } from '@portal/contract/ground/settings/fallbacks'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { EmbedCard, EmbedNotice } from '~/features/guide/embeds/EmbedCard.tsx'
import cardStyle from '~/features/guide/embeds/embed-card.css?url'
import { embedsTexts } from '~/features/guide/embeds/embeds.texts.ts'
import { ApiError } from '~/platform/api.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageContext } from '~/platform/page-context.ts'
import type { Route } from './+types/embed-card.ts'

/** Whether a place is open is said for the moment: nobody keeps it longer than this. */
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'public, max-age=0, s-maxage=1',
  'CDN-Cache-Control': 'public, max-age=30',
  // Shown inside anybody's page: it holds no form, no session and nothing that runs.
  'Content-Security-Policy': 'frame-ancestors *',
}

/** A whole document of its own, written here: no header, no foot, no script. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const api = pageApi(context)
  const origin = context.get(pageContext).publicOrigin
  const [place, settings] = await Promise.all([
    api.get('/api/v1/establishments/:slug', { params }).catch(asStatus),
    api.get('/api/v1/portal-settings').catch(() => null),
  ])
  const { siteName } = siteIdentity(settings)
  const site = { origin, siteName }
  if (typeof place === 'number') {
    const kind = place === 404 ? 'gone' : 'away'
    const title = place === 404 ? embedsTexts.card.goneTitle : embedsTexts.card.awayTitle
    const notice = <EmbedNotice kind={kind} site={site} />
    return document({ title, canonical: `${origin}/guia-comercial`, children: notice }, place)
  }
  return document({
    title: embedsTexts.card.title(place.name, siteName),
    canonical: `${origin}/guia/${place.slug}`,
    children: <EmbedCard place={place} site={site} now={new Date()} />,
  })
}

function asStatus(error: unknown): 404 | 503 {
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 422)
  return isUnknown ? 404 : 503
}

type Content = { title: string; canonical: string; children: ReactNode }

function document({ title, canonical, children }: Content, status = 200): Response {
  const html = renderToStaticMarkup(
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="canonical" href={canonical} />
        <link rel="stylesheet" href={cardStyle} />
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>,
  )
  return new Response(`<!DOCTYPE html>${html}`, { status, headers: HEADERS })
}
