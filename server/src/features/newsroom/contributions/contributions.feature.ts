import type { FeatureDeps } from '../../../deps.ts'
import { bool } from '../../../platform/database/checked-sql.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { contributionLikesStore } from './contribution-likes.store.ts'
import { contributionModerationRoutes } from './contribution-moderation.routes.ts'
import { contributionsJobs, sweep } from './contributions.jobs.ts'
import { contributionsRoutes } from './contributions.routes.ts'
import { contributionsStore } from './contributions.store.ts'
import { names } from './personal-data.texts.ts'
import { sentContributionsRoutes } from './sent-contributions.routes.ts'
import { sentContributionsStore } from './sent-contributions.store.ts'
import { teamWaits } from './team-waits.store.ts'

const MOST_IN_SITEMAP = 5000

export const stores = {
  contributionLikes: contributionLikesStore,
  contributions: contributionsStore,
  sentContributions: sentContributionsStore,
}
const uses = ['media.removeUnused'] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'contributions',
  owns: ['contribution_documents', 'contribution_likes', 'contribution_photos', 'contributions'],
  decisions: [
    {
      at: '/admin/contributions/:id',
      table: 'contributions',
      isOwn: (userId) => bool`thing.user_id = ${userId}`,
    },
  ],
  objects: [
    {
      at: '/admin/contributions/:id',
      is: 'contribution',
      table: 'contributions',
      by: { id: 'id' },
    },
    { at: '/contributions/:id/like', is: 'contribution', table: 'contributions', by: { id: 'id' } },
  ],
  stores,
  uses,
  routes: [contributionsRoutes, sentContributionsRoutes, contributionModerationRoutes],
  jobs: contributionsJobs,
  retention: [sweep],
  sitemap: {
    async pages({ stores }) {
      const sent = await stores.contributions.listAddresses(MOST_IN_SITEMAP)
      return [
        { path: '/voce-no-portal' },
        { path: '/voce-no-portal/enviar' },
        ...sent.map(({ slug, updatedAt }) => ({
          path: `/voce-no-portal/${slug}`,
          changedAt: updatedAt,
        })),
      ]
    },
  },
  person: {
    policy: 'O que você publica e guarda',
    names,
    tables: { contributions: 'user_id', contribution_likes: 'user_id' },
    // What was sent without signing in is theirs only if the address is known to be.
    async collect(rows, { provedEmail }) {
      return {
        contributions: await rows.sentWithoutAccount('contributions', provedEmail),
      }
    },
    async hide({ sentContributions, changes }, userId, reason, now) {
      const { hidden, tags } = await sentContributions.hideAllOf(userId, reason, now)
      changes.announce(...tags)
      return { contributions_hidden: hidden }
    },
    async erase({ sentContributions, changes }, person) {
      changes.announce(...(await sentContributions.removeAllOf(person)))
    },
  },
  search: ['contribution'],
  teamWaits,
})
