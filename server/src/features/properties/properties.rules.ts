import type { HIDDEN_BY, PropertyStatus } from '@portal/contract/properties/properties.texts'
import type { PropertyContent } from '@portal/contract/properties/property-fields'

export type HiddenBy = (typeof HIDDEN_BY)[number]

/** As its own people and the portal know it: nothing of it goes to a visitor as it is. */
export type Property = {
  id: string
  establishmentId: string
  slug: string
  status: PropertyStatus
  hiddenBy: HiddenBy | null
  hiddenReason: string | null
  publishedAt: Date | null
  /** When somebody last said that it is still to be had. */
  confirmedAt: Date | null
  feedId: string | null
  externalId: string | null
  version: number
  createdAt: Date
  updatedAt: Date
  photoIds: string[]
  content: PropertyContent
}

/** A photo somebody would like to show here. */
export type PhotoOfUse = { id: string; userId: string | null; status: string }
