import * as received from '@portal/contract/reviews/received-review'
import * as contract from '@portal/contract/reviews/review'
import type { FastifyInstance } from 'fastify'
import { decodeCursor } from '../../platform/database/list-cursor.ts'
import { NotFound } from '../../platform/errors/domain-errors.ts'
import { publicRead, route } from '../../platform/http/route.ts'
import { Tag } from '../../platform/live/tags.ts'
import { ANSWERING_ROLES, ANY_ROLE, requireRole } from '../../platform/team-roles.ts'
import { presentOwnReview, presentReceivedReview, presentReview } from './present-review.ts'
import { removeReview } from './remove-review.ts'
import { replyToReview } from './reply-to-review.ts'
import { PUBLIC_READ_SECONDS } from './reviews.constants.ts'
import type { Deps } from './reviews.feature.ts'
import { barrierOf } from './reviews.rules.ts'
import { writeReview } from './write-review.ts'

const placeOf = (cursor: string | undefined) => (cursor ? decodeCursor(cursor) : null)

export function reviewsRoutes(app: FastifyInstance, deps: Deps) {
  const { clock, reads, stores } = deps

  publicRead(
    app,
    reads,
    contract.listReviews,
    {
      ttlSeconds: PUBLIC_READ_SECONDS,
      // With the listing, which takes its reviews off the air with it, and with the photos' words.
      tags: ({ reviews }, { params }) => [
        Tag.reviews(params.id),
        Tag.establishment(params.id),
        ...reviews.flatMap(({ photos }) => photos.map(({ id }) => Tag.media(id))),
      ],
    },
    async ({ params, query }) => {
      if (!(await stores.reviewLists.isPublished(params.id))) {
        throw new NotFound('establishment', params.id)
      }
      const [{ rows, nextCursor }, stars] = await Promise.all([
        stores.reviewLists.listPublished(params.id, placeOf(query.cursor)),
        stores.reviewLists.stars(params.id),
      ])
      return { reviews: rows.map(presentReview), next_cursor: nextCursor, stars }
    },
  )

  async function presentOwn(establishmentId: string, userId: string) {
    const review = await stores.reviewLists.findOf(establishmentId, userId)
    if (!review) throw new NotFound('review')
    return presentOwnReview(review)
  }

  route(app, contract.readMyReview, async ({ params, actor: { userId, emailVerified } }) => {
    const [review, isPublished, role, profile] = await Promise.all([
      stores.reviewLists.findOf(params.id, userId),
      stores.reviewLists.isPublished(params.id),
      stores.team.roleOf(params.id, userId),
      stores.profiles.read(userId, clock.now()),
    ])
    if (!review && !isPublished) throw new NotFound('establishment', params.id)
    return {
      review: review ? presentOwnReview(review) : null,
      barrier: barrierOf({
        isOfTheTeam: role !== null,
        emailVerified,
        isProfileComplete: profile?.is_complete ?? false,
      }),
    }
  })
  route(app, contract.writeReview, async ({ params, body, actor }) => {
    await writeReview(actor, { establishmentId: params.id, ...body }, deps)
    return presentOwn(params.id, actor.userId)
  })
  route(app, contract.removeReview, async ({ params, actor }) => {
    await removeReview(actor, params.id, deps)
    return { removed: true as const }
  })
  route(app, contract.listMyReviews, async ({ query, actor: { userId } }) => {
    const { rows, nextCursor } = await stores.reviewLists.listOf(userId, placeOf(query.cursor))
    return { reviews: rows.map(presentOwnReview), next_cursor: nextCursor }
  })

  route(app, received.listReceivedReviews, async ({ params, query, actor: { userId } }) => {
    const role = await stores.team.roleOf(params.id, userId)
    requireRole(role, ANY_ROLE, params.id)
    const mayReply = role !== null && ANSWERING_ROLES.includes(role)
    const [{ rows, nextCursor }, counts] = await Promise.all([
      stores.reviewLists.listPublished(params.id, placeOf(query.cursor), query),
      stores.reviewLists.countReceived(params.id),
    ])
    return {
      reviews: rows.map((review) => presentReceivedReview(review, mayReply)),
      next_cursor: nextCursor,
      ...counts,
    }
  })

  async function presentReceived(id: string) {
    const review = await stores.reviewLists.find(id)
    if (!review) throw new NotFound('review', id)
    return presentReceivedReview(review, true)
  }

  route(app, received.replyToReview, async ({ params, body, actor }) => {
    await replyToReview(actor, { ...params, ...body }, deps)
    return presentReceived(params.id)
  })
  route(app, received.removeReply, async ({ params, actor }) => {
    await replyToReview(actor, { ...params, text: null }, deps)
    return presentReceived(params.id)
  })
}
