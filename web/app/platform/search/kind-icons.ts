import type { SearchKind } from '@portal/contract/portal/search/search.texts'
import {
  AppWindow,
  CalendarDays,
  Camera,
  Headphones,
  Landmark,
  LifeBuoy,
  type LucideIcon,
  Newspaper,
  Palmtree,
  Route,
  Store,
} from 'lucide-react'

/** What can be found, in pictures: the same in results and in suggestions. */
export const KIND_ICONS: Record<SearchKind, LucideIcon> = {
  establishment: Store,
  event: CalendarDays,
  beach: Palmtree,
  attraction: Landmark,
  collection: Route,
  article: Newspaper,
  episode: Headphones,
  utility: LifeBuoy,
  contribution: Camera,
  page: AppWindow,
}
