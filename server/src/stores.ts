import { accountLinksStore } from './features/accounts/account-links.store.ts'
import { accountsStore } from './features/accounts/accounts.store.ts'
import { avatarsStore } from './features/accounts/avatars.store.ts'
import { personalDataStore } from './features/accounts/personal-data.store.ts'
import { sessionsStore } from './features/accounts/sessions.store.ts'
import { announcementsStore } from './features/announcements/announcements.store.ts'
import { auditStore } from './features/audit/audit.store.ts'
import { baseMapsStore } from './features/base-map/base-maps.store.ts'
import { categoriesStore } from './features/categories/categories.store.ts'
import { claimCodesStore } from './features/claims/claim-codes.store.ts'
import { claimsStore } from './features/claims/claims.store.ts'
import { contributionLikesStore } from './features/contributions/contribution-likes.store.ts'
import { contributionsStore } from './features/contributions/contributions.store.ts'
import { sentContributionsStore } from './features/contributions/sent-contributions.store.ts'
import { coverageStore } from './features/coverage-requests/coverage.store.ts'
import { diagnosticsStore } from './features/diagnostics/diagnostics.store.ts'
import { directoryStore } from './features/establishments/directory.store.ts'
import { duplicatesStore } from './features/establishments/duplicates/duplicates.store.ts'
import { establishmentsStore } from './features/establishments/establishments.store.ts'
import { importsStore } from './features/establishments/imports/imports.store.ts'
import { listingCategoriesStore } from './features/establishments/listing-categories.store.ts'
import { listingUpkeepStore } from './features/establishments/listing-upkeep.store.ts'
import { moderationStore } from './features/establishments/moderation.store.ts'
import { openDataStore } from './features/establishments/open-data/open-data.store.ts'
import { ownListingsStore } from './features/establishments/own-listings.store.ts'
import { editedEventsStore } from './features/events/edited-events.store.ts'
import { eventListsStore } from './features/events/event-lists.store.ts'
import { eventSubmissionsStore } from './features/events/event-submissions.store.ts'
import { eventsStore } from './features/events/events.store.ts'
import { favouritesStore } from './features/favourites/favourites.store.ts'
import { homeStore } from './features/home/home.store.ts'
import { itineraryStore } from './features/itinerary/itinerary.store.ts'
import { legalStore } from './features/legal/legal.store.ts'
import { mapStore } from './features/map/map.store.ts'
import { mediaStore } from './features/media/media.store.ts'
import { inboxStore } from './features/messages/inbox.store.ts'
import { messagesStore } from './features/messages/messages.store.ts'
import { articleCategoriesStore } from './features/news/article-categories.store.ts'
import { articlePreviewsStore } from './features/news/article-previews.store.ts'
import { articleVersionsStore } from './features/news/article-versions.store.ts'
import { articlesStore } from './features/news/articles.store.ts'
import { newsStore } from './features/news/news.store.ts'
import { newsletterBlocksStore } from './features/newsletter/blocks.store.ts'
import { newsletterIssuesStore } from './features/newsletter/issues.store.ts'
import { newsletterStore } from './features/newsletter/newsletter.store.ts'
import { peopleStore } from './features/people/people.store.ts'
import { audioStore } from './features/podcast/audio.store.ts'
import { episodesStore } from './features/podcast/episodes.store.ts'
import { showsStore } from './features/podcast/shows.store.ts'
import { consentsStore } from './features/profiles/consents.store.ts'
import { profilesStore } from './features/profiles/profiles.store.ts'
import { whatsAppCodesStore } from './features/profiles/whatsapp-codes.store.ts'
import { queuesStore } from './features/queues/queues.store.ts'
import { reportsStore } from './features/reports/reports.store.ts'
import { reviewListsStore } from './features/reviews/review-lists.store.ts'
import { reviewsStore } from './features/reviews/reviews.store.ts'
import { searchStore } from './features/search/search.store.ts'
import { searchTermsStore } from './features/search/search-terms.store.ts'
import { synonymsStore } from './features/search/synonyms.store.ts'
import { vocabularyStore } from './features/search/vocabulary.store.ts'
import { settingsStore } from './features/settings/settings.store.ts'
import { sightsStore } from './features/sights/sights.store.ts'
import { subscriptionsStore } from './features/subscriptions/subscriptions.store.ts'
import { tabbarStore } from './features/tabbar/tabbar.store.ts'
import { teamStore } from './features/team/team.store.ts'
import { tidesStore } from './features/tides/tides.store.ts'
import { dutiesStore } from './features/utilities/duties.store.ts'
import { noticesStore } from './features/utilities/notices.store.ts'
import { utilitiesStore } from './features/utilities/utilities.store.ts'
import type { Connection } from './platform/database/database.ts'
import { limitsStore } from './platform/limits/limits.store.ts'

