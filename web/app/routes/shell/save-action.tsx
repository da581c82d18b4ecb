import type { CardActionOf } from '~/features/guide/establishments/card-action.ts'
import { SaveButton } from '~/features/guide/favourites/SaveButton.tsx'

/** The heart on the guide's cards. */
export const saveAction: CardActionOf = (listing, look) => (
  <SaveButton place={listing} look={look} />
)
