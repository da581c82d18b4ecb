import { NearbySection } from '~/features/establishments/NearbySection.tsx'
import { useNow } from '~/features/establishments/use-now.ts'
import { SightPage } from '~/features/sights/SightPage.tsx'
import type { Route } from './+types/attraction.ts'
import { loadSight } from './sights/load-sight.ts'
import { sightMetadata } from './sights/sight-metadata.ts'

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadSight(context, 'attraction', params.slug)

export const meta: Route.MetaFunction = sightMetadata

export default function AttractionRoute({ loaderData }: Route.ComponentProps) {
  const { sight, nearby, next, renderedAt } = loaderData
  const now = useNow(renderedAt)
  return (
    <SightPage
      key={sight.id}
      sight={sight}
      next={next}
      nearby={<NearbySection listings={nearby} now={now} />}
    />
  )
}
