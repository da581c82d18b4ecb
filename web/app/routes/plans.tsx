import type { Plan } from '@portal/contract/plans/plan'
import { useSearchParams } from 'react-router'
import type { FAQPage, OfferCatalog, WithContext } from 'schema-dts'
import { PlansPage } from '~/features/plans/PlansPage.tsx'
import {
  CYCLE_PARAMETER,
  offeredPlans,
  PLANS_PATH,
  readCycle,
} from '~/features/plans/plans.rules.ts'
import { plansTexts as texts } from '~/features/plans/plans.texts.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageContext } from '~/platform/page-context.ts'
import { absolute, pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import type { Route } from './+types/plans.ts'

export const handle = { searchParameters: [CYCLE_PARAMETER] }

/** Without the prices the page still says what a trial is. */
export async function loader({ context }: Route.LoaderArgs) {
  const { reportError } = context.get(pageContext)
  const answer = await pageApi(context)
    .get('/api/v1/plans')
    .catch((error: unknown) => {
      reportError(error)
      return null
    })
  return { plans: answer?.plans ?? null }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteOf(matches)
  const { title, description } = texts
  const page = { title, description, path: PLANS_PATH }
  const jsonLd = [questionsJsonLd(), catalogueJsonLd(loaderData?.plans ?? [], site.origin)]
  return pageMetadata({ ...page, jsonLd }, site)
}

/** /planos and /anuncie */
export default function PlansRoute({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return <PlansPage plans={loaderData.plans} cycle={readCycle(search)} />
}

const questionsJsonLd = (): WithContext<FAQPage> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: texts.questions.list().map(({ question, answer }) => ({
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
