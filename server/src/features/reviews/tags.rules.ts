export const reviewsTag = (establishmentId: string) => `reviews:${establishmentId}`

/** Stars are shown on the listing's page and on every card, and lists are sorted by them. */
export const ratingTags = (establishmentId: string) => [
  reviewsTag(establishmentId),
  `establishment:${establishmentId}`,
  'establishments',
]
