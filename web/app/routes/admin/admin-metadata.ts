import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'

type MetaArguments = {
  matches: Parameters<typeof siteOf>[0]
  location: { pathname: string }
}

/** No page of the admin area is for search engines. */
export const adminMetadata =
  (title: string) =>
  ({ matches, location }: MetaArguments) =>
    pageMetadata({ title, path: location.pathname, hidden: true }, siteOf(matches))
