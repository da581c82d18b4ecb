import type { OwnThing } from '@portal/contract/portal/search/answer.texts'
import type { SearchAnswer, SearchResult } from '@portal/contract/portal/search/search'
import {
  GROUP_PAGE,
  SEARCH_INTENT_WORDS,
  SEARCH_KIND_WORDS,
} from '@portal/contract/portal/search/search.texts'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { AnswerCard } from './AnswerCard.tsx'
import { DishResults } from './DishResults.tsx'
import { KindTabs } from './KindTabs.tsx'
import { Nearest } from './Nearest.tsx'
import { OfferResults } from './OfferResults.tsx'
import { PropertyResults } from './PropertyResults.tsx'
import { ResultRow } from './ResultRow.tsx'
import { SearchFilters } from './SearchFilters.tsx'
import { Spelling } from './Spelling.tsx'
import { StreetResults } from './StreetResults.tsx'
import { searchTexts as texts } from './search.texts.ts'
import {
  hasFilters,
  type SearchState,
  searchAddress,
  withoutFilters,
} from './search-address.rules.ts'

type FoundProps = {
  answer: SearchAnswer
  state: SearchState
  /** Where nothing was found: other ways on. */
  help: ReactNode
  /** What of the person answers, read by their own browser. */
  own?: (thing: OwnThing) => ReactNode
  contactPhone?: string
}

export function Found({ answer, state, help, own, contactPhone = '' }: FoundProps) {
  const { dishes, offers, properties, streets, total } = answer
  const said = state.kind ? null : answer.answer
  const groups = withoutShown(answer)
  const beside = countBeside(answer)
  const isInVain = state.kind ? answer.results.length === 0 : total + beside === 0 && !said
  const isNear = answer.is_partial && !isInVain && beside === 0 && !said && !state.kind
  const isFiltered = hasFilters(state) || answer.intents.length > 0
  return (
    <>
      <Spelling answer={answer} state={state} />
      {answer.groups.length > 0 || state.kind ? (
        <KindTabs groups={answer.groups} state={state} />
      ) : null}
      {said ? (
        <div className="mt-3">
          <AnswerCard answer={said} own={said.own && own ? own(said.own) : null} />
        </div>
      ) : null}
      {isInVain && !isFiltered ? null : (
        <div className="mt-3">
          <SearchFilters state={state} answer={answer} />
        </div>
      )}
      <p role="status" className={isInVain ? 'sr-only' : 'num mt-3 font-semibold text-sm'}>
        {isInVain ? texts.empty.title(state.q) : countText(answer, state)}
      </p>
      {answer.is_relaxed ? (
        <p className="mt-1 text-muted text-sm">
          {texts.relaxed(answer.intents.map((one) => SEARCH_INTENT_WORDS[one]).join(', '))}
        </p>
      ) : null}
      {answer.is_partial && !isInVain && !isNear && beside === 0 && !said ? (
        <p className="mt-1 text-muted text-sm">{texts.partial}</p>
      ) : null}
      {isInVain ? (
        <InVain state={state} help={help} />
      ) : state.kind ? (
        <OneKind answer={answer} state={state} />
      ) : isNear ? (
        <Nearest answer={answer} q={state.q} contactPhone={contactPhone} />
      ) : (
        <>
          {streets.first && said?.kind !== 'street' ? (
            <StreetResults streets={streets.found} />
          ) : null}
          <DishResults dishes={dishes} />
          <OfferResults offers={offers} />
          <Groups groups={groups} state={state} isAnswered={said !== null} />
          <PropertyResults properties={properties} />
          {streets.first ? null : <StreetResults streets={streets.found} />}
        </>
      )}
    </>
  )
}

/** What was found beside the index. */
const countBeside = ({ dishes, offers, properties, streets }: SearchAnswer) =>
  streets.found.length + dishes.length + offers.length + properties.length

