import '../features/club/draws/draws.css'
import '../workplace.css'
import { data } from 'react-router'
import { DrawPage } from '~/features/club/draws/DrawPage.tsx'
import { drawAddress } from '~/features/club/draws/draw-address.ts'
import { drawsTexts as texts } from '~/features/club/draws/draws.texts.ts'
import { ApiError } from '~/platform/api.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageContext } from '~/platform/page-context.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import { useNow } from '~/platform/use-now.ts'
import type { Route } from './+types/draw.ts'

export async function loader({ params: { number }, context }: Route.LoaderArgs) {
  const api = pageApi(context)
  const { reportError } = context.get(pageContext)
  const [draw, all] = await Promise.all([
    api.get('/api/v1/draws/:number', { params: { number } }).catch(notFoundAsPage),
    // What fails is left out: the page is about one draw.
    api.get('/api/v1/draws').catch((error: unknown) => {
      reportError(error)
      return []
    }),
  ])
  return {
    draw,
    others: all.filter((one) => one.number !== draw.number).slice(0, 5),
    renderedAt: new Date().toISOString(),
  }
}

function notFoundAsPage(error: unknown): never {
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 422)
  throw isUnknown ? data(null, { status: 404 }) : error
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const site = siteOf(matches)
  if (!loaderData) {
    return pageMetadata({ title: texts.notFound, path: location.pathname, hidden: true }, site)
  }
  const { number, title, summary, is_demo } = loaderData.draw
  return pageMetadata(
    {
      title: `${texts.name(number)}: ${title}`,
      description: summary || texts.meta,
      path: drawAddress(number),
      hidden: is_demo,
    },
    site,
  )
}

export default function DrawRoute({
  loaderData: { draw, others, renderedAt },
}: Route.ComponentProps) {
  return <DrawPage key={draw.number} draw={draw} others={others} now={useNow(renderedAt)} />
}
