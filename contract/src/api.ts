import * as emailChange from './accounts/email-change.ts'
import * as emailConfirmation from './accounts/email-confirmation.ts'
import * as password from './accounts/password.ts'
import * as people from './accounts/people.ts'
import * as personalData from './accounts/personal-data.ts'
import * as secondFactor from './accounts/second-factor.ts'
import * as session from './accounts/session.ts'
import * as signIn from './accounts/sign-in.ts'
import { signUp } from './accounts/sign-up.ts'
import * as staffInvitations from './accounts/staff-invitations.ts'
import * as announcement from './announcements/announcement.ts'
import { downloadAuditLog, listAuditEntries } from './audit/audit-entry.ts'
import { readBaseMap } from './base-map/base-map.ts'
import * as catalogue from './catalogue/catalogue.ts'
import * as catalogueEditor from './catalogue/catalogue-editor.ts'
import * as catalogueImport from './catalogue/catalogue-import.ts'
import { listCategories, readCategory } from './categories/category.ts'
import * as categoryEditor from './categories/category-editor.ts'
import * as claim from './claims/claim.ts'
import * as claimDecision from './claims/claim-decision.ts'
import { readClubNumbers } from './club/club-numbers.ts'
import * as collection from './collections/collection.ts'
import * as collectionEditor from './collections/collection-editor.ts'
import * as contribution from './contributions/contribution.ts'
import * as contributionModeration from './contributions/contribution-moderation.ts'
import * as coverageBoard from './coverage-requests/coverage-board.ts'
import * as coverageRequest from './coverage-requests/coverage-request.ts'
import { sendErrorReport } from './diagnostics/error-report.ts'
import * as duplicates from './establishments/duplicates.ts'
import * as establishment from './establishments/establishment.ts'
import { featureEstablishment } from './establishments/featured.ts'
import * as moderation from './establishments/moderation.ts'
import * as ownEstablishment from './establishments/own-establishment.ts'
import * as event from './events/event.ts'
import * as eventEditor from './events/event-editor.ts'
import * as eventSubmission from './events/event-submission.ts'
import * as favourite from './favourites/favourite.ts'
import { readHome } from './home/home.ts'
import * as imports from './imports/import.ts'
import * as itinerary from './itinerary/itinerary.ts'
import * as legal from './legal/legal.ts'
import * as legalEditor from './legal/legal-editor.ts'
import { openLive } from './live/live.ts'
import * as map from './map/map.ts'
import * as media from './media/media.ts'
import * as contactMessage from './messages/contact-message.ts'
import * as inbox from './messages/inbox.ts'
import * as replyTemplate from './messages/reply-template.ts'
import * as article from './news/article.ts'
import * as articleCategory from './news/article-category.ts'
import * as articleEditor from './news/article-editor.ts'
import * as newsletterIssue from './newsletter/issue.ts'
import * as newsletterSubscription from './newsletter/subscription.ts'
import * as openData from './open-data/open-data.ts'
import * as cardHint from './payments/card-hint.ts'
import * as cardRenewal from './payments/card-renewal.ts'
import * as money from './payments/money.ts'
import * as moneyOverview from './payments/money-overview.ts'
import * as pixHint from './payments/pix-hint.ts'
import * as planOrder from './payments/plan-order.ts'
import * as planStanding from './payments/plan-standing.ts'
import * as editPlan from './plans/edit-plan.ts'
import { listPlans } from './plans/plan.ts'
import * as podcast from './podcast/podcast.ts'
import * as podcastEditor from './podcast/podcast-editor.ts'
import * as poster from './posters/poster.ts'
import * as profile from './profiles/profile.ts'
import { readWaitingCounts } from './queues/waiting-counts.ts'
import * as report from './reports/report.ts'
import * as receivedReview from './reviews/received-review.ts'
import * as review from './reviews/review.ts'
import * as reviewModeration from './reviews/review-moderation.ts'
import * as search from './search/search.ts'
import * as searchAdmin from './search/search-admin.ts'
import { readPortalSettings, updatePortalSettings } from './settings/portal-settings.ts'
import * as sight from './sights/sight.ts'
import * as sightEditor from './sights/sight-editor.ts'
import * as street from './streets/street.ts'
import { readTrial, startTrial } from './subscriptions/trial.ts'
import * as tabbar from './tabbar/tabbar-item.ts'
import * as team from './team/team.ts'
import { readTides } from './tides/tide.ts'
import * as tideTable from './tides/tide-table.ts'
import * as dutyEditor from './utilities/duty-editor.ts'
import * as noticeEditor from './utilities/notice-editor.ts'
import * as utility from './utilities/utility.ts'
import * as utilityEditor from './utilities/utility-editor.ts'
import * as records from './workplace/records.ts'
import * as savedFilters from './workplace/saved-filters.ts'

