import { defineJob, type Job } from '../../platform/queue/job.ts'
import { TELL_DECISION_JOB } from '../../platform/queue/shared-jobs.ts'
import type { Deps } from './claims.feature.ts'
import { deliverClaimCode } from './deliver-claim-code.ts'
import { SEND_CLAIM_CODE_JOB, type SendClaimCodeData } from './request-claim-code.ts'
import { tellDecision } from './tell-decision.ts'

/** Tried for about as long as the code lives; afterwards there is nothing left to send. */
export const sendCode: Job<Deps, SendClaimCodeData> = {
  ...SEND_CLAIM_CODE_JOB,
  retryLimit: 8,
  expireInSeconds: 60,
  handle: deliverClaimCode,
}

export const tell: Job<Deps, { claimId: string }> = {
  ...TELL_DECISION_JOB,
  retryLimit: 8,
  expireInSeconds: 60,
  handle: tellDecision,
}

export const sweepCodes: Job<Deps> = {
  ...defineJob('claims.sweep-codes'),
  retryLimit: 1,
  expireInSeconds: 120,
  schedule: '45 * * * *',
  async handle(_data, { stores, clock, log }) {
    log.info({ removed: await stores.claimCodes.removeExpired(clock.now()) }, 'old codes removed')
  },
}

export const claimsJobs: Job<Deps>[] = [sendCode, tell, sweepCodes]
