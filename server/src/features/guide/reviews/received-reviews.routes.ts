import * as contract from '@portal/contract/guide/reviews/received-review'
import { roleMay } from '@portal/contract/guide/team/team-rights'
import type { FastifyInstance } from 'fastify'
import { decodeCursor } from '../../../platform/database/list-cursor.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
import { requireTeamRight } from '../../../platform/team-roles.ts'
import { presentReceivedReview } from './present-review.ts'
import { replyToReview } from './reply-to-review.ts'
import type { Deps } from './reviews.feature.ts'

/** What a business does with the reviews it received. */
export function receivedReviewsRoutes(app: FastifyInstance, deps: Deps) {
  const { stores } = deps

  route(app, contract.listReceivedReviews, async ({ params, query, actor: { userId } }) => {
    const role = await stores.team.roleOf(params.id, userId)
    requireTeamRight(role, 'reviews.read', params.id)
    const mayReply = roleMay(role, 'reviews.reply')
    const [{ rows, nextCursor }, counts] = await Promise.all([
      stores.reviewLists.listPublished(
        { kind: 'establishment', id: params.id },
        query.cursor ? decodeCursor(query.cursor) : null,
        query,
      ),
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

  route(app, contract.replyToReview, async ({ params, body, actor }) => {
    await replyToReview(actor, { ...params, ...body }, deps)
    return presentReceived(params.id)
  })
  route(app, contract.removeReply, async ({ params, actor }) => {
    await replyToReview(actor, { ...params, text: null }, deps)
    return presentReceived(params.id)
  })
}
