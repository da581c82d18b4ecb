/**
 * Where the team decides about something that may be one's own, below /api/v1; the last parameter is its id.
 * The features of the server say whose each is (`decisions` in their manifests).
 */
export const DECIDED_AT = [
  '/admin/claims/:id',
  '/admin/contributions/:id',
  '/admin/coverage-requests/:id/move',
  '/admin/establishments/:id',
  '/admin/events/:id/status',
  '/admin/offers/:offer',
  '/admin/people/:id/plan',
  '/admin/plan-payments/:id',
  '/admin/properties/:id',
  '/admin/property-flags/:id',
  '/admin/reports/:id',
  '/admin/reviews/:id',
] as const
export type DecidedAt = (typeof DECIDED_AT)[number]

/** A page of any list of the team. */
export const OWN_DECISIONS_MAX = 100
