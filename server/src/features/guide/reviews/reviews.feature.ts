import { ANSWER_WITHIN_HOURS } from '@portal/contract/guide/inbox/inbox-kinds'
import {
  REVIEW_QUEUE_WORDS,
  REVIEW_STATUS_WORDS,
} from '@portal/contract/guide/reviews/review.texts'
import { sql } from 'kysely'
import type { FeatureDeps, WithinOf } from '../../../deps.ts'
import { bool } from '../../../platform/database/checked-sql.ts'
import { dueWithin } from '../../../platform/database/due-within.ts'
import { worksAt } from '../../../platform/database/works-at.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { askForReviews } from './ask-for-reviews.ts'
import { presentReceivedReview } from './present-review.ts'
import { receivedReviewsRoutes } from './received-reviews.routes.ts'
import { reviewListsStore } from './review-lists.store.ts'
import { reviewModerationRoutes } from './review-moderation.routes.ts'
import { reviewsRoutes } from './reviews.routes.ts'
import { reviewsStore } from './reviews.store.ts'
import { settleStars } from './settle-stars.ts'
import { teamWaits } from './team-waits.store.ts'

export const stores = { reviewLists: reviewListsStore, reviews: reviewsStore }
const uses = [
  'establishments.lock',
  'listingUpkeep.recountRating',
  'profiles.read',
  'sights.lock',
  'team.roleOf',
] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>
export type Within = WithinOf<Deps>

const { cameAfter, dueOf } = dueWithin(ANSWER_WITHIN_HOURS.review)

export const feature = defineFeature<Deps>({
  name: 'reviews',
  owns: ['review_photos', 'reviews'],
  decisions: [
    {
      at: '/admin/reviews/:id',
      table: 'reviews',
      isOwn: (userId) =>
        bool`(thing.user_id = ${userId}
        or ${worksAt(userId, sql`thing.establishment_id`)})`,
    },
  ],
  objects: [
    { at: '/admin/reviews/:id', is: 'review', table: 'reviews', by: { id: 'id' } },
    {
      at: '/reviews/:id/reply',
      is: 'review',
      find: async ({ params: { id = '' }, request: { actor } }, { stores }) => {
        const subject = await stores.reviewLists.subjectOf(id)
        if (subject?.kind !== 'establishment' || !actor) return false
        return (await stores.team.roleOf(subject.id, actor.userId)) !== null
      },
    },
    {
      at: '/establishments/:id/reviews',
      is: 'establishment',
      find: async ({ params: { id = '' } }, { stores }) =>
        stores.reviewLists.isPublished({ kind: 'establishment', id }),
    },
    {
      at: '/establishments/:id/my-review',
      is: 'establishment',
      find: async ({ params: { id = '' } }, { stores }) =>
        stores.reviewLists.isPublished({ kind: 'establishment', id }),
    },
    {
      at: '/sights/:id/reviews',
      is: 'sight',
      find: async ({ params: { id = '' } }, { stores }) =>
        stores.reviewLists.isPublished({ kind: 'sight', id }),
    },
    {
      at: '/sights/:id/my-review',
      is: 'sight',
      find: async ({ params: { id = '' } }, { stores }) =>
        stores.reviewLists.isPublished({ kind: 'sight', id }),
    },
  ],
  stores,
  uses,
  routes: [reviewsRoutes, receivedReviewsRoutes, reviewModerationRoutes],
  jobs: [askForReviews],
  waits: [
    {
      kind: 'review',
      urgency: 'public',
      async list({ stores: { reviewLists } }, { establishmentId, after, limit }) {
        const rows = await reviewLists.listUnanswered(establishmentId, cameAfter(after), limit)
        return rows.map((row) => ({
          ...{ id: row.id, micros: dueOf(row), since: row.created_at },
          what: { kind: 'review' as const, review: presentReceivedReview(row, true) },
        }))
      },
      count: ({ stores: { reviewLists } }, ids) => reviewLists.countUnanswered(ids),
    },
  ],
  person: {
    policy: 'O que você publica e guarda',
    tables: { reviews: 'user_id' },
    async hide({ reviews, listingUpkeep, changes }, userId, reason, now) {
      const { establishments, hidden, tags } = await reviews.hideAllOf(userId, reason)
      for (const id of establishments) await listingUpkeep.recountRating(id, now)
      changes.announce(...tags)
      return { reviews_hidden: hidden }
    },
    names: {
      reviews: {
        title: 'Avaliações que você escreveu',
        columns: {
          id: 'Código da avaliação',
          user_id: 'Código da conta',
          establishment_id: 'Código do negócio',
          sight_id: 'Código da praia ou atração',
          rating: 'Nota',
          text: 'Texto',
          status: { name: 'Situação', values: REVIEW_STATUS_WORDS },
          status_reason: 'Motivo da situação',
          queue_reasons: { name: 'Por que foi conferida', values: REVIEW_QUEUE_WORDS },
          reply: 'Resposta do negócio',
          replied_by: 'Código de quem respondeu',
          replied_at: 'Respondida em',
          created_at: 'Escrita em',
          updated_at: 'Alterada em',
        },
      },
    },
    async erase(within, { userId }, now) {
      for (const subject of await within.reviews.removeAllOf(userId)) {
        await settleStars(subject, now, within)
      }
    },
  },
  teamWaits,
})
