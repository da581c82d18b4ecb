import { useSiteIdentity } from '~/features/settings/settings.queries.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import type { Route } from './+types/privacy-policy.ts'
import { LegalPage } from './LegalPage.tsx'
import { PRIVACY_POLICY } from './legal-versions.ts'
import { privacyPolicySections } from './privacy-policy-sections.tsx'

const TITLE = 'Política de privacidade'
const LEAD =
  'Que dados o portal guarda, para quê, por quanto tempo, e como você vê, leva ou apaga os seus.'

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMetadata({ title: TITLE, description: LEAD, path: location.pathname }, siteOf(matches))

export default function PrivacyPolicy() {
  const identity = useSiteIdentity()
  return (
    <LegalPage
      title={TITLE}
      lead={LEAD}
      edition={PRIVACY_POLICY}
      sections={privacyPolicySections(identity)}
      other={{ label: 'Termos de uso', to: '/termos-de-uso' }}
    />
  )
}