/** Every call of the API. The server must serve each of them: a test compares this with its routes. */
export const endpoints = {
  readPortalSettings,
  updatePortalSettings,
  listTabBarItems: tabbar.listTabBarItems,
  listAllTabBarItems: tabbar.listAllTabBarItems,
  createTabBarItem: tabbar.createTabBarItem,
  updateTabBarItem: tabbar.updateTabBarItem,
  removeTabBarItem: tabbar.removeTabBarItem,
  reorderTabBar: tabbar.reorderTabBar,
  sendErrorReport,
  readAnnouncements: announcement.readAnnouncements,
  listEditedAnnouncements: announcement.listEditedAnnouncements,
  updateAnnouncement: announcement.updateAnnouncement,
  readLegalDocument: legal.readLegalDocument,
  readLegalVersion: legal.readLegalVersion,
  listLegalNotices: legal.listLegalNotices,
  acknowledgeLegalNotice: legal.acknowledgeLegalNotice,
  readEditedLegalDocument: legalEditor.readEditedLegalDocument,
  saveLegalDraft: legalEditor.saveLegalDraft,
  discardLegalDraft: legalEditor.discardLegalDraft,
  publishLegalVersion: legalEditor.publishLegalVersion,
  askForNewsletter: newsletterSubscription.askForNewsletter,
  confirmNewsletter: newsletterSubscription.confirmNewsletter,
  readNewsletterPreferences: newsletterSubscription.readNewsletterPreferences,
  saveNewsletterPreferences: newsletterSubscription.saveNewsletterPreferences,
  readNewsletterOverview: newsletterIssue.readNewsletterOverview,
  readNewsletterIssue: newsletterIssue.readNewsletterIssue,
  createNewsletterIssue: newsletterIssue.createNewsletterIssue,
  updateNewsletterIssue: newsletterIssue.updateNewsletterIssue,
  removeNewsletterIssue: newsletterIssue.removeNewsletterIssue,
  previewNewsletterIssue: newsletterIssue.previewNewsletterIssue,
  testNewsletterIssue: newsletterIssue.testNewsletterIssue,
  sendNewsletterIssue: newsletterIssue.sendNewsletterIssue,
  cancelNewsletterIssue: newsletterIssue.cancelNewsletterIssue,
  checkEmail: signIn.checkEmail,
  signUp,
  signIn: signIn.signIn,
  proveSecondFactor: signIn.proveSecondFactor,
  startGoogleSignIn: signIn.startGoogleSignIn,
  readSession: session.readSession,
  refreshSession: session.refreshSession,
  signOut: session.signOut,
  listSessions: session.listSessions,
  revokeSession: session.revokeSession,
  requestPasswordRecovery: password.requestPasswordRecovery,
  resetPassword: password.resetPassword,
  changePassword: password.changePassword,
  sendEmailConfirmation: emailConfirmation.sendEmailConfirmation,
  confirmEmail: emailConfirmation.confirmEmail,
  requestEmailChange: emailChange.requestEmailChange,
  confirmEmailChange: emailChange.confirmEmailChange,
  stopEmailChange: emailChange.stopEmailChange,
  startSecondFactor: secondFactor.startSecondFactor,
  confirmSecondFactor: secondFactor.confirmSecondFactor,
  removeSecondFactor: secondFactor.removeSecondFactor,
  exportPersonalData: personalData.exportPersonalData,
  previewDeletion: personalData.previewDeletion,
  deleteAccount: personalData.deleteAccount,
  readProfile: profile.readProfile,
  updateProfile: profile.updateProfile,
  completeProfile: profile.completeProfile,
  sendWhatsAppCode: profile.sendWhatsAppCode,
  confirmWhatsApp: profile.confirmWhatsApp,
  readTrial,
  startTrial,
  listPlans,
  readPlanQuote: planOrder.readPlanQuote,
  placePlanOrder: planOrder.placePlanOrder,
  readPlanOrder: planOrder.readPlanOrder,
  listMyPlanOrders: planOrder.listMyPlanOrders,
  renewPixCode: planOrder.renewPixCode,
  cancelPlanOrder: planOrder.cancelPlanOrder,
  withdrawPlanOrder: planOrder.withdrawPlanOrder,
  readPlanReceipt: planOrder.readPlanReceipt,
  readCardRenewal: cardRenewal.readCardRenewal,
  cancelCardRenewal: cardRenewal.cancelCardRenewal,
  resumeCardRenewal: cardRenewal.resumeCardRenewal,
  openCardPage: cardRenewal.openCardPage,
  receiveCardHint: cardHint.receiveCardHint,
  readPlanStanding: planStanding.readPlanStanding,
  cancelPlan: planStanding.cancelPlan,
  takeBackCancellation: planStanding.takeBackCancellation,
  turnOffAutomaticPix: planStanding.turnOffAutomaticPix,
  chooseNextPlan: planStanding.chooseNextPlan,
  keepPlan: planStanding.keepPlan,
  receivePixHint: pixHint.receivePixHint,
  receivePixHints: pixHint.receivePixHints,
  receiveRecurrenceHints: pixHint.receiveRecurrenceHints,
  receiveDebitHints: pixHint.receiveDebitHints,
  listMoneyOrders: money.listMoneyOrders,
  readMoneyOrder: money.readMoneyOrder,
  refundPayment: money.refundPayment,
  decidePayment: money.decidePayment,
  readInvoiceXml: money.readInvoiceXml,
  saveInvoice: money.saveInvoice,
  readReconciliation: moneyOverview.readReconciliation,
  reconcileNow: moneyOverview.reconcileNow,
  readMoneyFigures: moneyOverview.readMoneyFigures,
  downloadMoney: moneyOverview.downloadMoney,
  listGivenPlans: moneyOverview.listGivenPlans,
  givePlan: moneyOverview.givePlan,
  takePlanBack: moneyOverview.takePlanBack,
  readOwnPlan: editPlan.readOwnPlan,
  readPlansToEdit: editPlan.readPlansToEdit,
  changePlan: editPlan.changePlan,
  previewPlanChange: editPlan.previewPlanChange,
  readClubNumbers,
  sendContactMessage: contactMessage.sendContactMessage,
  listSentMessages: contactMessage.listSentMessages,
  listInbox: inbox.listInbox,
  markMessage: inbox.markMessage,
  markAllMessages: inbox.markAllMessages,
  countUnreadMessages: inbox.countUnreadMessages,
  replyToMessage: inbox.replyToMessage,
  archiveConversation: inbox.archiveConversation,
  listReplyTemplates: replyTemplate.listReplyTemplates,
  createReplyTemplate: replyTemplate.createReplyTemplate,
  updateReplyTemplate: replyTemplate.updateReplyTemplate,
  removeReplyTemplate: replyTemplate.removeReplyTemplate,
  listPeople: people.listPeople,
  changePersonPlan: people.changePersonPlan,
  changePersonRole: people.changePersonRole,
  endPersonSessions: people.endPersonSessions,
  blockPerson: people.blockPerson,
  unblockPerson: people.unblockPerson,
  sendPasswordReset: people.sendPasswordReset,
  listStaffInvitations: staffInvitations.listStaffInvitations,
  inviteStaff: staffInvitations.inviteStaff,
  cancelStaffInvitation: staffInvitations.cancelStaffInvitation,
  readStaffInvitation: staffInvitations.readStaffInvitation,
  acceptStaffInvitation: staffInvitations.acceptStaffInvitation,
  listAuditEntries,
  downloadAuditLog,
  uploadPhoto: media.uploadPhoto,
  readPhoto: media.readPhoto,
  describePhoto: media.describePhoto,
  cropPhoto: media.cropPhoto,
  removePhoto: media.removePhoto,
  listCategories,
  readCategory,
  listAllCategories: categoryEditor.listAllCategories,
  createCategory: categoryEditor.createCategory,
  updateCategory: categoryEditor.updateCategory,
  moveCategory: categoryEditor.moveCategory,
  reorderCategories: categoryEditor.reorderCategories,
  archiveCategory: categoryEditor.archiveCategory,
  restoreCategory: categoryEditor.restoreCategory,
  listEstablishments: establishment.listEstablishments,
  readEstablishment: establishment.readEstablishment,
  listNearby: establishment.listNearby,
  readNeighbourhoodPlace: establishment.readNeighbourhoodPlace,
  listNeighbourhoods: establishment.listNeighbourhoods,
  listOpeningNext: establishment.listOpeningNext,
  canCreateEstablishment: ownEstablishment.canCreateEstablishment,
  listUnclaimedEstablishments: ownEstablishment.listUnclaimedEstablishments,
  listMyEstablishments: ownEstablishment.listMyEstablishments,
  createEstablishment: ownEstablishment.createEstablishment,
  createEstablishmentForGuide: ownEstablishment.createEstablishmentForGuide,
  readOwnEstablishment: ownEstablishment.readOwnEstablishment,
  updateEstablishment: ownEstablishment.updateEstablishment,
  setEstablishmentHours: ownEstablishment.setEstablishmentHours,
  setEstablishmentPhotos: ownEstablishment.setEstablishmentPhotos,
  submitEstablishment: ownEstablishment.submitEstablishment,
  archiveEstablishment: ownEstablishment.archiveEstablishment,
  listAllEstablishments: moderation.listAllEstablishments,
  listWaitingEstablishments: moderation.listWaitingEstablishments,
  approveEstablishment: moderation.approveEstablishment,
  rejectEstablishment: moderation.rejectEstablishment,
  suspendEstablishment: moderation.suspendEstablishment,
  restoreEstablishment: moderation.restoreEstablishment,
  approveEstablishmentChanges: moderation.approveEstablishmentChanges,
  rejectEstablishmentChanges: moderation.rejectEstablishmentChanges,
  decideEstablishments: moderation.decideEstablishments,
  featureEstablishment,
  listDuplicates: duplicates.listDuplicates,
  tellApart: duplicates.tellApart,
  mergeEstablishments: duplicates.mergeEstablishments,
  previewImport: imports.previewImport,
  confirmImport: imports.confirmImport,
  readWaitingCounts,
  listReviews: review.listReviews,
  readMyReview: review.readMyReview,
  writeReview: review.writeReview,
  removeReview: review.removeReview,
  listSightReviews: review.sightReviews.listReviews,
  readMySightReview: review.sightReviews.readMyReview,
  writeSightReview: review.sightReviews.writeReview,
  removeSightReview: review.sightReviews.removeReview,
  listMyReviews: review.listMyReviews,
  listReceivedReviews: receivedReview.listReceivedReviews,
  replyToReview: receivedReview.replyToReview,
  removeReply: receivedReview.removeReply,
  listModeratedReviews: reviewModeration.listModeratedReviews,
  approveReview: reviewModeration.approveReview,
  rejectReview: reviewModeration.rejectReview,
  sendReport: report.sendReport,
  listReports: report.listReports,
  resolveReport: report.resolveReport,
  dismissReport: report.dismissReport,
  readClaimOptions: claim.readClaimOptions,
  sendClaimCode: claim.sendClaimCode,
  claimEstablishment: claim.claimEstablishment,
  listMyClaims: claim.listMyClaims,
  listClaims: claimDecision.listClaims,
  approveClaim: claimDecision.approveClaim,
  rejectClaim: claimDecision.rejectClaim,
  listFavourites: favourite.listFavourites,
  listFavouriteIds: favourite.listFavouriteIds,
  addFavourite: favourite.addFavourite,
  removeFavourite: favourite.removeFavourite,
  mergeFavourites: favourite.mergeFavourites,
  readFavouriteCards: favourite.readFavouriteCards,
  readPodcast: podcast.readPodcast,
  readEpisode: podcast.readEpisode,
  listShows: podcastEditor.listShows,
  createShow: podcastEditor.createShow,
  updateShow: podcastEditor.updateShow,
  listEpisodes: podcastEditor.listEpisodes,
  readEditedEpisode: podcastEditor.readEditedEpisode,
  createEpisode: podcastEditor.createEpisode,
  updateEpisode: podcastEditor.updateEpisode,
  setEpisodeStatus: podcastEditor.setEpisodeStatus,
  uploadAudio: podcastEditor.uploadAudio,
  readPoster: poster.readPoster,
  downloadPoster: poster.downloadPoster,
  downloadQr: poster.downloadQr,
  readTeam: team.readTeam,
  inviteToTeam: team.inviteToTeam,
  inviteByLink: team.inviteByLink,
  cancelInvitation: team.cancelInvitation,
  changeMemberRole: team.changeMemberRole,
  removeMember: team.removeMember,
  readInvitation: team.readInvitation,
  acceptInvitation: team.acceptInvitation,
  offerOwnership: team.offerOwnership,
  withdrawOwnershipOffer: team.withdrawOwnershipOffer,
  acceptOwnership: team.acceptOwnership,
  readHome,
  readTides,
  listTideTables: tideTable.listTideTables,
  previewTideTable: tideTable.previewTideTable,
  importTideTable: tideTable.importTideTable,
  removeTideTable: tideTable.removeTideTable,
  readUtilities: utility.readUtilities,
  listNotices: utility.listNotices,
  listAllUtilities: utilityEditor.listAllUtilities,
  createUtility: utilityEditor.createUtility,
  updateUtility: utilityEditor.updateUtility,
  verifyUtility: utilityEditor.verifyUtility,
  moveUtility: utilityEditor.moveUtility,
  readDutyMonth: dutyEditor.readDutyMonth,
  previewDuties: dutyEditor.previewDuties,
  addDuties: dutyEditor.addDuties,
  updateDuty: dutyEditor.updateDuty,
  removeDuty: dutyEditor.removeDuty,
  verifyDuties: dutyEditor.verifyDuties,
  listAllNotices: noticeEditor.listAllNotices,
  createNotice: noticeEditor.createNotice,
  updateNotice: noticeEditor.updateNotice,
  listSights: sight.listSights,
  readSight: sight.readSight,
  listAllSights: sightEditor.listAllSights,
  createSight: sightEditor.createSight,
  updateSight: sightEditor.updateSight,
  setSightStatus: sightEditor.setSightStatus,
  setSightPhotos: sightEditor.setSightPhotos,
  listArticles: article.listArticles,
  readArticle: article.readArticle,
  listArticleCategories: article.listArticleCategories,
  readArticlePreview: article.readArticlePreview,
  listEditedArticleCategories: articleCategory.listEditedArticleCategories,
  createArticleCategory: articleCategory.createArticleCategory,
  updateArticleCategory: articleCategory.updateArticleCategory,
  removeArticleCategory: articleCategory.removeArticleCategory,
  listEditedArticles: articleEditor.listEditedArticles,
  createArticle: articleEditor.createArticle,
  readEditedArticle: articleEditor.readEditedArticle,
  saveArticle: articleEditor.saveArticle,
  previewArticle: articleEditor.previewArticle,
  publishArticle: articleEditor.publishArticle,
  withdrawArticle: articleEditor.withdrawArticle,
  archiveArticle: articleEditor.archiveArticle,
  listArticleVersions: articleEditor.listArticleVersions,
  readArticleVersion: articleEditor.readArticleVersion,
  restoreArticleVersion: articleEditor.restoreArticleVersion,
  beatArticlePresence: articleEditor.beatArticlePresence,
  listArticlePreviewLinks: articleEditor.listArticlePreviewLinks,
  createArticlePreviewLink: articleEditor.createArticlePreviewLink,
  revokeArticlePreviewLink: articleEditor.revokeArticlePreviewLink,
  search: search.search,
  suggest: search.suggest,
  listPopularSearches: search.listPopularSearches,
  suggestStreets: street.suggestStreets,
  listSynonyms: searchAdmin.listSynonyms,
  addSynonym: searchAdmin.addSynonym,
  updateSynonym: searchAdmin.updateSynonym,
  removeSynonym: searchAdmin.removeSynonym,
  listSearchTerms: searchAdmin.listSearchTerms,
  listContributions: contribution.listContributions,
  readContribution: contribution.readContribution,
  sendContribution: contribution.sendContribution,
  readSentContribution: contribution.readSentContribution,
  confirmContribution: contribution.confirmContribution,
  withdrawSentContribution: contribution.withdrawSentContribution,
  listMyContributions: contribution.listMyContributions,
  withdrawContribution: contribution.withdrawContribution,
  likeContribution: contribution.likeContribution,
  listLikedContributions: contribution.listLikedContributions,
  listModeratedContributions: contributionModeration.listModeratedContributions,
  decideContribution: contributionModeration.decideContribution,
  askForCoverage: coverageRequest.askForCoverage,
  followCoverage: coverageRequest.followCoverage,
  writeAboutCoverage: coverageRequest.writeAboutCoverage,
  changeCoverageContact: coverageRequest.changeCoverageContact,
  withdrawCoverage: coverageRequest.withdrawCoverage,
  readCoverageBoard: coverageBoard.readCoverageBoard,
  readManagedCoverage: coverageBoard.readManagedCoverage,
  moveCoverage: coverageBoard.moveCoverage,
  arrangeCoverage: coverageBoard.arrangeCoverage,
  noteOnCoverage: coverageBoard.noteOnCoverage,
  listEvents: event.listEvents,
  listUpcomingEvents: event.listUpcomingEvents,
  readEventCalendar: event.readEventCalendar,
  readEvent: event.readEvent,
  listRelatedEvents: event.listRelatedEvents,
  submitEvent: eventSubmission.submitEvent,
  confirmEventSubmission: eventSubmission.confirmEventSubmission,
  resendEventConfirmation: eventSubmission.resendEventConfirmation,
  listMySubmissions: eventSubmission.listMySubmissions,
  listAllEvents: eventEditor.listAllEvents,
  readEditedEvent: eventEditor.readEditedEvent,
  createEvent: eventEditor.createEvent,
  updateEvent: eventEditor.updateEvent,
  setEventStatus: eventEditor.setEventStatus,
  setEventSituation: eventEditor.setEventSituation,
  readBaseMap,
  readOpenData: openData.readOpenData,
  downloadGuideGeoJson: openData.downloadGuideGeoJson,
  downloadGuideCsv: openData.downloadGuideCsv,
  readItinerary: itinerary.readItinerary,
  readCatalogue: catalogue.readCatalogue,
  readOwnCatalogue: catalogueEditor.readOwnCatalogue,
  createCatalogueSection: catalogueEditor.createSection,
  updateCatalogueSection: catalogueEditor.updateSection,
  removeCatalogueSection: catalogueEditor.removeSection,
  createCatalogueItem: catalogueEditor.createItem,
  updateCatalogueItem: catalogueEditor.updateItem,
  removeCatalogueItem: catalogueEditor.removeItem,
  copyCatalogueItem: catalogueEditor.copyItem,
  orderCatalogue: catalogueEditor.orderCatalogue,
  setCatalogueSoldOut: catalogueEditor.setSoldOut,
  previewCataloguePrices: catalogueEditor.previewPrices,
  changeCataloguePrices: catalogueEditor.changePrices,
  countCatalogueStock: catalogueEditor.countStock,
  downloadMenu: catalogueEditor.downloadMenu,
  previewCatalogueImport: catalogueImport.previewCatalogueImport,
  importCatalogue: catalogueImport.importCatalogue,
  exportCatalogue: catalogueImport.exportCatalogue,
  listCollections: collection.listCollections,
  readCollection: collection.readCollection,
  listAllCollections: collectionEditor.listAllCollections,
  createCollection: collectionEditor.createCollection,
  updateCollection: collectionEditor.updateCollection,
  setCollectionStatus: collectionEditor.setCollectionStatus,
  orderCollections: collectionEditor.orderCollections,
  previewCollection: collectionEditor.previewCollection,
  openLive,
  readMap: map.readMap,
  listMapPlaces: map.listMapPlaces,
  readMapPlace: map.readMapPlace,
  findStaffRecords: records.findStaffRecords,
  findOwnRecords: records.findOwnRecords,
  listSavedFilters: savedFilters.listSavedFilters,
  saveFilter: savedFilters.saveFilter,
  deleteSavedFilter: savedFilters.deleteSavedFilter,
}
export type Endpoints = (typeof endpoints)[keyof typeof endpoints]
