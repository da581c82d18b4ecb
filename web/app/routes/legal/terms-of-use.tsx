import { useSiteIdentity } from '~/features/settings/settings.queries.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import type { Route } from './+types/terms-of-use.ts'
import { LegalPage } from './LegalPage.tsx'
import { TERMS_OF_USE } from './legal-versions.ts'
import { termsOfUseSections } from './terms-of-use-sections.tsx'

const TITLE = 'Termos de uso'
const LEAD = 'O que você pode esperar do portal e o que o portal espera de você.'

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMetadata({ title: TITLE, description: LEAD, path: location.pathname }, siteOf(matches))

export default function TermsOfUse() {
  const identity = useSiteIdentity()
  return (
    <LegalPage
      title={TITLE}
      lead={LEAD}
      edition={TERMS_OF_USE}
      sections={termsOfUseSections(identity)}
      other={{ label: 'Política de privacidade', to: '/politica-de-privacidade' }}
    />
  )
}
