import { savedListTexts } from '~/features/guide/favourites/saved-list.texts.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import type { Route } from './+types/favourites.ts'
import { SavedCards } from './shell/SavedCards.tsx'

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMetadata(
    { title: savedListTexts.title, path: location.pathname, hidden: true },
    siteOf(matches),
  )

/**
 * The server knows nobody: it draws the waiting list for everybody. As high as the screen, or the foot
 * would come into sight once there is less to show than was waited for.
 */
export default function Favourites() {
  return (
    <div className="wrap section min-h-svh">
      <h1>{savedListTexts.title}</h1>
      <p className="mt-3 mb-8 max-w-[52ch] text-lead text-muted">{savedListTexts.lead}</p>
      <SavedCards level="h2" />
    </div>
  )
}
