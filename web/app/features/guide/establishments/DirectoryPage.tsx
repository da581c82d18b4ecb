import type { Category } from '@portal/contract/guide/categories/category'
import { openState } from '@portal/contract/guide/establishments/hours-rules'
import clsx from 'clsx'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useNavigation } from 'react-router'
import { suggestions } from '~/platform/search/suggestions.ts'
import { useNow } from '~/platform/use-now.ts'
import { buttonStyle } from '~/ui/button-style.ts'
import { Later } from '~/ui/Later.tsx'
import { SearchField } from '~/ui/SearchField.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { CarriedFields } from './CarriedFields.tsx'
import { CategoryNav, typesOf } from './CategoryNav.tsx'
import { chosenCategory } from './chosen-category.rules.ts'
import { DIRECTORY_PATH, type DirectoryState, STAY_DATES } from './directory-address.rules.ts'
import { directoryTexts as texts } from './establishments.texts.ts'
import { FilterBar } from './FilterBar.tsx'
import type { FilterCounts } from './FilterSheet.tsx'
import type { OpenInstead } from './InsteadOfResults.tsx'
import { type DirectoryList, Results } from './Results.tsx'
import { ViewSwitch } from './ViewSwitch.tsx'

const loadSheet = () => import('./FilterSheet.tsx').then((module) => module.FilterSheet)
const loadInstead = () => import('./InsteadOfResults.tsx').then((module) => module.InsteadOfResults)
// In the browser's build the conditions are false, and nothing of them is left.
const SheetOnServer = import.meta.env.SSR ? await loadSheet() : null
const InsteadOnServer = import.meta.env.SSR ? await loadInstead() : null

const ResultsMap = lazy(() =>
  import('./ResultsMap.tsx').then((module) => ({ default: module.ResultsMap })),
)

export type DirectoryData = {
  state: DirectoryState
  /** None where it could not be read. */
  list: DirectoryList | null
  categories: Category[]
  neighbourhoods: { name: string }[]
  counts: FilterCounts | null
  /** How many of all that was found are open; not asked for where the page shows them all. */
  openTotal: number | null
  instead: OpenInstead | null
  /** Whether the list is of who has a room for the dates. */
  isStay?: boolean
  renderedAt: string
}

/** List and map side by side where there is room; else the map comes first to the eye, not to the ear. */
const split = 'flex flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(27rem,37vw)]'
const besideMap =
  'w-full px-(--gutter) lg:pr-8 lg:pl-[max(var(--gutter),calc((100vw-var(--content))/2))]'
const mapFrame =
  'relative order-first mt-4 h-[min(64svh,32rem)] scroll-mt-32 bg-agua lg:sticky lg:top-19 lg:order-none lg:h-[calc(100svh-4.75rem)]'

type DirectoryPageProps = {
  data: DirectoryData
  city: string
  /** Where the dates of a stay are asked for, among places to sleep. */
  stays?: ReactNode
  /** Below the list: who has no room then. */
  taken?: ReactNode
}

export function DirectoryPage({ data, city, stays, taken }: DirectoryPageProps) {
  const { state, list, categories, neighbourhoods, counts, isStay = false, renderedAt } = data
  const chosen = chosenCategory(categories, state.categoria)
  const [pointedId, point] = useState<string | null>(null)
  const places = list?.establishments ?? []
  const hasMap = state.ver === 'mapa' && places.length > 0
  const isMoving = useNavigation().location?.pathname === DIRECTORY_PATH
  const now = useNow(renderedAt)
  const found = list ? texts.count(list.total, list.total_is_exact) : null
  return (
    <>
      <div className="wrap grid items-center gap-x-10 gap-y-2 pt-2 lg:grid-cols-[1fr_460px] lg:pt-8">
        <h1 className="text-h2">
          {chosen.current?.name ?? texts.name}
          {chosen.current ? <span className="max-md:sr-only">{texts.inCity(city)}</span> : null}
        </h1>
        <SearchField
          label={texts.search.label}
          placeholder={texts.search.placeholder(chosen.current?.name)}
          action={DIRECTORY_PATH}
          look="line"
          name="busca"
          maxLength={80}
          defaultValue={state.busca}
          suggest={suggestions}
        >
          {/* Who types words looks for a name, on any day. */}
          <CarriedFields state={state} own={['busca', 'chegada', 'saida', 'pessoas']} />
        </SearchField>
      </div>
      <div className="wrap">
        <CategoryNav categories={categories} chosen={chosen} state={state} />
        {stays}
        <div className="mt-2 flex items-center gap-3">
          <p role="status" className="num min-w-0 flex-1 text-sm">
            <b className="font-semibold">{found}</b>
            {list && !stays ? <OpenCount data={data} list={list} /> : null}
          </p>
          {stays ? (
            // No link of the router: only the browser's own marks what it leads to.
            <a
              href={`#${STAY_DATES}`}
              className={clsx(buttonStyle({ look: 'line', size: 'sm' }), 'md:hidden')}
            >
              {texts.dates}
            </a>
          ) : null}
          <Later
            onServer={SheetOnServer}
            load={loadSheet}
            props={{
              ...{ state, neighbourhoods, counts, found, isStay },
              ...{ top: chosen.top, types: typesOf(categories, chosen.top) },
            }}
            skeleton={<Skeleton shape="block" className="h-11 w-28" />}
          />
          <ViewSwitch state={state} />
        </div>
      </div>
      <div className="sticky top-15 z-20 bg-areia-50 md:static">
        <div className="wrap py-1">
          <FilterBar state={state} hasPlaces={places.length > 0} isStay={isStay} />
        </div>
      </div>
      <div className={hasMap ? split : undefined}>
        <section
          aria-labelledby="resultados"
          aria-busy={isMoving}
          className={clsx(
            hasMap ? besideMap : 'wrap',
            'pt-2 pb-20 transition-opacity lg:pt-4',
            isMoving && 'opacity-55',
          )}
        >
          <h2 id="resultados" className="sr-only">
            {texts.results}
          </h2>
          {list && places.length > 0 ? (
            <Results list={list} state={state} renderedAt={renderedAt} onPoint={point} />
          ) : (
            <Later
              onServer={InsteadOnServer}
              load={loadInstead}
              props={{ state, hasFailed: !list, instead: data.instead, isStay, now }}
              skeleton={<Skeleton shape="block" className="h-80" />}
            />
          )}
        </section>
        {hasMap ? (
          <div id="mapa" className={mapFrame}>
            <Suspense>
              <ResultsMap listings={places} renderedAt={renderedAt} pointedId={pointedId} />
            </Suspense>
          </div>
        ) : null}
      </div>
      {taken}
    </>
  )
}

type OpenCountProps = { data: DirectoryData; list: DirectoryList }

/** Counted from the cards themselves where they are all there: the two then always agree. */
function OpenCount({ data: { state, openTotal, renderedAt }, list }: OpenCountProps) {
  const now = useNow(renderedAt)
  if (state.aberto || list.total === 0) return null
  const isWhole = list.establishments.length === list.total
  const count = isWhole
    ? list.establishments.filter(({ hours }) => openState(hours, now).state === 'open').length
    : openTotal
  return count === null ? null : <span className="text-muted"> · {texts.open(count)}</span>
}
