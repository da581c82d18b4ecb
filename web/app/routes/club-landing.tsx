import { clubClaims } from '@portal/contract/club/club/club-claims'
import { isAvailable } from '@portal/contract/shared/capabilities'
import { useQuery } from '@tanstack/react-query'
import { type LinksFunction, useSearchParams } from 'react-router'
import { ClubBenefits } from '~/features/club/club/ClubBenefits.tsx'
import { ClubClosing } from '~/features/club/club/ClubClosing.tsx'
import { ClubHero } from '~/features/club/club/ClubHero.tsx'
import { clubPicturePreloads } from '~/features/club/club/ClubPicture.tsx'
import { ClubTestimonials } from '~/features/club/club/ClubTestimonials.tsx'
import { clubNumbersQuery } from '~/features/club/club/club.queries.ts'
import { clubTexts } from '~/features/club/club/club.texts.ts'
import { HowItWorks } from '~/features/club/club/HowItWorks.tsx'
import { JoinCard } from '~/features/club/club/JoinCard.tsx'
import type { ClubOffersProps } from '~/features/club/offers/ClubOffers.tsx'
import { ALL_ASKED } from '~/features/club/offers/offers.constants.ts'
import { firstCoupons } from '~/features/club/offers/pick-offers.rules.ts'
import { portalSettingsQuery } from '~/features/ground/settings/settings.queries.ts'
import { GoogleIcon } from '~/features/people/accounts/GoogleIcon.tsx'
import { pageApi } from '~/platform/page-api.ts'
import { pageContext } from '~/platform/page-context.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import { useNow } from '~/platform/use-now.ts'
import { Later } from '~/ui/Later.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import type { Route } from './+types/club-landing.ts'

const loadOffers = () =>
  import('~/features/club/offers/ClubOffers.tsx').then((module) => module.ClubOffers)
const loadFirst = () =>
  import('~/features/club/offers/FirstCoupons.tsx').then((module) => module.FirstCoupons)
// In the browser's build the condition is false, and nothing of it is left.
const OffersOnServer = import.meta.env.SSR ? await loadOffers() : null

export const handle = { searchParameters: [ALL_ASKED[0]] }

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
  const [numbers, settings, offers, draws] = await Promise.all([
    api.get('/api/v1/club/numbers').catch(absent),
    api.get('/api/v1/portal-settings').catch(absent),
    isAvailable('coupons') ? api.get('/api/v1/offers').catch(absent) : null,
    isAvailable('draws') ? api.get('/api/v1/draws').catch(absent) : null,
  ])
  // Who does not know whether it is claimed or counted claims nothing.
  return {
    numbers,
    discountPercent: settings && clubClaims(settings, numbers).discountPercent,
    offers,
    /** Whether a new member can use something at once. */
    hasFirst: offers !== null && firstCoupons(offers.offers, new Date(offers.now), 1).length > 0,
    draw: draws?.find(({ status }) => status === 'open'),
  }
}

export default function ClubLanding({ loaderData }: Route.ComponentProps) {
  const known = loaderData?.numbers ? { initialData: loaderData.numbers } : {}
  const counted = useQuery({ ...clubNumbersQuery(), ...known })
  const claims = clubClaims(useQuery(portalSettingsQuery()).data, counted.data)
  const offers = loaderData?.offers
  return (
    <>
      <ClubHero
        card={
          <JoinCard
            googleIcon={<GoogleIcon />}
            welcome={
              offers && loaderData?.hasFirst ? (
                <Later
                  onServer={null}
                  load={loadFirst}
                  props={{ offers: offers.offers, renderedAt: offers.now }}
                  skeleton={<Skeleton shape="block" className="h-160" />}
                />
              ) : null
            }
          />
        }
      />
      {offers ? <Offers {...offers} /> : null}
      <ClubBenefits claims={claims} draw={loaderData?.draw} />
      <HowItWorks />
      <ClubTestimonials testimonials={claims.testimonials} />
      <ClubClosing claims={claims} />
    </>
  )
}

type OffersProps = Pick<ClubOffersProps, 'offers'> & { now: string }

/** Between the sign-up and the benefits. What they hold by is the server's clock at first. */
function Offers({ offers, now }: OffersProps) {
  const [search] = useSearchParams()
  const [name, all] = ALL_ASKED
  const props = { offers, now: useNow(now), isAll: search.get(name) === all }
  return (
    <Later
      onServer={OffersOnServer}
      load={loadOffers}
      props={props}
      skeleton={<Skeleton shape="block" className="mx-5 my-16 h-160" />}
    />
  )
}
