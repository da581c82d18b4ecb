import type { FeatureDeps, WithinOf } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { feedListingsStore } from './feed-listings.store.ts'
import { feedPhotosStore } from './feed-photos.store.ts'
import { propertyCrmsStore } from './property-crms.store.ts'
import { propertyFeedMovesStore } from './property-feed-moves.store.ts'
import { forget, propertyFeedsJobs } from './property-feeds.jobs.ts'
import { propertyFeedsRoutes } from './property-feeds.routes.ts'
import { propertyFeedsStore } from './property-feeds.store.ts'
import { teamWaits } from './team-waits.store.ts'

export const stores = {
  feedListings: feedListingsStore,
  feedPhotos: feedPhotosStore,
  propertyCrms: propertyCrmsStore,
  propertyFeedMoves: propertyFeedMovesStore,
  propertyFeeds: propertyFeedsStore,
}
const uses = [
  'establishments.limitsOf',
  'establishments.lock',
  'feedProperties.addOfFeed',
  'feedProperties.archiveOfFeed',
  'feedProperties.bringBackOfFeed',
  'feedProperties.confirmOfFeed',
  'feedProperties.countShown',
  'feedProperties.listTaken',
  'feedProperties.releaseFeed',
  'feedProperties.saveOfFeed',
  'keepPhotoFile',
  'properties.setPhotos',
  'settings.read',
  'team.roleOf',
  'whyNoPhotoRoom',
] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>
export type Within = WithinOf<Deps>

/** Knows of people only what their contacts say, which go with them. */
export const feature = defineFeature<Deps>({
  name: 'property-feeds',
  owns: [
    'property_crms',
    'property_feed_listings',
    'property_feed_photos',
    'property_feed_readings',
    'property_feeds',
    'property_lead_pushes',
  ],
  connections: {
    async list({ propertyFeeds, propertyCrms }, establishmentId) {
      const feed = await propertyFeeds.findOfPlace(establishmentId)
      const crm = await propertyCrms.find(establishmentId)
      return [
        ...(feed
          ? [
              {
                ...{ kind: 'property-feed' as const, id: feed.id, name: feed.host },
                ...{ since: feed.goodAt, isPaused: feed.state === 'trial' },
              },
            ]
          : []),
        ...(crm
          ? [
              {
                ...{ kind: 'property-crm' as const, id: establishmentId, name: crm.host },
                ...{ since: crm.deliveredAt, isPaused: false },
              },
            ]
          : []),
      ]
    },
    async revoke({ propertyFeeds, propertyCrms }, establishmentId) {
      await propertyFeeds.unconfirm(establishmentId)
      // Contacts of people would go on to who is no longer there.
      await propertyCrms.remove(establishmentId)
    },
  },
  stores,
  uses,
  routes: [propertyFeedsRoutes],
  onMerge: {
    /** Of two feeds one is read: what the other one kept stays, and is kept by hand. */
    async move({ feedProperties, propertyFeedMoves, propertyFeeds }, pair) {
      const feedId = await propertyFeedMoves.moveAll(pair)
      if (feedId) {
        await feedProperties.releaseFeed(feedId)
        await propertyFeeds.remove(feedId)
      }
      return {}
    },
  },
  jobs: propertyFeedsJobs,
  retention: [forget],
  teamWaits,
})
