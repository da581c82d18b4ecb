import type { Collection } from '@portal/contract/city/collections/collection'
import { dayOfKnownDate, isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { useState } from 'react'
import { data } from 'react-router'
import { CollectionPage } from '~/features/city/collections/CollectionPage.tsx'
import { collectionAddress } from '~/features/city/collections/collection-address.rules.ts'
import { collectionJsonLd } from '~/features/city/collections/collection-json-ld.ts'
import { collectionsTexts as texts } from '~/features/city/collections/collections.texts.ts'
import { PlanAllButton } from '~/features/city/itinerary/PlanAllButton.tsx'
import { useCheckedDays } from '~/features/city/itinerary/use-checked-days.ts'
import { ApiError } from '~/platform/api.ts'
import { cityDay } from '~/platform/moments.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageContext } from '~/platform/page-context.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import { useNow } from '~/platform/use-now.ts'
import type { Route } from './+types/collection.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const collection = await pageApi(context)
    .get('/api/v1/collections/:slug', { params })
    .catch(notFoundAsPage)
  const origin = context.get(pageContext).publicOrigin
  // Written here, so that its code stays on the server.
  const jsonLd: object = collectionJsonLd(collection, origin)
  return {
    collection,
    jsonLd,
    renderedAt: new Date().toISOString(),
  }
}

function notFoundAsPage(error: unknown): never {
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 422)
  throw isUnknown ? data(null, { status: 404 }) : error
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const site = siteOf(matches)
  if (!loaderData) {
    return pageMetadata({ title: texts.notFound, path: location.pathname, hidden: true }, site)
  }
  const { collection, jsonLd } = loaderData
  return pageMetadata(
    {
      title: collection.title,
      description: collection.summary,
      image: collection.card_path,
      imageAlt: collection.title,
      path: collectionAddress(collection),
      jsonLd: [jsonLd],
    },
    site,
  )
}

export default function CollectionRoute({ loaderData }: Route.ComponentProps) {
  const { collection, renderedAt } = loaderData
  const today = cityDay(useNow(renderedAt))
  return <CollectionOnDate key={collection.id} collection={collection} today={today} />
}

type CollectionOnDateProps = { collection: Collection; today: string }

/** Its days on the date of whoever reads it, tomorrow at first. */
function CollectionOnDate({ collection, today }: CollectionOnDateProps) {
  const { stops } = collection
  const [chosen, setChosen] = useState<string | null>(null)
  const first = chosen ?? isoDateOfDay(dayOfKnownDate(today) + 1)
  const checked = useCheckedDays(stops, first)
  return (
    <CollectionPage
      collection={collection}
      checked={{ ...checked, first }}
      plan={<PlanAllButton stops={stops} today={today} first={first} onFirst={setChosen} />}
    />
  )
}
