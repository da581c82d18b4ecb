import { defineJob, type Job } from '../../platform/queue/job.ts'
import { SEND_INVITATION_JOB, type SendInvitationData } from './invite-to-team.ts'
import { sendInvitation as send } from './send-invitation.ts'
import type { Deps } from './team.feature.ts'

export const sendInvitation: Job<Deps, SendInvitationData> = {
  ...SEND_INVITATION_JOB,
  retryLimit: 8,
  expireInSeconds: 60,
  handle: send,
}

/** An invitation nobody took holds the e-mail of somebody who may not want to be known here. */
export const sweepInvitations: Job<Deps> = {
  ...defineJob('team.sweep-invitations'),
  retryLimit: 1,
  expireInSeconds: 120,
  schedule: '35 3 * * *',
  async handle(_data, { stores, clock, log }) {
    log.info({ removed: await stores.team.removeExpired(clock.now()) }, 'old invitations removed')
  },
}

export const teamJobs: Job<Deps>[] = [sendInvitation, sweepInvitations]
