import { useState } from 'react'
import { CardAction } from '~/features/guide/establishments/card-action.ts'
import { EstablishmentCard } from '~/features/guide/establishments/EstablishmentCard.tsx'
import { SavedPlaces } from '~/features/guide/favourites/SavedPlaces.tsx'
import { useNow } from '~/platform/use-now.ts'
import { saveAction } from './save-action.tsx'

/** The saved places as the guide shows them, each with its heart. */
export function SavedCards({ level }: { level: 'h2' | 'h3' }) {
  const [openedAt] = useState(() => new Date().toISOString())
  const now = useNow(openedAt)
  return (
    <CardAction value={saveAction}>
      <SavedPlaces
        level={level}
        renderCard={(place) => <EstablishmentCard listing={place} now={now} level={level} />}
      />
    </CardAction>
  )
}
