import type { Deps } from './deps.ts'
import * as beachConditions from './features/city/beach-conditions/beach-conditions.feature.ts'
import * as collections from './features/city/collections/collections.feature.ts'
import * as events from './features/city/events/events.feature.ts'
import * as itinerary from './features/city/itinerary/itinerary.feature.ts'
import * as sights from './features/city/sights/sights.feature.ts'
import * as tideWarnings from './features/city/tide-warnings/tide-warnings.feature.ts'
import * as tides from './features/city/tides/tides.feature.ts'
import * as utilities from './features/city/utilities/utilities.feature.ts'
import * as weather from './features/city/weather/weather.feature.ts'
import * as club from './features/club/club/club.feature.ts'
import * as draws from './features/club/draws/draws.feature.ts'
import * as offers from './features/club/offers/offers.feature.ts'
import * as baseMap from './features/ground/base-map/base-map.feature.ts'
import * as media from './features/ground/media/media.feature.ts'
import * as settings from './features/ground/settings/settings.feature.ts'
import * as streets from './features/ground/streets/streets.feature.ts'
import * as categories from './features/guide/categories/categories.feature.ts'
import * as claims from './features/guide/claims/claims.feature.ts'
import * as establishments from './features/guide/establishments/establishments.feature.ts'
import * as favourites from './features/guide/favourites/favourites.feature.ts'
import * as messages from './features/guide/messages/messages.feature.ts'
import * as posters from './features/guide/posters/posters.feature.ts'
import * as reports from './features/guide/reports/reports.feature.ts'
import * as reviews from './features/guide/reviews/reviews.feature.ts'
import * as team from './features/guide/team/team.feature.ts'
import * as analytics from './features/insight/analytics/analytics.feature.ts'
import * as insight from './features/insight/insight/insight.feature.ts'
import * as lodging from './features/lodging/lodging/lodging.feature.ts'
import * as stays from './features/lodging/stays/stays.feature.ts'
import * as housePix from './features/money/house-pix/house-pix.feature.ts'
import * as payments from './features/money/payments/payments.feature.ts'
import * as plans from './features/money/plans/plans.feature.ts'
import * as subscriptions from './features/money/subscriptions/subscriptions.feature.ts'
import * as announcements from './features/newsroom/announcements/announcements.feature.ts'
import * as contributions from './features/newsroom/contributions/contributions.feature.ts'
import * as coverageRequests from './features/newsroom/coverage-requests/coverage-requests.feature.ts'
import * as news from './features/newsroom/news/news.feature.ts'
import * as newsletter from './features/newsroom/newsletter/newsletter.feature.ts'
import * as podcast from './features/newsroom/podcast/podcast.feature.ts'
import * as accounts from './features/people/accounts/accounts.feature.ts'
import * as legal from './features/people/legal/legal.feature.ts'
import * as notifications from './features/people/notifications/notifications.feature.ts'
import * as people from './features/people/people/people.feature.ts'
import * as profiles from './features/people/profiles/profiles.feature.ts'
import * as audit from './features/portal/audit/audit.feature.ts'
import * as diagnostics from './features/portal/diagnostics/diagnostics.feature.ts'
import * as health from './features/portal/health/health.feature.ts'
import * as home from './features/portal/home/home.feature.ts'
import * as map from './features/portal/map/map.feature.ts'
import * as offline from './features/portal/offline/offline.feature.ts'
import * as redirects from './features/portal/redirects/redirects.feature.ts'
import * as search from './features/portal/search/search.feature.ts'
import * as tabbar from './features/portal/tabbar/tabbar.feature.ts'
import * as workplace from './features/portal/workplace/workplace.feature.ts'
import * as properties from './features/properties/properties/properties.feature.ts'
import * as propertyFeeds from './features/properties/property-feeds/property-feeds.feature.ts'
import * as catalogue from './features/storefront/catalogue/catalogue.feature.ts'
import * as openDelivery from './features/storefront/open-delivery/open-delivery.feature.ts'
import * as orders from './features/storefront/orders/orders.feature.ts'
import type { Connection } from './platform/database/database.ts'
import type { Feature } from './platform/feature.ts'
import { sweepRateLimits } from './platform/limits/limits.jobs.ts'
import { limitsStore } from './platform/limits/limits.store.ts'
import { foldLiveChanges } from './platform/live/live.jobs.ts'
import { liveStore } from './platform/live/live.store.ts'
import { sweepRefusedAddresses } from './platform/mail/mail.jobs.ts'
import { refusedAddressesStore } from './platform/mail/refused-addresses.store.ts'
import { sweepFailedWork } from './platform/queue/failed-work.jobs.ts'
import { failedWorkStore } from './platform/queue/failed-work.store.ts'
import type { Job } from './platform/queue/job.ts'

