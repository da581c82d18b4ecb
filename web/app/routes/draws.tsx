import '../features/club/draws/draws.css'
import '../workplace.css'
import { DrawsPage } from '~/features/club/draws/DrawPage.tsx'
import { DRAWS } from '~/features/club/draws/draw-address.ts'
import { drawsTexts as texts } from '~/features/club/draws/draws.texts.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageContext } from '~/platform/page-context.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import type { Route } from './+types/draws.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const draws = await pageApi(context)
    .get('/api/v1/draws')
    .catch((error: unknown) => {
      context.get(pageContext).reportError(error)
      return null
    })
  return { draws }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMetadata({ title: texts.title, description: texts.meta, path: DRAWS }, siteOf(matches))

export default function DrawsRoute({ loaderData }: Route.ComponentProps) {
  return <DrawsPage draws={loaderData.draws} />
}
