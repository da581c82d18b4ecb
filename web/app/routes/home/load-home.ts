import type { Home } from '@portal/contract/portal/home/home'
import { isAvailable } from '@portal/contract/shared/capabilities'
import type { RouterContextProvider } from 'react-router'
import { sightAddress, TOURISM } from '~/features/city/sights/sight-address.rules.ts'
import { fewOffers } from '~/features/club/offers/pick-offers.rules.ts'
import { highlights } from '~/features/guide/establishments/highlights.rules.ts'
import { FOOD } from '~/features/portal/home/open-kinds.rules.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageContext } from '~/platform/page-context.ts'

/** Today and the days the next waters may fall on; yesterday comes with them, for the curve around now. */
const TIDE_DAYS = 3
const FEATURED = 4
const OFFERS = 2

const NOTHING: Home = {
  beach: null,
  beaches: [],
  collections: [],
  notices: [],
  events: [],
  articles: [],
  episode: null,
  contributions: [],
  changes_at: null,
}

export type LoadedHome = Awaited<ReturnType<typeof loadHome>>

/** What fails is left out: the page stands with the rest. */
export async function loadHome(context: Readonly<RouterContextProvider>) {
  const api = pageApi(context)
  const { reportError, now } = context.get(pageContext)
  const without =
    <Fallback>(fallback: Fallback) =>
    (error: unknown) => {
      reportError(error)
      return fallback
    }
  const [{ beach, ...home }, directory, counts, club, offers, sky, said] = await Promise.all([
    api.get('/api/v1/home').catch(without(NOTHING)),
    api.get('/api/v1/establishments', { query: {} }).catch(without(null)),
    api
      .get('/api/v1/establishment-counts', { query: { categoria: FOOD, aberto: '1' } })
      .catch(without(null)),
    api.get('/api/v1/club/numbers').catch(without(null)),
    isAvailable('coupons') ? api.get('/api/v1/offers').catch(without(null)) : null,
    api.get('/api/v1/weather').catch(without({ weather: null })),
    api.get('/api/v1/beach-conditions').catch(without({ conditions: [] })),
  ])
  const levels = (beach?.ramps ?? []).flatMap(({ level_m }) => level_m ?? [])
  const tides = await api
    .get('/api/v1/tides', {
      query: { days: TIDE_DAYS, back: 1, levels: [...new Set(levels)].join(',') },
    })
    .catch(without(null))
  return {
    home,
    club,
    offers: offers ? fewOffers(offers.offers, new Date(offers.now), OFFERS) : [],
    tides,
    beach: beach
      ? {
          name: beach.name,
          to: sightAddress({ kind: 'beach', slug: beach.slug }),
          ramps: beach.ramps,
        }
      : { name: null, to: TOURISM, ramps: [] },
    weather: sky.weather,
    condition: said.conditions.find(({ slug }) => slug === beach?.slug) ?? null,
    featured: highlights(directory?.establishments ?? [], now).slice(0, FEATURED),
    openKinds: counts?.counts.filter(({ part }) => part === 'type') ?? [],
    renderedAt: now.toISOString(),
  }
}
