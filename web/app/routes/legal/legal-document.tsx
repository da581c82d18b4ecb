import { LEGAL_PAGES } from '@portal/contract/people/legal/legal.texts'
import { LegalPage } from '~/features/people/legal/LegalPage.tsx'
import { pageApi } from '~/platform/page-api.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import type { Route } from './+types/legal-document.ts'
import { kindAt, readLegal } from './load-legal.ts'

/** The privacy policy or the terms of use, as they are in force. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const kind = kindAt(new URL(request.url).pathname)
  return { version: await readLegal(pageApi(context), kind) }
}

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const { title, lead, path } = LEGAL_PAGES[kindAt(location.pathname)]
  return pageMetadata({ title, description: lead, path }, siteOf(matches))
}

export default function LegalDocument({ loaderData }: Route.ComponentProps) {
  return <LegalPage version={loaderData.version} />
}
