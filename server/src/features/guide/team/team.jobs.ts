import { defineJob, EMAIL_JOB, type Job } from '../../../platform/queue/job.ts'
import { TELL_OF_CONNECTIONS_JOB } from '../../../platform/queue/shared-jobs.ts'
import { SEND_INVITATION_JOB, type SendInvitationData } from './invite-to-team.ts'
import { sendInvitation as send } from './send-invitation.ts'
import type { Deps } from './team.feature.ts'
import {
  type TellOfConnectionsData,
  tellOfConnections as tellConnections,
} from './tell-of-connections.ts'
import {
  TELL_OF_OWNERSHIP_JOB,
  type TellOfOwnershipData,
  tellOfOwnership as tell,
} from './tell-of-ownership.ts'

export const sendInvitation: Job<Deps, SendInvitationData> = {
  ...SEND_INVITATION_JOB,
  ...EMAIL_JOB,
  handle: send,
}

export const tellOfOwnership: Job<Deps, TellOfOwnershipData> = {
  ...TELL_OF_OWNERSHIP_JOB,
  ...EMAIL_JOB,
  handle: tell,
}

export const tellOfConnections: Job<Deps, TellOfConnectionsData> = {
  ...TELL_OF_CONNECTIONS_JOB,
  ...EMAIL_JOB,
  handle: tellConnections,
}

/** An invitation nobody took holds the e-mail of somebody who may not want to be known here. */
export const sweepInvitations: Job<Deps> = {
  ...defineJob('team.sweep-invitations'),
  retryLimit: 1,
  expireInSeconds: 120,
  schedule: '35 3 * * *',
  async handle(_data, { stores, clock, log }) {
    await stores.team.removeOldOffers(clock.now())
    log.info({ removed: await stores.team.removeExpired(clock.now()) }, 'old invitations removed')
  },
}

export const teamJobs: Job<Deps>[] = [
  sendInvitation,
  tellOfOwnership,
  tellOfConnections,
  sweepInvitations,
]
