import { data } from 'react-router'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import type { Route } from './+types/not-found.ts'
import { NotFoundScreen } from './shell/NotFoundScreen.tsx'
import { unknownAddressOf } from './shell/unknown-address.ts'

export const loader = () => data(null, { status: 404 })

/** Moving to a path without a page needs no word from the server. */
export const clientLoader = () => null

/** Of the one page that all these addresses share: the browser must say of it what the server said. */
export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMetadata(
    { title: 'Página não encontrada', path: unknownAddressOf(location.pathname), hidden: true },
    siteOf(matches),
  )

export default function NotFound() {
  return <NotFoundScreen />
}
