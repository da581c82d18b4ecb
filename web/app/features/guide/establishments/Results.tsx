import type { EstablishmentCard as Listing } from '@portal/contract/guide/establishments/establishment'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useNow } from '~/platform/use-now.ts'
import { LinkButton } from '~/ui/LinkButton.tsx'
import {
  type DirectoryState,
  directoryAddress,
  isPlaceHash,
  moreAddress,
  placeId,
  resultsGrid,
} from './directory-address.rules.ts'
import { EstablishmentCard } from './EstablishmentCard.tsx'
import { directoryTexts as texts } from './establishments.texts.ts'

export type DirectoryList = {
  establishments: (Listing & { href?: string })[]
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

const IN_PLACE = { preventScroll: true }

export function Results({ list, state, renderedAt, onPoint }: ResultsProps) {
  const now = useNow(renderedAt)
  const { hash } = useLocation()
  // Whoever asked for more by keyboard goes on at the first new one.
  useEffect(() => {
    if (isPlaceHash(hash)) document.querySelector<HTMLElement>(`${hash} a`)?.focus(IN_PLACE)
  }, [hash])
  return (
    <>
      <ul className={resultsGrid(state)}>
        {list.establishments.map((listing, index) => (
          <li
            key={listing.id}
            id={placeId(index)}
            className="scroll-mt-32"
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
              to={moreAddress(state, list.next_cursor, list.establishments.length)}
              // One list, however long: back leads to where the person came from.
              replace
              preventScrollReset
              rel="next"
              look="line"
            >
              {texts.more}
            </LinkButton>
          ) : null}
        </nav>
      ) : null}
    </>
  )
}
