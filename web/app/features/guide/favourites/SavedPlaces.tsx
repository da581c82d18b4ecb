import type { EstablishmentCard } from '@portal/contract/guide/establishments/establishment'
import { Heart } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Box } from '~/ui/Box.tsx'
import { Button } from '~/ui/Button.tsx'
import { CardSkeleton } from '~/ui/CardSkeleton.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { savedListTexts as texts } from './saved-list.texts.ts'
import { useSavedPlaces } from './use-saved-places.ts'

const grid = 'grid gap-x-6 gap-y-10 md:grid-cols-2 xl:grid-cols-3'

type SavedPlacesProps = {
  level: 'h2' | 'h3'
  /** The guide's own card, which another part of the portal brings. */
  renderCard: (place: EstablishmentCard) => ReactNode
}

/** The saved places, the last one first. */
export function SavedPlaces({ level, renderCard }: SavedPlacesProps) {
  const { query, places, isVisitor } = useSavedPlaces()
  if (query.isError && !places) {
    return (
      <ErrorState
        title={texts.failed}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (!places) return <Waiting />
  if (places.length === 0) return <Nothing level={level} />
  return (
    <div className="grid gap-8">
      {isVisitor ? <OnlyHere /> : null}
      <ul className={grid}>
        {places.map((place) => (
          <li key={place.id}>{renderCard(place)}</li>
        ))}
      </ul>
      {query.hasNextPage ? (
        <Button
          look="line"
          className="justify-self-center"
          pending={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {texts.more}
        </Button>
      ) : null}
    </div>
  )
}

function Waiting() {
  return (
    <div role="status" aria-busy="true" className={grid}>
      <span className="sr-only">{texts.loading}</span>
      {[1, 2, 3].map((place) => (
        <CardSkeleton key={place} ratio="3/2" />
      ))}
    </div>
  )
}

function Nothing({ level }: Pick<SavedPlacesProps, 'level'>) {
  return (
    <EmptyState
      icon={<Heart />}
      level={level}
      title={texts.empty.title}
      action={<LinkButton to="/guia-comercial">{texts.empty.action}</LinkButton>}
    >
      {texts.empty.text}
    </EmptyState>
  )
}

function OnlyHere() {
  const { pathname } = useLocation()
  const state = { from: pathname }
  return (
    <Box className="flex flex-wrap items-center justify-between gap-4">
      <p className="max-w-[56ch]">{texts.here.text}</p>
      <div className="flex flex-wrap gap-2">
        <LinkButton to="/auth/login" state={state} size="sm">
          {texts.here.signIn}
        </LinkButton>
        <LinkButton to="/auth/register" state={state} look="line" size="sm">
          {texts.here.signUp}
        </LinkButton>
      </div>
    </Box>
  )
}
