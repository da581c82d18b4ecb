import type { Deps } from './deps.ts'
import { sweepErrorReports } from './features/diagnostics/diagnostics.jobs.ts'
import { sweepRateLimits } from './platform/limits/limits.jobs.ts'
import type { Job } from './platform/queue/queue.ts'

/** Everything the worker knows how to do. */
export const jobs: Job<Deps>[] = [sweepErrorReports, sweepRateLimits]
