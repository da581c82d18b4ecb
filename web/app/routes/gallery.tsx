import { useSearchParams } from 'react-router'
import { GALLERY, GALLERY_PAGE } from '~/features/newsroom/contributions/contributions.constants.ts'
import { contributionsTexts as texts } from '~/features/newsroom/contributions/contributions.texts.ts'
import { GalleryPage } from '~/features/newsroom/contributions/GalleryPage.tsx'
import {
  cursorIn,
  GALLERY_PARAMETERS,
  galleryAddress,
  kindIn,
} from '~/features/newsroom/contributions/gallery-address.rules.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageContext } from '~/platform/page-context.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import { cursorTrail } from '~/ui/cursor-trail.ts'
import type { Route } from './+types/gallery.ts'

export const handle = { searchParameters: GALLERY_PARAMETERS }

/** A list that cannot be read is said to be so; the page and its call stand. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const kind = kindIn(search)
  const query = { kind: kind ?? undefined, cursor: cursorIn(search), limit: GALLERY_PAGE }
  const page = await pageApi(context)
    .get('/api/v1/contributions', { query })
    .catch((error: unknown) => {
      context.get(pageContext).reportError(error)
      return null
    })
  return { contributions: page?.contributions ?? null, next: page?.next_cursor ?? null, kind }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteOf(matches)
  const kind = loaderData?.kind ?? null
  return pageMetadata(
    {
      title: kind ? `${texts.kinds[kind]} · ${texts.title}` : texts.title,
      description: texts.meta(site.identity.city.name),
      path: kind ? galleryAddress(kind) : GALLERY,
    },
    site,
  )
}

export default function Gallery({ loaderData, matches }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const trail = cursorTrail(search)
  return (
    <GalleryPage
      contributions={loaderData.contributions}
      kind={loaderData.kind}
      city={siteOf(matches).identity.city.name}
      previous={trail.previous}
      next={trail.next(loaderData.next)}
    />
  )
}