/** Every store, bound to one connection: the pool for reads, a transaction for a write. */
export function storesFor(connection: Connection) {
  return {
    accountLinks: accountLinksStore(connection),
    accounts: accountsStore(connection),
    articleCategories: articleCategoriesStore(connection),
    articlePreviews: articlePreviewsStore(connection),
    articleVersions: articleVersionsStore(connection),
    articles: articlesStore(connection),
    announcements: announcementsStore(connection),
    audit: auditStore(connection),
    avatars: avatarsStore(connection),
    baseMaps: baseMapsStore(connection),
    categories: categoriesStore(connection),
    claimCodes: claimCodesStore(connection),
    claims: claimsStore(connection),
    consents: consentsStore(connection),
    contributionLikes: contributionLikesStore(connection),
    contributions: contributionsStore(connection),
    coverage: coverageStore(connection),
    diagnostics: diagnosticsStore(connection),
    directory: directoryStore(connection),
    duplicates: duplicatesStore(connection),
    duties: dutiesStore(connection),
    editedEvents: editedEventsStore(connection),
    establishments: establishmentsStore(connection),
    eventLists: eventListsStore(connection),
    events: eventsStore(connection),
    eventSubmissions: eventSubmissionsStore(connection),
    favourites: favouritesStore(connection),
    home: homeStore(connection),
    imports: importsStore(connection),
    inbox: inboxStore(connection),
    itinerary: itineraryStore(connection),
    legal: legalStore(connection),
    limits: limitsStore(connection),
    listingCategories: listingCategoriesStore(connection),
    listingUpkeep: listingUpkeepStore(connection),
    map: mapStore(connection),
    media: mediaStore(connection),
    messages: messagesStore(connection),
    moderation: moderationStore(connection),
    news: newsStore(connection),
    newsletter: newsletterStore(connection),
    notices: noticesStore(connection),
    newsletterBlocks: newsletterBlocksStore(connection),
    newsletterIssues: newsletterIssuesStore(connection),
    openData: openDataStore(connection),
    ownListings: ownListingsStore(connection),
    people: peopleStore(connection),
    podcast: episodesStore(connection),
    podcastAudio: audioStore(connection),
    podcastShows: showsStore(connection),
    profiles: profilesStore(connection),
    personalData: personalDataStore(connection),
    queues: queuesStore(connection),
    reports: reportsStore(connection),
    reviewLists: reviewListsStore(connection),
    reviews: reviewsStore(connection),
    search: searchStore(connection),
    searchTerms: searchTermsStore(connection),
    sentContributions: sentContributionsStore(connection),
    sessions: sessionsStore(connection),
    settings: settingsStore(connection),
    sights: sightsStore(connection),
    subscriptions: subscriptionsStore(connection),
    synonyms: synonymsStore(connection),
    tabbar: tabbarStore(connection),
    team: teamStore(connection),
    tides: tidesStore(connection),
    utilities: utilitiesStore(connection),
    vocabulary: vocabularyStore(connection),
    whatsAppCodes: whatsAppCodesStore(connection),
  }
}

export type Stores = ReturnType<typeof storesFor>
