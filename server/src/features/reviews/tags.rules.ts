import { Tag } from '../../platform/live/tags.ts'

/** Stars are shown on the listing's page and on every card, and lists are sorted by them. */
export const ratingTags = (establishmentId: string) => [
  Tag.reviews(establishmentId),
  Tag.establishment(establishmentId),
  Tag.establishments,
]
