import type { ContributionKind } from '@portal/contract/newsroom/contributions/contribution.texts'
import { entriesOf } from '@portal/contract/shared/records'
import { GALLERY } from './contributions.constants.ts'

const KIND = 'tipo'
const CURSOR = 'cursor'
export const GALLERY_PARAMETERS = [KIND, CURSOR]

/** The word the address has for each. */
const IN_ADDRESS: Record<ContributionKind, string> = {
  photo: 'foto',
  story: 'historia',
  tip: 'dica',
  complaint: 'reclamacao',
}

export function kindIn(search: URLSearchParams): ContributionKind | null {
  const word = search.get(KIND)
  const found = entriesOf(IN_ADDRESS).find(([, written]) => written === word)
  return found ? found[0] : null
}

/** The last one: the way back is kept in the address, cursor by cursor. */
export const cursorIn = (search: URLSearchParams) => search.getAll(CURSOR).at(-1)

export const galleryAddress = (kind: ContributionKind | null) =>
  kind ? `${GALLERY}?${KIND}=${IN_ADDRESS[kind]}` : GALLERY

export const contributionAddress = ({ slug }: { slug: string }) => `${GALLERY}/${slug}`
