import type { OwnPhoto } from '@portal/contract/ground/media/media'
import type { ReactNode } from 'react'

/** The field for the poster, which another part of the portal brings. */
export type PosterPart = (part: {
  photos: readonly OwnPhoto[]
  onChange: (photos: OwnPhoto[]) => void
  limit: number
}) => ReactNode
