import * as contract from '@portal/contract/guide/reviews/review-moderation'
import type { FastifyInstance } from 'fastify'
import { decodeCursor } from '../../../platform/database/list-cursor.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
import { decideReview } from './decide-review.ts'
import { presentModeratedReview } from './present-review.ts'
import type { Deps } from './reviews.feature.ts'

export function reviewModerationRoutes(app: FastifyInstance, deps: Deps) {
  const { stores } = deps

  async function present(id: string) {
    const review = await stores.reviewLists.find(id)
    if (!review) throw new NotFound('review', id)
    return presentModeratedReview(review)
  }

  route(app, contract.listModeratedReviews, async ({ query }) => {
    const { cursor, limit, ...which } = query
    const after = cursor ? decodeCursor(cursor) : null
    const [{ rows, nextCursor }, waiting] = await Promise.all([
      stores.reviewLists.listByStatus(which, after, limit),
      stores.reviewLists.countWaiting(),
    ])
    return { reviews: rows.map(presentModeratedReview), next_cursor: nextCursor, waiting }
  })
  route(app, contract.approveReview, async ({ params, body, actor }) => {
    await decideReview(actor, { ...params, ...body, decision: 'approve' }, deps)
    return present(params.id)
  })
  route(app, contract.rejectReview, async ({ params, body, actor }) => {
    await decideReview(actor, { ...params, ...body, decision: 'reject' }, deps)
    return present(params.id)
  })
}
