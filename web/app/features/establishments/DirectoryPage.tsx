import type { Category } from '@portal/contract/categories/category'
import clsx from 'clsx'
import { useNavigation, useRevalidator } from 'react-router'
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

export type DirectoryData = {
  state: DirectoryState
  /** None where it could not be read. */
  list: DirectoryList | null
  categories: Category[]
  neighbourhoods: { name: string; count: number }[]
  renderedAt: string
}

export function DirectoryPage({ data, city }: { data: DirectoryData; city: string }) {
  const { state, list, categories, neighbourhoods, renderedAt } = data
  const chosen = chosenCategory(categories, state.categoria)
  const isMoving = useNavigation().location?.pathname === DIRECTORY_PATH
  return (
    <>
      <div className="wrap grid items-end gap-x-10 gap-y-5 pt-8 pb-4 lg:grid-cols-[1fr_460px] lg:pt-12">
        <div>
          <h1>{texts.title(chosen.current?.name, city)}</h1>
          <p className="mt-3 max-w-[52ch] text-lead text-muted">{texts.intro(city)}</p>
        </div>
        <SearchField
          key={state.busca}
          label={texts.search.label}
          placeholder={texts.search.placeholder}
          action={DIRECTORY_PATH}
          look="line"
          name="busca"
          maxLength={80}
          defaultValue={state.busca}
        >
          <CarriedFields state={state} own={['busca']} />
        </SearchField>
      </div>
      <div className="wrap">
        <CategoryNav categories={categories} chosen={chosen} state={state} />
        <div className="mt-3">
          <FilterBar state={state} />
        </div>
      </div>
      <section
        aria-labelledby="resultados"
        aria-busy={isMoving}
        className={clsx('wrap pt-6 pb-20 transition-opacity', isMoving && 'opacity-55')}
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
        {list ? <Results list={list} state={state} renderedAt={renderedAt} /> : <Failed />}
      </section>
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