/** Of the chosen kind, where one is chosen. */
function countText(answer: SearchAnswer, { kind }: SearchState) {
  const { groups, total, total_is_exact } = answer
  if (!kind) return texts.count(total + countBeside(answer), total_is_exact)
  return texts.count(groups.find((group) => group.kind === kind)?.count ?? 0, true)
}

/** Few groups with few rows each: all of a kind are behind its own link. */
const MOST_GROUPS = 4
const ROWS_AFTER_FIRST = 3

type GroupsProps = {
  groups: SearchAnswer['groups']
  state: SearchState
  /** What was asked for is said above. */
  isAnswered: boolean
}

function Groups({ groups, state, isAnswered }: GroupsProps) {
  return groups.slice(0, MOST_GROUPS).map(({ kind, count, results }, place) => (
    <section key={kind} aria-labelledby={`grupo-${kind}`} className="mt-8 first-of-type:mt-4">
      <div className="flex items-center justify-between gap-3 border-line border-b pb-1">
        <h2 id={`grupo-${kind}`} className="text-h3">
          {SEARCH_KIND_WORDS[kind].many}
        </h2>
        {count > rowsOf(place, isAnswered) ? (
          <TextLink to={searchAddress(state, { kind })} block className="flex-none text-sm">
            {texts.seeAll(count)}
          </TextLink>
        ) : null}
      </div>
      <Rows results={results.slice(0, rowsOf(place, isAnswered))} isFirst={place === 0} />
    </section>
  ))
}

const rowsOf = (place: number, isAnswered: boolean) =>
  place === 0 && !isAnswered ? GROUP_PAGE : ROWS_AFTER_FIRST

/** What the answer shows is not shown again. */
function withoutShown({ groups, answer }: SearchAnswer): SearchAnswer['groups'] {
  const shown = new Set(answer?.places.map(({ path }) => path))
  return groups
    .map((group) => ({ ...group, results: group.results.filter(({ path }) => !shown.has(path)) }))
    .filter(({ results }) => results.length > 0)
}

function OneKind({ answer, state }: Pick<FoundProps, 'answer' | 'state'>) {
  const { results, next_cursor } = answer
  return (
    <>
      <Rows results={results} isFirst />
      {next_cursor || state.cursor ? (
        <nav
          aria-label={texts.pages}
          className="mt-8 flex flex-wrap items-center justify-center gap-3"
        >
          {state.cursor ? (
            <LinkButton to={searchAddress(state)} look="ghost">
              {texts.first}
            </LinkButton>
          ) : null}
          {next_cursor ? (
            <LinkButton to={searchAddress(state, { cursor: next_cursor })} rel="next" look="line">
              {texts.more}
            </LinkButton>
          ) : null}
        </nav>
      ) : null}
    </>
  )
}

function Rows({ results, isFirst }: { results: readonly SearchResult[]; isFirst: boolean }) {
  return (
    <ul className="divide-y divide-line">
      {results.map((result, place) => (
        <li key={result.id}>
          <ResultRow result={result} isFirst={isFirst && place < 4} />
        </li>
      ))}
    </ul>
  )
}

function InVain({ state, help }: { state: SearchState; help: ReactNode }) {
  const isFiltered = hasFilters(state)
  return (
    <div className="mt-4 grid grid-cols-1 gap-10">
      <EmptyState
        icon={<SearchX />}
        level="h2"
        title={texts.empty.title(state.q)}
        action={
          <>
            {isFiltered ? (
              <LinkButton to={withoutFilters(state)}>{texts.empty.unfiltered}</LinkButton>
            ) : null}
            <LinkButton to="/guia-comercial" look={isFiltered ? 'line' : 'ink'}>
              {texts.empty.whole}
            </LinkButton>
          </>
        }
      >
        {isFiltered ? texts.empty.filtered : texts.empty.text}
      </EmptyState>
      {help}
    </div>
  )
}
