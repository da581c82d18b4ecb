import type { Deps } from './deps.ts'
import * as accounts from './features/accounts/accounts.jobs.ts'
import { copyAvatarJob } from './features/accounts/avatars.jobs.ts'
import * as claims from './features/claims/claims.jobs.ts'
import * as contributions from './features/contributions/contributions.jobs.ts'
import * as coverage from './features/coverage-requests/coverage.jobs.ts'
import { sweepErrorReports } from './features/diagnostics/diagnostics.jobs.ts'
import * as establishments from './features/establishments/establishments.jobs.ts'
import * as events from './features/events/events.jobs.ts'
import * as media from './features/media/media.jobs.ts'
import * as messages from './features/messages/messages.jobs.ts'
import * as news from './features/news/news.jobs.ts'
import * as newsletter from './features/newsletter/newsletter.jobs.ts'
import * as podcast from './features/podcast/podcast.jobs.ts'
import { sendWhatsAppCode, sweepWhatsAppCodes } from './features/profiles/profiles.jobs.ts'
import { learnWords, upkeepSearch } from './features/search/search.jobs.ts'
import * as team from './features/team/team.jobs.ts'
import { sweepRateLimits } from './platform/limits/limits.jobs.ts'
import type { Job } from './platform/queue/queue.ts'

/** Everything the worker knows how to do. */
export const jobs: Job<Deps>[] = [
  accounts.sendEmailConfirmation,
  accounts.sendPasswordRecovery,
  accounts.tellPasswordChanged,
  accounts.sweepSessions,
  copyAvatarJob,

  sweepErrorReports,
  sweepRateLimits,
  sendWhatsAppCode,
  sweepWhatsAppCodes,

  media.process,
  media.removeFiles,
  media.hideFiles,
  media.resume,
  media.sweep,

  establishments.keepOpenStates,
  establishments.upkeep,
  establishments.rerank,
  establishments.tell,

  claims.sendCode,
  claims.tell,
  claims.sweepCodes,

  contributions.tell,
  contributions.sweep,

  coverage.tell,
  coverage.sweep,

  messages.notify,

  news.publishDue,
  news.sweepNews,
  podcast.publishDue,
  podcast.sweepAudio,
  newsletter.sendRequest,
  newsletter.sendIssues,
  newsletter.sendTest,
  newsletter.sweep,
  learnWords,
  upkeepSearch,
  events.sendConfirmation,
  events.tell,
  events.refill,
  events.sweep,

  team.sendInvitation,
  team.sweepInvitations,
]
