import { useNow } from '~/platform/use-now.ts'
import type { Route } from './+types/attraction.ts'
import { loadSight } from './sights/load-sight.ts'
import { SightScreen } from './sights/SightScreen.tsx'
import { sightMetadata } from './sights/sight-metadata.ts'

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadSight(context, 'attraction', params.slug)

export const meta: Route.MetaFunction = sightMetadata

export default function AttractionRoute({ loaderData }: Route.ComponentProps) {
  const { renderedAt, ...loaded } = loaderData
  const now = useNow(renderedAt)
  return <SightScreen key={loaded.sight.id} {...loaded} tides={null} now={now} />
}