/** Every feature of the portal: the one place where the server learns of one. */
const modules = {
  accounts,
  analytics,
  announcements,
  audit,
  baseMap,
  catalogue,
  categories,
  claims,
  club,
  beachConditions,
  collections,
  contributions,
  coverageRequests,
  diagnostics,
  draws,
  events,
  favourites,
  health,
  home,
  housePix,
  insight,
  itinerary,
  legal,
  lodging,
  map,
  media,
  messages,
  news,
  newsletter,
  notifications,
  offers,
  offline,
  openDelivery,
  orders,
  payments,
  people,
  plans,
  podcast,
  posters,
  profiles,
  properties,
  propertyFeeds,
  redirects,
  reports,
  reviews,
  search,
  settings,
  sights,
  stays,
  streets,
  subscriptions,
  tabbar,
  team,
  tides,
  weather,
  tideWarnings,
  utilities,
  workplace,
  // Last: when a person leaves, others look at the listings before they lose their owner.
  establishments,
}

type Modules = typeof modules
type Module = Modules[keyof Modules]
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

const platformStores = {
  failedWork: failedWorkStore,
  limits: limitsStore,
  live: liveStore,
  refusedAddresses: refusedAddressesStore,
}

/** Stores as they are once bound to a connection. */
export type Bound<Factories> = {
  [Name in keyof Factories]: Factories[Name] extends (connection: Connection) => infer Store
    ? Store
    : never
}
/** Every store, bound to one connection: the pool for reads, a transaction for a write. */
export type Stores = Bound<Together<Module['stores']> & typeof platformStores>

type PortFunctions = Together<Extract<Module, { ports: unknown }>['ports']>
/** What features offer each other beyond their stores. */
export type Ports = {
  [Name in keyof PortFunctions]: PortFunctions[Name] extends (
    deps: never,
    ...rest: infer Rest
  ) => infer Result
    ? (...rest: Rest) => Result
    : never
}

// Each is handed all that there is; the types of `FeatureDeps` let it see only what it declares.
export const features = Object.values(modules).map(
  ({ feature }) => feature as unknown as Feature<Deps>,
)

/** Everything the worker knows how to do. */
export const jobs: Job<Deps>[] = [
  ...features.flatMap((one) => one.jobs ?? []),
  foldLiveChanges,
  sweepFailedWork,
  sweepRateLimits,
  sweepRefusedAddresses,
]

const factories = [platformStores, ...features.map(({ stores }) => stores)].flatMap(Object.entries)

export function bindStores(connection: Connection): Stores {
  const bound = factories.map(([name, bind]) => [name, bind(connection)])
  return Object.fromEntries(bound) as Stores
}

export function bindPorts(deps: () => Deps): Ports {
  const bound = features.flatMap(({ ports = {} }) =>
    Object.entries(ports).map(([name, port]) => [
      name,
      (...rest: never[]) => port(deps(), ...rest),
    ]),
  )
  return Object.fromEntries(bound) as Ports
}
