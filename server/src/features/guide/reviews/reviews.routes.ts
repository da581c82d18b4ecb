import * as contract from '@portal/contract/guide/reviews/review'
import type { FastifyInstance } from 'fastify'
import { decodeCursor } from '../../../platform/database/list-cursor.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { publicRead, route } from '../../../platform/http/route.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { presentReview } from './present-review.ts'
import { removeReview } from './remove-review.ts'
import type { ReviewSubject } from './review-subject.rules.ts'
import { PUBLIC_READ_SECONDS } from './reviews.constants.ts'
import type { Deps } from './reviews.feature.ts'
import { barrierOf } from './reviews.rules.ts'
import { writeReview } from './write-review.ts'

const placeOf = (cursor: string | undefined) => (cursor ? decodeCursor(cursor) : null)

export function reviewsRoutes(app: FastifyInstance, deps: Deps) {
  serveReviews(app, deps, 'establishment', contract)
  serveReviews(app, deps, 'sight', contract.sightReviews)

  route(app, contract.listMyReviews, async ({ query, actor: { userId } }) => {
    const { rows, nextCursor } = await deps.stores.reviewLists.listOf(userId, placeOf(query.cursor))
    return { reviews: rows.map(presentReview), next_cursor: nextCursor }
  })
}

/** Reading and writing, the same for everything that is reviewed. */
function serveReviews(
  app: FastifyInstance,
  deps: Deps,
  kind: ReviewSubject['kind'],
  endpoints: contract.ReviewEndpoints,
) {
  const { clock, reads, stores } = deps
  const subjectTag = kind === 'sight' ? Tag.sight : Tag.establishment

  publicRead(
    app,
    reads,
    endpoints.listReviews,
    {
      ttlSeconds: PUBLIC_READ_SECONDS,
      // With the place, which takes its reviews off the air with it, and with the photos' words.
      tags: ({ reviews }, { params }) => [
        Tag.reviews(params.id),
        subjectTag(params.id),
        ...reviews.flatMap(({ photos }) => photos.map(({ id }) => Tag.media(id))),
      ],
    },
    async ({ params: { id }, query }) => {
      const subject = { kind, id }
      if (!(await stores.reviewLists.isPublished(subject))) throw new NotFound(kind, id)
      const [{ rows, nextCursor }, stars] = await Promise.all([
        stores.reviewLists.listPublished(subject, placeOf(query.cursor)),
        stores.reviewLists.stars(subject),
      ])
      return { reviews: rows.map(presentReview), next_cursor: nextCursor, stars }
    },
  )

  route(app, endpoints.readMyReview, async ({ params: { id }, actor }) => {
    const { userId, emailVerified } = actor
    const subject = { kind, id }
    const [review, isPublished, role, profile] = await Promise.all([
      stores.reviewLists.findOf(subject, userId),
      stores.reviewLists.isPublished(subject),
      kind === 'establishment' ? stores.team.roleOf(id, userId) : null,
      stores.profiles.read(userId, clock.now()),
    ])
    if (!review && !isPublished) throw new NotFound(kind, id)
    return {
      review: review ? presentReview(review) : null,
      barrier: barrierOf({
        isOfTheTeam: role !== null,
        emailVerified,
        isProfileComplete: profile?.is_complete ?? false,
      }),
    }
  })
  route(app, endpoints.writeReview, async ({ params: { id }, body, actor }) => {
    await writeReview(actor, { kind, id }, body, deps)
    const review = await stores.reviewLists.findOf({ kind, id }, actor.userId)
    if (!review) throw new NotFound('review')
    return presentReview(review)
  })
  route(app, endpoints.removeReview, async ({ params: { id }, actor }) => {
    await removeReview(actor, { kind, id }, deps)
    return { removed: true as const }
  })
}
