import type { EstablishmentCard as Listing } from '@portal/contract/establishments/establishment'
import clsx from 'clsx'
import { SearchX } from 'lucide-react'
import { useNow } from '~/platform/use-now.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import {
  DIRECTORY_PATH,
  type DirectoryState,
  directoryAddress,
  hasFilters,
  withoutFilters,
} from './directory-address.rules.ts'
import { EstablishmentCard } from './EstablishmentCard.tsx'
import { directoryTexts as texts } from './establishments.texts.ts'
import { ViewButton } from './ViewSwitch.tsx'

export type DirectoryList = {
  establishments: Listing[]
  next_cursor: string | null
  total: number
  total_is_exact: boolean
}

type ResultsProps = {
  list: DirectoryList
  state: DirectoryState
  renderedAt: string
  /** Which card the person points at: the map beside the list shows where it is. */
  onPoint: (id: string | null) => void
}

export function Results({ list, state, renderedAt, onPoint }: ResultsProps) {
  const now = useNow(renderedAt)
  if (list.establishments.length === 0) return <NothingFound state={state} />
  return (
    <>
      <ul
        className={clsx(
          'grid gap-x-6 gap-y-10 md:grid-cols-2',
          state.ver === 'mapa' || 'lg:grid-cols-3',
        )}
      >
        {list.establishments.map((listing, index) => (
          <li
            key={listing.id}
            onPointerEnter={() => onPoint(listing.id)}
            onPointerLeave={() => onPoint(null)}
            onFocus={() => onPoint(listing.id)}
            onBlur={() => onPoint(null)}
          >
            <EstablishmentCard
              listing={listing}
              now={now}
              loading={index === 0 ? 'priority' : index < 3 ? 'eager' : 'lazy'}
            />
          </li>
        ))}
      </ul>
      {list.next_cursor || state.cursor ? (
        <nav
          aria-label={texts.pages}
          className="mt-12 flex flex-wrap items-center justify-center gap-3"
        >
          {state.cursor ? (
            <LinkButton to={directoryAddress(state)} look="ghost">
              {texts.first}
            </LinkButton>
          ) : null}
          {list.next_cursor ? (
            <LinkButton
              to={directoryAddress(state, { cursor: list.next_cursor })}
              rel="next"
              look="line"
            >
              {texts.more}
            </LinkButton>
          ) : null}
        </nav>
      ) : null}
      <ViewButton state={state} />
    </>
  )
}

function NothingFound({ state }: { state: DirectoryState }) {
  const isFiltered = hasFilters(state)
  return (
    <EmptyState
      icon={<SearchX />}
      title={texts.empty.title}
      action={
        <>
          {isFiltered ? (
            <LinkButton to={withoutFilters(state)}>{texts.filters.clear}</LinkButton>
          ) : null}
          <LinkButton to={DIRECTORY_PATH} look={isFiltered ? 'line' : 'ink'}>
            {texts.empty.whole}
          </LinkButton>
        </>
      }
    >
      {emptyText(state, isFiltered)}
    </EmptyState>
  )
}

function emptyText({ busca }: DirectoryState, isFiltered: boolean) {
  if (isFiltered) return texts.empty.filtered
  return busca ? texts.empty.searched(busca) : texts.empty.plain
}
