import * as contract from '@portal/contract/newsroom/contributions/contribution'
import type { FastifyInstance } from 'fastify'
import { hashToken } from '../../../platform/auth/token-hash.ts'
import { decodeCursor } from '../../../platform/database/list-cursor.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { publicRead, route } from '../../../platform/http/route.ts'
import { Tag, tagsOfPhotos } from '../../../platform/live/tags.ts'
import { PUBLIC_READ_SECONDS } from './contributions.constants.ts'
import type { Deps } from './contributions.feature.ts'
import { likeContribution } from './like-contribution.ts'
import { presentContribution, presentContributionCard } from './present-contribution.ts'
import { sendContribution } from './send-contribution.ts'

const hashOf = (device: string | null) => (device ? hashToken(device) : null)

/** What everybody reads, what anybody sends, and "curtir". */
export function contributionsRoutes(app: FastifyInstance, deps: Deps) {
  const { reads, stores } = deps

  publicRead(
    app,
    reads,
    contract.listContributions,
    {
      ttlSeconds: PUBLIC_READ_SECONDS,
      tags: ({ contributions }) => [
        Tag.contributions,
        ...contributions.flatMap(({ id, photo }) => [
          Tag.contribution(id),
          ...(photo ? [Tag.media(photo.id)] : []),
        ]),
      ],
    },
    async ({ query: { kind, cursor, limit } }) => {
      const after = cursor ? decodeCursor(cursor) : null
      const { rows, nextCursor } = await stores.contributions.listPublished(kind, after, limit)
      return { contributions: rows.map(presentContributionCard), next_cursor: nextCursor }
    },
  )
  publicRead(
    app,
    reads,
    contract.readContribution,
    {
      ttlSeconds: PUBLIC_READ_SECONDS,
      tags: ({ id, photos }) => [
        Tag.contribution(id),
        // The name and the address of a beach are the beach's own.
        Tag.sights,
        ...tagsOfPhotos(photos),
      ],
    },
    async ({ params }) => {
      const found = await stores.contributions.findPublished(params.slug)
      if (!found) throw new NotFound('contribution', params.slug)
      return presentContribution(found)
    },
  )

  route(app, contract.sendContribution, ({ body, actor: person }, request) =>
    sendContribution({ person, address: request.ip }, body, deps),
  )
  route(app, contract.likeContribution, async ({ params, body, actor: person }, request) => {
    const liker = { userId: person?.userId ?? null, deviceHash: hashOf(body.device) }
    return likeContribution({ ...params, liked: body.liked, liker, address: request.ip }, deps)
  })
  route(app, contract.listLikedContributions, async ({ body, actor: person }) => {
    const liker = { userId: person?.userId ?? null, deviceHash: hashOf(body.device) }
    return { liked: await stores.contributionLikes.listLiked(body.ids, liker) }
  })
}
