import type { Deps } from './deps.ts'
import { accountsJobs } from './features/accounts/accounts.jobs.ts'
import { claimsJobs } from './features/claims/claims.jobs.ts'
import { contributionsJobs } from './features/contributions/contributions.jobs.ts'
import { coverageJobs } from './features/coverage-requests/coverage.jobs.ts'
import { diagnosticsJobs } from './features/diagnostics/diagnostics.jobs.ts'
import { establishmentsJobs } from './features/establishments/establishments.jobs.ts'
import { eventsJobs } from './features/events/events.jobs.ts'
import { mediaJobs } from './features/media/media.jobs.ts'
import { messagesJobs } from './features/messages/messages.jobs.ts'
import { newsJobs } from './features/news/news.jobs.ts'
import { newsletterJobs } from './features/newsletter/newsletter.jobs.ts'
import { podcastJobs } from './features/podcast/podcast.jobs.ts'
import { profilesJobs } from './features/profiles/profiles.jobs.ts'
import { searchJobs } from './features/search/search.jobs.ts'
import { teamJobs } from './features/team/team.jobs.ts'
import { sweepRateLimits } from './platform/limits/limits.jobs.ts'
import type { Job } from './platform/queue/job.ts'

/** Everything the worker knows how to do. */
export const jobs: Job<Deps>[] = [
  ...accountsJobs,
  ...diagnosticsJobs,
  ...profilesJobs,
  ...mediaJobs,
  ...establishmentsJobs,
  ...claimsJobs,
  ...contributionsJobs,
  ...coverageJobs,
  ...messagesJobs,
  ...newsJobs,
  ...podcastJobs,
  ...newsletterJobs,
  ...searchJobs,
  ...eventsJobs,
  ...teamJobs,
  sweepRateLimits,
]
