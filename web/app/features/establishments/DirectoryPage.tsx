import type { Category } from '@portal/contract/categories/category'
import clsx from 'clsx'
import { lazy, Suspense, useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { suggestions } from '~/platform/search/suggestions.ts'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { SearchField } from '~/ui/SearchField.tsx'
import { CarriedFields } from './CarriedFields.tsx'
import { CategoryNav } from './CategoryNav.tsx'
import { chosenCategory } from './chosen-category.rules.ts'
import { DIRECTORY_PATH, type DirectoryState } from './directory-address.rules.ts'
import { directoryTexts as texts } from './establishments.texts.ts'
import { FilterBar } from './FilterBar.tsx'
import { ListControls } from './ListControls.tsx'
import { type DirectoryList, Results } from './Results.tsx'
import { ViewSwitch } from './ViewSwitch.tsx'

const ResultsMap = lazy(() =>
  import('./ResultsMap.tsx').then((module) => ({ default: module.ResultsMap })),
)

export type DirectoryData = {
  state: DirectoryState
  /** None where it could not be read. */
  list: DirectoryList | null
  categories: Category[]
  neighbourhoods: { name: string; count: number }[]
  renderedAt: string
}

/** List and map side by side where there is room; else the map comes first to the eye, not to the ear. */
const split = 'flex flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(27rem,37vw)]'
const besideMap =
  'w-full px-(--gutter) lg:pr-8 lg:pl-[max(var(--gutter),calc((100vw-var(--content))/2))]'
const mapFrame =
  'relative order-first mt-4 h-[min(64svh,32rem)] scroll-mt-20 bg-agua lg:sticky lg:top-19 lg:order-none lg:h-[calc(100svh-4.75rem)]'

export function DirectoryPage({ data, city }: { data: DirectoryData; city: string }) {
  const { state, list, categories, neighbourhoods, renderedAt } = data
  const chosen = chosenCategory(categories, state.categoria)
  const [pointedId, point] = useState<string | null>(null)
  const places = list?.establishments ?? []
  const hasMap = state.ver === 'mapa' && places.length > 0
  const isMoving = useNavigation().location?.pathname === DIRECTORY_PATH
  return (
    <>
      <div className="wrap grid items-end gap-x-10 gap-y-5 pt-8 pb-4 lg:grid-cols-[1fr_460px] lg:pt-12">
        <div>
          <h1>{texts.title(chosen.current?.name, city)}</h1>
          <p className="mt-3 max-w-[52ch] text-lead text-muted">{texts.intro(city)}</p>
        </div>
        <SearchField
          label={texts.search.label}
          placeholder={texts.search.placeholder}
          action={DIRECTORY_PATH}
          look="line"
          name="busca"
          maxLength={80}
          defaultValue={state.busca}
          suggest={suggestions}
        >
          <CarriedFields state={state} own={['busca']} />
        </SearchField>
      </div>
      <div className="wrap">
        <CategoryNav categories={categories} chosen={chosen} state={state} />
        <div className="mt-3 flex items-center justify-between gap-6 *:min-w-0">
          <FilterBar state={state} />
          <ViewSwitch state={state} />
        </div>
      </div>
      <div className={hasMap ? split : undefined}>
        <section
          aria-labelledby="resultados"
          aria-busy={isMoving}
          className={clsx(
            hasMap ? besideMap : 'wrap',
            'pt-6 pb-20 transition-opacity',
            isMoving && 'opacity-55',
          )}
        >
          <h2 id="resultados" className="sr-only">
            {texts.results}
          </h2>
          <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
            <p role="status" className="num font-semibold">
              {list ? texts.count(list.total, list.total_is_exact) : null}
            </p>
            <ListControls state={state} neighbourhoods={neighbourhoods} />
          </div>
          {list ? (
            <Results list={list} state={state} renderedAt={renderedAt} onPoint={point} />
          ) : (
            <Failed />
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
    </>
  )
}

function Failed() {
  const { revalidate, state } = useRevalidator()
  return (
    <ErrorState
      title={texts.failed.title}
      onRetry={() => void revalidate()}
      retrying={state === 'loading'}
    >
      {texts.failed.text}
    </ErrorState>
  )
}
