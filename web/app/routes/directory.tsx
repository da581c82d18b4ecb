import { kindOfCategory } from '@portal/contract/guide/establishments/kind-facts'
import type { TakenLodging } from '@portal/contract/lodging/lodging/lodging'
import { nightsOf } from '@portal/contract/lodging/lodging/quote'
import { isAvailable } from '@portal/contract/shared/capabilities'
import { redirect } from 'react-router'
import { CardAction } from '~/features/guide/establishments/card-action.ts'
import { CATEGORY_ICON_NAMES } from '~/features/guide/establishments/category-icon-names.ts'
import { chosenCategory } from '~/features/guide/establishments/chosen-category.rules.ts'
import { DirectoryPage } from '~/features/guide/establishments/DirectoryPage.tsx'
import {
  DIRECTORY_PARAMETERS,
  type DirectoryState,
  directoryAddress,
  readDirectory,
  widerSearches,
} from '~/features/guide/establishments/directory-address.rules.ts'
import { directoryTexts } from '~/features/guide/establishments/establishments.texts.ts'
import type { DirectoryList } from '~/features/guide/establishments/Results.tsx'
import {
  lodgingAddress,
  readStay,
  type Stay,
  todayAt,
} from '~/features/lodging/lodging/stay.rules.ts'
import { stayTexts } from '~/features/lodging/lodging/stay.texts.ts'
import { type ApiClient, ApiError } from '~/platform/api.ts'
import { movedCategory } from '~/platform/moved-category.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageContext } from '~/platform/page-context.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import { Later } from '~/ui/Later.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import type { Route } from './+types/directory.ts'
import type { StaySearchProps } from './directory/StaySearch.tsx'
import type { TakenStaysProps } from './directory/TakenStays.tsx'
import { saveAction } from './shell/save-action.tsx'

const loadStays = () => import('./directory/StaySearch.tsx').then((module) => module.StaySearch)
// In the browser's build the condition is false, and nothing of it is left.
const StaysOnServer = import.meta.env.SSR ? await loadStays() : null
const loadTaken = () => import('./directory/TakenStays.tsx').then((module) => module.TakenStays)
const TakenOnServer = import.meta.env.SSR ? await loadTaken() : null

/** Shown of what is open elsewhere: the list itself is a tap away. */
const OPEN_ELSEWHERE = 6

export const handle = { searchParameters: DIRECTORY_PARAMETERS }

const DRAWN = new Set(CATEGORY_ICON_NAMES)

/** What fails is left out: the page stands, and says what it could not read. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const state = readDirectory(search)
  const api = pageApi(context)
  const { reportError } = context.get(pageContext)
  const without =
    <Fallback,>(fallback: Fallback) =>
    (error: unknown) => {
      // A page that was there once, as its cursor says, and is no more.
      if (error instanceof ApiError && error.code === 'cursor.invalid') {
        throw redirect(directoryAddress(state))
      }
      reportError(error)
      return fallback
    }
  const [categories, neighbourhoods] = await Promise.all([
    api.get('/api/v1/categories').catch(without([])),
    api.get('/api/v1/neighbourhoods').catch(without([])),
  ])
  const renderedAt = new Date().toISOString()
  const asksDates = isAvailable('lodging') && isLodging(categories, state)
  const today = todayAt(renderedAt)
  const { stay, problem } = readStay(asksDates ? search : NOTHING, today)
  const isStay = stay !== null && state.busca === undefined
  const list = await (isStay ? readFree(api, state, stay) : readPages(api, state)).catch(
    without(null),
  )
  const moved = await movedCategory(api, state.categoria, categories, reportError)
  if (moved) throw redirect(directoryAddress({ ...state, categoria: moved }), 301)
  const isWhole = !list || list.total === list.establishments.length
  const [counts, openTotal, instead] = await Promise.all([
    isStay ? null : countFilters(api, state).catch(without(null)),
    state.aberto || isWhole || asksDates ? null : countOpen(api, state).catch(without(null)),
    state.aberto && !isStay && list?.total === 0
      ? openInstead(api, state).catch(without(null))
      : null,
  ])
  return {
    state,
    list,
    counts,
    openTotal,
    instead,
    // An administrator may name an icon nobody drew yet: the shop stands for it.
    categories: categories.map((one) => (DRAWN.has(one.icon) ? one : { ...one, icon: 'store' })),
    neighbourhoods,
    renderedAt,
    isStay,
    taken: stay && list?.taken?.length ? { taken: list.taken, stay } : null,
    stays: asksDates ? { stay, problem, today } : null,
  }
}

const NOTHING = new URLSearchParams()

function isLodging(categories: Parameters<typeof chosenCategory>[0], state: DirectoryState) {
  const { top } = chosenCategory(categories, state.categoria)
  return top !== null && kindOfCategory(top.schema_type, top.icon) === 'lodging'
}

/** With who is full, where rooms were asked for. */
type FoundList = DirectoryList & { taken?: TakenLodging[] }

