import type { OwnThing } from '@portal/contract/portal/search/answer.texts'
import type { SearchAnswer } from '@portal/contract/portal/search/search'
import { SEARCH_TEXT_MAX } from '@portal/contract/portal/search/search.texts'
import clsx from 'clsx'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import {
  forgetSearch,
  forgetSearches,
  RECENT_KEY,
  readRecent,
  rememberSearch,
} from '~/platform/search/recent-searches.ts'
import { suggestions } from '~/platform/search/suggestions.ts'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { SearchField } from '~/ui/SearchField.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { Found } from './Found.tsx'
import { type Help, StartingPoints } from './StartingPoints.tsx'
import { searchTexts as texts } from './search.texts.ts'
import { hasQuestion, SEARCH_PATH, type SearchState } from './search-address.rules.ts'

export type SearchData = {
  state: SearchState
  /** None where nothing was asked, or where it could not be read. */
  answer: SearchAnswer | null
  help: Help
}

const LINES = [1, 2, 3, 4]

type SearchPageProps = {
  data: SearchData
  city: string
  contactPhone: string
  own: (thing: OwnThing) => ReactNode
}

export function SearchPage({ data, city, contactPhone, own }: SearchPageProps) {
  const { state, answer, help } = data
  const isMoving = useNavigation().location?.pathname === SEARCH_PATH
  const recent = useRecentSearches(state.q, hasFound(answer))
  const isAsked = hasQuestion(state)
  const isAnswered = Boolean(answer?.answer) && !state.kind
  return (
    <div className="wrap max-w-4xl! pt-8 pb-20 lg:pt-12">
      {/* The answer is the headline, where there is one. */}
      {isAnswered ? null : (
        <h1 className={state.q ? 'line-clamp-3 wrap-break-word text-h2' : undefined}>
          {state.q ? texts.titleOf(state.q) : texts.title}
        </h1>
      )}
      {isAsked ? null : <p className="mt-3 text-lead text-muted">{texts.lead(city)}</p>}
      <div className="mt-5">
        <SearchField
          label={texts.box.label}
          placeholder={texts.box.placeholder}
          action={SEARCH_PATH}
          look="line"
          maxLength={SEARCH_TEXT_MAX}
          defaultValue={state.q}
          suggest={suggestions}
        >
          <WhereSomebodyIs state={state} />
        </SearchField>
      </div>
      <section
        aria-label={texts.results}
        aria-busy={isMoving}
        className={clsx('mt-6 transition-opacity', isMoving && 'opacity-55')}
      >
        {isMoving && !answer ? (
          <Coming />
        ) : !isAsked ? (
          <StartingPoints {...help} recent={recent} />
        ) : answer ? (
          <Found
            answer={answer}
            state={state}
            help={<StartingPoints {...help} recent={recent} />}
            own={own}
            contactPhone={contactPhone}
          />
        ) : (
          <Failed />
        )}
      </section>
    </div>
  )
}

const hasFound = (answer: SearchAnswer | null) =>
  answer !== null &&
  (answer.answer !== null ||
    answer.total + answer.streets.found.length + answer.dishes.length + answer.offers.length > 0)

/** Other words are another question; who asks is still at the same place. */
function WhereSomebodyIs({ state: { lat, lng } }: { state: SearchState }) {
  if (lat === undefined || lng === undefined) return null
  return (
    <>
      <input type="hidden" name="lat" value={lat} />
      <input type="hidden" name="lng" value={lng} />
    </>
  )
}

/** In the shape of results, for who asks from the empty page. */
function Coming() {
  return LINES.map((line) => (
    <div key={line} className="grid grid-cols-[72px_1fr] gap-4 py-4 md:grid-cols-[104px_1fr]">
      <Skeleton shape="block" className="aspect-square" />
      <div className="grid content-start gap-2.5">
        <Skeleton className="w-2/3" />
        <Skeleton className="w-1/3" />
        <Skeleton className="w-full" />
      </div>
    </div>
  ))
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

/** The last ones, the newest first; what found something joins them. */
function useRecentSearches(q: string, hasResults: boolean) {
  const [searches, setSearches] = useState<string[]>([])
  useEffect(() => {
    setSearches(q && hasResults ? rememberSearch(q) : readRecent())
    // Another tab may search, or forget, meanwhile.
    const follow = ({ key }: StorageEvent) => {
      if (key === RECENT_KEY || key === null) setSearches(readRecent())
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [q, hasResults])
  return {
    searches,
    remove: (search: string) => setSearches(forgetSearch(search)),
    clear: () => setSearches(forgetSearches()),
  }
}
