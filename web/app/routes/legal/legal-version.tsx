import { LEGAL_PAGES } from '@portal/contract/people/legal/legal.texts'
import { diffRichText } from '@portal/contract/rich-text/diff-rich-text'
import { data } from 'react-router'
import { LegalDiffPage } from '~/features/people/legal/LegalDiffPage.tsx'
import { LegalPage } from '~/features/people/legal/LegalPage.tsx'
import { legalTexts } from '~/features/people/legal/legal.texts.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import type { Route } from './+types/legal-version.ts'
import { kindAt, readLegal } from './load-legal.ts'

export const handle = { searchParameters: ['comparar'] }

/** One version, or what it changed of another: compared on the server, which has both. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const api = pageApi(context)
  const kind = kindAt(pathname)
  const version = await readLegal(api, kind, numberIn(params.number))
  const wanted = searchParams.get('comparar')
  if (wanted === null) return { version, comparison: null }
  const from = await readLegal(api, kind, numberIn(wanted))
  const comparison = { from: from.number, changes: diffRichText(from.body, version.body) }
  return { version, comparison }
}

function numberIn(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw data(null, { status: 404 })
  return Number(text)
}

export const meta: Route.MetaFunction = ({ matches, location, params }) => {
  const { title, lead, path } = LEGAL_PAGES[kindAt(location.pathname)]
  const page = {
    title: `${title}: ${legalTexts.version(Number(params.number))}`,
    description: lead,
  }
  // Search engines keep the one in force.
  return pageMetadata({ ...page, path, hidden: true }, siteOf(matches))
}

export default function LegalVersionRoute({ loaderData }: Route.ComponentProps) {
  const { version, comparison } = loaderData
  if (comparison) return <LegalDiffPage version={version} {...comparison} />
  return <LegalPage version={version} />
}
