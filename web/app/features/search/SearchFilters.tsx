import type { SearchAnswer } from '@portal/contract/search/search'
import {
  SEARCH_INTENT_WORDS,
  SEARCH_WINDOW_WORDS,
  SEARCH_WINDOWS,
} from '@portal/contract/search/search.texts'
import type { ReactNode } from 'react'
import { ChipRow } from '~/ui/ChipRow.tsx'
import { Filter } from './Filter.tsx'
import { NearMe } from './NearMe.tsx'
import { searchTexts } from './search.texts.ts'
import { type SearchState, searchAddress } from './search-address.rules.ts'

const texts = searchTexts.filters

type SearchFiltersProps = { state: SearchState; answer: SearchAnswer }

/** What the words asked for, which can be taken away, and what may be asked besides. */
export function SearchFilters({ state, answer }: SearchFiltersProps) {
  const { intents, groups } = answer
  const isAboutListings = !state.kind || state.kind === 'establishment'
  const hasListings = isAboutListings && groups.some(({ kind }) => kind === 'establishment')
  // "Perto" says nothing until somebody says where they are: that is asked by a button of its own.
  const shown = intents.filter((intent) => intent !== 'perto')
  const isDated = state.kind === 'event' || Boolean(state.quando)
  const isAsked = (name: 'aberto' | 'barato') => Boolean(state[name]) || intents.includes(name)
  return (
    <nav aria-label={texts.label}>
      <ChipRow>
        {shown.map((intent) => (
          <Filter key={intent} to={searchAddress(state, { sem: [...state.sem, intent] })} isOn>
            {SEARCH_INTENT_WORDS[intent]}
          </Filter>
        ))}
        {state.categoria ? (
          <Filter to={searchAddress(state, { categoria: undefined })} isOn>
            {texts.category(state.categoria.replaceAll('-', ' '))}
          </Filter>
        ) : null}
        <NearMe state={state} />
        {hasListings || state.aberto ? (
          <Toggle state={state} name="aberto" isHidden={isAsked('aberto') && !state.aberto}>
            {texts.open}
          </Toggle>
        ) : null}
        {hasListings || state.barato ? (
          <Toggle state={state} name="barato" isHidden={isAsked('barato') && !state.barato}>
            {texts.cheap}
          </Toggle>
        ) : null}
        {isDated
          ? SEARCH_WINDOWS.map((window) => (
              <Filter
                key={window}
                to={searchAddress(state, { quando: state.quando === window ? undefined : window })}
                isOn={state.quando === window}
              >
                {SEARCH_WINDOW_WORDS[window]}
              </Filter>
            ))
          : null}
      </ChipRow>
    </nav>
  )
}

function Toggle({
  state,
  name,
  isHidden,
  children,
}: {
  state: SearchState
  name: 'aberto' | 'barato'
  /** The words say it already. */
  isHidden: boolean
  children: ReactNode
}) {
  if (isHidden) return null
  return (
    <Filter
      to={searchAddress(state, { [name]: state[name] ? undefined : '1' })}
      isOn={Boolean(state[name])}
    >
      {children}
    </Filter>
  )
}
