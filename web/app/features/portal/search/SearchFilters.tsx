import type { SearchAnswer } from '@portal/contract/portal/search/search'
import {
  SEARCH_INTENT_WORDS,
  SEARCH_WINDOW_WORDS,
  SEARCH_WINDOWS,
} from '@portal/contract/portal/search/search.texts'
import { LocateFixed, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { ChipRow } from '~/ui/ChipRow.tsx'
import { LinkChip } from '~/ui/LinkChip.tsx'
import { NearMeChip } from '~/ui/map/NearMeChip.tsx'
import { VisuallyHidden } from '~/ui/VisuallyHidden.tsx'
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

/** What is nearest comes first; once more, without the place again. */
function NearMe({ state }: { state: SearchState }) {
  const navigate = useNavigate()
  if (state.lat !== undefined) {
    return (
      <Filter to={searchAddress(state, { lat: undefined, lng: undefined })} isOn>
        <LocateFixed aria-hidden="true" />
        {texts.near}
      </Filter>
    )
  }
  return (
    <NearMeChip
      label={texts.near}
      onFound={(place) => void navigate(searchAddress(state, place), { preventScrollReset: true })}
    />
  )
}

/** To the results with this filter, or without it where it is on. */
function Filter({ to, isOn, children }: { to: string; isOn: boolean; children: ReactNode }) {
  return (
    <LinkChip
      to={to}
      look="line"
      className="relative"
      rel="nofollow"
      preventScrollReset
      aria-current={isOn ? 'true' : undefined}
    >
      {isOn ? <VisuallyHidden>{texts.remove}</VisuallyHidden> : null} {children}
      {isOn ? <X aria-hidden="true" /> : null}
    </LinkChip>
  )
}
