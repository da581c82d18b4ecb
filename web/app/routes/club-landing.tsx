import { clubClaims } from '@portal/contract/settings/club-claims'
import { useQuery } from '@tanstack/react-query'
import type { LinksFunction } from 'react-router'
import { GoogleIcon } from '~/features/accounts/GoogleIcon.tsx'
import { ClubBenefits } from '~/features/club/ClubBenefits.tsx'
import { ClubClosing } from '~/features/club/ClubClosing.tsx'
import { ClubHero } from '~/features/club/ClubHero.tsx'
import { clubPicturePreloads } from '~/features/club/ClubPicture.tsx'
import { ClubTestimonials } from '~/features/club/ClubTestimonials.tsx'
import { clubNumbersQuery } from '~/features/club/club.queries.ts'
import { clubTexts } from '~/features/club/club.texts.ts'
import { HowItWorks } from '~/features/club/HowItWorks.tsx'
import { JoinCard } from '~/features/club/JoinCard.tsx'
import { portalSettingsQuery } from '~/features/settings/settings.queries.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageContext } from '~/platform/page-context.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import type { Route } from './+types/club-landing.ts'

export const links: LinksFunction = () => clubPicturePreloads

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMetadata({ ...clubTexts.meta, path: '/clube-de-vantagens' }, siteOf(matches))

/** Counted as well: the administration may have the page show that instead of what it claims. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { reportError } = context.get(pageContext)
  return pageApi(context)
    .get('/api/v1/club/numbers')
    .catch((error: unknown) => {
      reportError(error)
      return null
    })
}

export default function ClubLanding({ loaderData }: Route.ComponentProps) {
  const known = loaderData ? { initialData: loaderData } : {}
  const counted = useQuery({ ...clubNumbersQuery(), ...known })
  const claims = clubClaims(useQuery(portalSettingsQuery()).data, counted.data)
  return (
    <>
      <ClubHero card={<JoinCard googleIcon={<GoogleIcon />} />} />
      <ClubBenefits claims={claims} />
      <HowItWorks />
      <ClubTestimonials testimonials={claims.testimonials} />
      <ClubClosing claims={claims} />
    </>
  )
}
