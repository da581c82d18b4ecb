import { ROLE_WORDS } from '@portal/contract/establishments/vocabulary'
import type { FeatureDeps } from '../../deps.ts'
import { defineFeature } from '../../platform/feature.ts'
import { sweepInvitations, teamJobs } from './team.jobs.ts'
import { teamRoutes } from './team.routes.ts'
import { teamStore } from './team.store.ts'

export const stores = { team: teamStore }
const uses = ['establishments.lock', 'listingUpkeep.recountRating', 'reviews.withdraw'] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'team',
  owns: ['establishment_invitations', 'establishment_members'],
  stores,
  uses,
  routes: [teamRoutes],
  jobs: teamJobs,
  retention: [sweepInvitations],
  person: {
    tables: { establishment_members: 'user_id' },
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
    collect: async (rows, { provedEmail }) => ({
      establishment_invitations: await rows.sentTo('establishment_invitations', provedEmail),
    }),
    erase: ({ team }, { provedEmail }) => team.removeInvitationsTo(provedEmail),
  },
})
