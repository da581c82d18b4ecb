import { siteIdentity } from '@portal/contract/ground/settings/fallbacks'
import type { LegalVersion } from '@portal/contract/people/legal/legal'
import { LEGAL_PAGES, type LegalKind, withNames } from '@portal/contract/people/legal/legal.texts'
import { data } from 'react-router'
import { type ApiClient, ApiError } from '~/platform/api.ts'

/** With the portal's names filled in, so that a page and a comparison read alike. */
export async function readLegal(api: ApiClient, kind: LegalKind, number?: number) {
  const [version, settings] = await Promise.all([
    number === undefined
      ? api.get('/api/v1/legal/:kind', { params: { kind } })
      : api.get('/api/v1/legal/:kind/versions/:number', { params: { kind, number } }),
    api.get('/api/v1/portal-settings'),
  ]).catch((error: unknown) => {
    if (error instanceof ApiError && error.status < 500) throw data(null, { status: 404 })
    throw error
  })
  const { siteName, city, contactEmail } = siteIdentity(settings)
  const names = { portal: siteName, cidade: city.name, contato: contactEmail }
  return { ...version, body: withNames(version.body, names) } satisfies LegalVersion
}

/** Which document an address is about. */
export function kindAt(pathname: string): LegalKind {
  return pathname.startsWith(LEGAL_PAGES.terms.path) ? 'terms' : 'privacy'
}
