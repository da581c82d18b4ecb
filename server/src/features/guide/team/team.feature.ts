import { ROLE_WORDS } from '@portal/contract/guide/team/team-rights'
import type { FeatureDeps } from '../../../deps.ts'
import { systemActor } from '../../../platform/actor.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { sweepInvitations, teamJobs } from './team.jobs.ts'
import { teamRoutes } from './team.routes.ts'
import { teamStore } from './team.store.ts'
import { teamTexts } from './team.texts.ts'

export const stores = { team: teamStore }
const uses = [
  'establishments.lock',
  'establishments.save',
  'listingUpkeep.recountRating',
  'listingUpkeep.settlePlans',
  'reviews.withdraw',
] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'team',
  owns: ['establishment_invitations', 'establishment_members', 'ownership_offers'],
  connections: {
    async list({ team }, establishmentId) {
      const open = await team.openInvitations(establishmentId)
      return open.map(({ tokenHash, email, role, createdAt }) => ({
        ...{ kind: 'invitation' as const, id: tokenHash.toString('base64url') },
        name: `${email ?? teamTexts.byLink} (${ROLE_WORDS[role]})`,
        ...{ since: createdAt, isPaused: false },
      }))
    },
    revoke: ({ team }, establishmentId) => team.cancelAll(establishmentId),
  },
  objects: [
    {
      at: '/my/establishments/:id/team/:user',
      is: 'member',
      table: 'establishment_members',
      by: { user_id: 'user', establishment_id: 'id' },
    },
  ],
  stores,
  uses,
  routes: [teamRoutes],
  jobs: teamJobs,
  retention: [sweepInvitations],
  person: {
    policy: 'Quem cuida de um negócio ou do portal',
    tables: { establishment_members: 'user_id', ownership_offers: 'from_user' },
    names: {
      establishment_members: {
        title: 'Equipes de que você faz parte',
        columns: {
          establishment_id: 'Código do negócio',
          user_id: 'Código da conta',
          role: { name: 'Função', values: ROLE_WORDS },
          created_at: 'Desde',
        },
      },
      ownership_offers: {
        title: 'Ofertas de posse de um negócio',
        columns: {
          establishment_id: 'Código do negócio',
          from_user: 'Código de quem ofereceu',
          to_user: 'Código de quem foi escolhido',
          created_at: 'Oferecido em',
          expires_at: 'Vale até',
        },
      },
      establishment_invitations: {
        title: 'Convites para equipes',
        columns: {
          establishment_id: 'Código do negócio',
          email: 'E-mail convidado',
          role: { name: 'Função', values: ROLE_WORDS },
          invited_by: 'Código de quem convidou',
          created_at: 'Convidado em',
          expires_at: 'Vale até',
          accepted_at: 'Aceito em',
        },
      },
    },
    collect: async (rows, { userId, provedEmail }) => ({
      establishment_invitations: await rows.sentTo('establishment_invitations', provedEmail),
      ownership_offers: await rows.where('ownership_offers', 'to_user', userId),
    }),
    async erase({ establishments, team, connections }, { userId, provedEmail }, now) {
      for (const establishmentId of await team.runBy(userId)) {
        await establishments.lock(establishmentId, null)
        await connections.revoke(systemActor, { establishmentId, why: 'manager-left' }, now)
      }
      await team.removeInvitationsTo(provedEmail)
    },
  },
})