/** Who has a room, with what it costs in place of the facts that others have. */
async function readFree(
  api: ApiClient,
  { categoria, bairro, preco, acessivel, pet, cupom, total: order, ...state }: DirectoryState,
  stay: Stay,
): Promise<FoundList> {
  const { cursor, paginas = 1 } = state
  const { arrival: chegada, departure: saida, guests: pessoas } = stay
  const filters = { categoria, bairro, preco, acessivel, pet, cupom }
  // With dates people compare what it costs; the order of the guide is a link away.
  const ordem = order === '0' ? undefined : ('total' as const)
  const asked = { chegada, saida, pessoas, ...filters, ordem }
  const establishments: DirectoryList['establishments'] = []
  let next = cursor ?? null
  let taken: TakenLodging[] = []
  for (let page = 0; page < paginas && (page === 0 || next); page += 1) {
    const query = { ...asked, ...(next ? { cursor: next } : {}) }
    const found = await api.get('/api/v1/free-lodgings', { query })
    next = found.next_cursor
    taken = [...taken, ...found.taken]
    for (const { card, free_units: units, total_cents: cents } of found.lodgings) {
      const facts = [stayTexts.freeUnits(units), stayTexts.total(cents, nightsOf(stay) ?? 0)]
      establishments.push({ ...card, facts, href: lodgingAddress(card.slug, stay) })
    }
  }
  const total = establishments.length
  return { establishments, taken, next_cursor: next, total, total_is_exact: next === null }
}

/** The pages that stand below each other, as one list: the same after a reload. */
async function readPages(
  api: ApiClient,
  { ver, total, paginas = 1, ...query }: DirectoryState,
): Promise<FoundList> {
  const list = await api.get('/api/v1/establishments', { query })
  for (let page = 1; page < paginas && list.next_cursor; page += 1) {
    const next = await api.get('/api/v1/establishments', {
      query: { ...query, cursor: list.next_cursor },
    })
    // A page has at most four that stand out, however long it grows.
    const below = next.establishments.map((one) => ({ ...one, is_featured: false }))
    list.establishments = [...list.establishments, ...below]
    list.next_cursor = next.next_cursor
  }
  return list
}

async function countFilters(
  api: ApiClient,
  { ver, total, paginas, cursor, chegada, saida, pessoas, ...query }: DirectoryState,
) {
  return (await api.get('/api/v1/establishment-counts', { query })).counts
}

async function countOpen(
  api: ApiClient,
  { ver, total, paginas, cursor, ...query }: DirectoryState,
) {
  return (await api.get('/api/v1/establishments', { query: { ...query, aberto: '1' } })).total
}

/** Who opens next of what was asked for, and who is open beyond it. */
async function openInstead(api: ApiClient, state: DirectoryState) {
  const { ver, total, paginas, cursor, ordem, lat, lng, aberto, ...query } = state
  const next = await api.get('/api/v1/opening-next', { query })
  for (const wider of widerSearches(state)) {
    const { establishments } = await api.get('/api/v1/establishments', { query: wider })
    if (establishments.length > 0) return { next, open: establishments.slice(0, OPEN_ELSEWHERE) }
  }
  return { next, open: [] }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteOf(matches)
  const city = site.identity.city.name
  const { current } = chosenCategory(loaderData?.categories ?? [], loaderData?.state.categoria)
  return pageMetadata(
    {
      title: directoryTexts.title(current?.name, city),
      description: directoryTexts.meta(current?.name, city),
      // Filters and pages are ways to look at the same list.
      path: directoryAddress({ categoria: current?.slug }),
    },
    site,
  )
}

const stayPart = (state: DirectoryState, stays: Omit<StaySearchProps, 'state'>) => ({
  load: loadStays,
  props: { state, ...stays },
  skeleton: <Skeleton shape="block" className="h-40" />,
})

const takenPart = (props: TakenStaysProps) => ({
  load: loadTaken,
  props,
  skeleton: <Skeleton shape="block" className="h-80" />,
})

export default function Directory({ loaderData, matches }: Route.ComponentProps) {
  const { state, stays, taken } = loaderData
  return (
    <CardAction value={saveAction}>
      <DirectoryPage
        data={loaderData}
        city={siteOf(matches).identity.city.name}
        stays={stays ? <Later onServer={StaysOnServer} {...stayPart(state, stays)} /> : null}
        taken={taken ? <Later onServer={TakenOnServer} {...takenPart(taken)} /> : null}
      />
    </CardAction>
  )
}
