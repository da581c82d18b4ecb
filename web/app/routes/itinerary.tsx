import type { Itinerary } from '@portal/contract/city/itinerary/itinerary'
import { PLAN_PARAMETER } from '@portal/contract/city/itinerary/plan-text'
import { PLAN_PATH } from '~/features/city/itinerary/itinerary.constants.ts'
import { itineraryTexts as texts } from '~/features/city/itinerary/itinerary.texts.ts'
import { OwnPlan } from '~/features/city/itinerary/OwnPlan.tsx'
import { SharedPlan } from '~/features/city/itinerary/SharedPlan.tsx'
import { ApiError } from '~/platform/api.ts'
import { cityDay } from '~/platform/moments.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import { useNow } from '~/platform/use-now.ts'
import type { Route } from './+types/itinerary.ts'

export const handle = { searchParameters: [PLAN_PARAMETER] }

/** The plan of a link is in the link; one's own is in the browser, and no business of the server. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const plan = new URL(request.url).searchParams.get(PLAN_PARAMETER)
  const answer = plan
    ? await pageApi(context)
        .get('/api/v1/itinerary', { query: { p: plan } })
        .catch(noPlan)
    : null
  return { answer, renderedAt: new Date().toISOString() }
}

/** Longer than any plan: cut on the way, or never one. Whatever else fails is a failure of the page. */
function noPlan(error: unknown): Itinerary {
  if (error instanceof ApiError && error.status === 422) return { stops: [], missing: [] }
  throw error
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteOf(matches)
  const isShared = Boolean(loaderData?.answer)
  return pageMetadata(
    {
      title: isShared ? texts.sharedTitle : texts.title,
      description: texts.meta(site.identity.city.name),
      path: PLAN_PATH,
      hidden: isShared,
    },
    site,
  )
}

export default function ItineraryRoute({
  loaderData: { answer, renderedAt },
}: Route.ComponentProps) {
  const today = cityDay(useNow(renderedAt))
  return (
    <div className="wrap max-w-190 pt-10 pb-16 lg:pt-16">
      <h1>{answer ? texts.sharedTitle : texts.title}</h1>
      <p className="mt-3 mb-6 max-w-[56ch] text-lead text-muted">
        {answer ? texts.sharedLead : texts.lead}
      </p>
      {answer ? <SharedPlan answer={answer} today={today} /> : <Own today={today} />}
    </div>
  )
}

/** Before the page is alive nobody knows what this browser keeps: nothing may say that it is empty. */
function Own({ today }: { today: string }) {
  return (
    <div className="min-h-60">
      <noscript>
        <p>{texts.needsScript}</p>
      </noscript>
      <div className="hidden in-data-hydrated:block">
        <OwnPlan today={today} />
      </div>
    </div>
  )
}
