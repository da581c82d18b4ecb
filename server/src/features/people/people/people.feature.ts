import type { FeatureDeps, WithinOf } from '../../../deps.ts'
import { bool } from '../../../platform/database/checked-sql.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { defineJob, EMAIL_JOB, type Job } from '../../../platform/queue/job.ts'
import { SEND_STAFF_INVITATION_JOB, sendStaffInvitation } from './invite-staff.ts'
import { peopleRoutes } from './people.routes.ts'
import { peopleStore } from './people.store.ts'
import { staffInvitationsRoutes } from './staff-invitations.routes.ts'
import { staffInvitationsStore } from './staff-invitations.store.ts'

export const stores = { people: peopleStore, staffInvitations: staffInvitationsStore }
const uses = [
  'accounts.countSuperadmins',
  'accounts.findByEmail',
  'accounts.lockPerson',
  'accounts.setBlocked',
  'accounts.setRole',
  'listingUpkeep.settlePlans',
  'sessions.endAll',
  'subscriptions.endInForce',
  'subscriptions.grant',
] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>
export type Within = WithinOf<Deps>

const sendInvitation: Job<Deps, { id: string }> = {
  ...SEND_STAFF_INVITATION_JOB,
  ...EMAIL_JOB,
  handle: sendStaffInvitation,
}

/** An invitation nobody took holds the e-mail of somebody who may not want to be known here. */
const sweepInvitations: Job<Deps> = {
  ...defineJob('people.sweep-staff-invitations'),
  retryLimit: 1,
  expireInSeconds: 120,
  schedule: '40 3 * * *',
  async handle(_data, { stores, clock, log }) {
    const removed = await stores.staffInvitations.removeExpired(clock.now())
    log.info({ removed }, 'old staff invitations removed')
  },
}

export const feature = defineFeature<Deps>({
  name: 'people',
  owns: ['staff_invitations'],
  decisions: [
    {
      at: '/admin/people/:id/plan',
      table: 'users',
      isOwn: (userId) => bool`thing.id = ${userId}`,
    },
  ],
  objects: [{ at: '/admin/people/:id', is: 'person', table: 'users', by: { id: 'id' } }],
  stores,
  uses,
  routes: [peopleRoutes, staffInvitationsRoutes],
  jobs: [sendInvitation, sweepInvitations],
  retention: [sweepInvitations],
  person: {
    policy: 'Quem cuida de um negócio ou do portal',
    names: {
      staff_invitations: {
        title: 'Convites para a equipe do portal',
        columns: {
          id: 'Código do convite',
          email: 'E-mail convidado',
          role: 'Papel',
          invited_by: 'Código de quem convidou',
          created_at: 'Enviado em',
          expires_at: 'Vale até',
          accepted_at: 'Aceito em',
        },
      },
    },
    async collect(rows, { provedEmail }) {
      return { staff_invitations: await rows.sentTo('staff_invitations', provedEmail) }
    },
    async erase({ staffInvitations }, { provedEmail }) {
      if (provedEmail) await staffInvitations.removeOf(provedEmail)
    },
  },
})
