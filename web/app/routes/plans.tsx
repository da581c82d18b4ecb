import type { EstablishmentCard } from '@portal/contract/guide/establishments/establishment'
import type { PaymentMethod } from '@portal/contract/money/payments/plan-order'
import { isAvailable } from '@portal/contract/shared/capabilities'
import type { Plan } from '@portal/contract/shared/plan'
import { useSearchParams } from 'react-router'
import type { FAQPage, OfferCatalog, WithContext } from 'schema-dts'
import { PlansPage } from '~/features/money/plans/PlansPage.tsx'
import {
  CYCLE_PARAMETER,
  offeredPlans,
  PLANS_PATH,
  readCycle,
} from '~/features/money/plans/plans.rules.ts'
import { plansTexts as texts } from '~/features/money/plans/plans.texts.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageContext } from '~/platform/page-context.ts'
import { loadPlans } from '~/platform/page-plans.ts'
import { absolute, pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import { useNow } from '~/platform/use-now.ts'
import { CardSkeleton } from '~/ui/CardSkeleton.tsx'
import { Later } from '~/ui/Later.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import type { Route } from './+types/plans.ts'

export const handle = { searchParameters: [CYCLE_PARAMETER] }

const loadExample = () =>
  import('./plans/ExampleListing.tsx').then((module) => module.ExampleListing)
// In the browser's build the condition is false, and nothing of it is left.
const ExampleOnServer = import.meta.env.SSR ? await loadExample() : null

const loadFigures = () =>
  import('./plans/ExampleFigures.tsx').then((module) => module.ExampleFigures)
const FiguresOnServer = import.meta.env.SSR ? await loadFigures() : null
const NO_PROPS = {}

export async function loader({ context }: Route.LoaderArgs) {
  const { reportError, now } = context.get(pageContext)
  function orNothing(error: unknown) {
    reportError(error)
    return null
  }
  const [plans, paying, directory] = await Promise.all([
    loadPlans(context),
    pageApi(context).get('/api/v1/payment-methods').catch(orNothing),
    pageApi(context).get('/api/v1/establishments', { query: {} }).catch(orNothing),
  ])
  const isWhole = ({ tier, photo }: EstablishmentCard) => tier === 'full' && photo !== null
  const example = directory?.establishments.find(isWhole) ?? null
  return { plans, methods: paying?.methods ?? null, example, renderedAt: now.toISOString() }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteOf(matches)
  const { title, description } = texts
  const page = { title, description, path: PLANS_PATH }
  const jsonLd = [
    questionsJsonLd(loaderData?.methods ?? null),
    catalogueJsonLd(loaderData?.plans ?? [], site.origin),
  ]
  return pageMetadata({ ...page, jsonLd }, site)
}

/** /planos and /anuncie */
export default function PlansRoute({ loaderData }: Route.ComponentProps) {
  const { plans, methods, example, renderedAt } = loaderData
  const [search] = useSearchParams()
  const now = useNow(renderedAt)
  return (
    <PlansPage
      plans={plans}
      cycle={readCycle(search)}
      methods={methods}
      example={
        example ? (
          <Later
            onServer={ExampleOnServer}
            load={loadExample}
            props={{ listing: example, now }}
            skeleton={<CardSkeleton />}
          />
        ) : null
      }
      figures={
        isAvailable('analytics') ? (
          <Later
            onServer={FiguresOnServer}
            load={loadFigures}
            props={NO_PROPS}
            skeleton={<Skeleton shape="block" className="h-80" />}
          />
        ) : null
      }
    />
  )
}

const questionsJsonLd = (methods: readonly PaymentMethod[] | null): WithContext<FAQPage> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: texts.questions.list(methods).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

const catalogueJsonLd = (plans: readonly Plan[], origin: string): WithContext<OfferCatalog> => ({
  '@context': 'https://schema.org',
  '@type': 'OfferCatalog',
  name: texts.title,
  url: absolute(PLANS_PATH, origin),
  itemListElement: offeredPlans(plans).map(({ id, month_cents: cents }) => ({
    '@type': 'Offer',
    name: texts.names[id],
    url: absolute(`/cadastro-${id}`, origin),
    price: (cents / 100).toFixed(2),
    priceCurrency: 'BRL',
  })),
})
