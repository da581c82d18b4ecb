import { Later } from '~/ui/Later.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import type { PlaceListProps } from './PlaceList.tsx'

const loadList = () => import('./PlaceList.tsx').then((module) => module.PlaceList)
// In the browser's build the condition is false, and nothing of it is left.
const ListOnServer = import.meta.env.SSR ? await loadList() : null

/** The list as it was sent, alive as soon as its code is there: the frame and the map come before. */
export function ListRows(props: PlaceListProps) {
  return <Later onServer={ListOnServer} load={loadList} props={props} skeleton={<ListSkeleton />} />
}
