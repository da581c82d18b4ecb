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

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMetadata(
    { ...clubTexts.meta(loaderData?.discountPercent ?? null), path: '/clube-de-vantagens' },
    siteOf(matches),
  )

/** Counted as well: the administration may have the page show that instead of what it claims. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { reportError } = context.get(pageContext)
  const absent = (error: unknown) => {
    reportError(error)
    return null
  }
  const api = pageApi(context)
  const [numbers, settings] = await Promise.all([
    api.get('/api/v1/club/numbers').catch(absent),
    api.get('/api/v1/portal-settings').catch(absent),
  ])
  // Who does not know whether it is claimed or counted claims nothing.
  return { numbers, discountPercent: settings && clubClaims(settings, numbers).discountPercent }
}

export default function ClubLanding({ loaderData }: Route.ComponentProps) {
  const known = loaderData?.numbers ? { initialData: loaderData.numbers } : {}
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
