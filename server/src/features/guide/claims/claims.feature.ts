import { sql } from 'kysely'
import type { FeatureDeps } from '../../../deps.ts'
import { bool } from '../../../platform/database/checked-sql.ts'
import { worksAt } from '../../../platform/database/works-at.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { claimCodesStore } from './claim-codes.store.ts'
import { claimsJobs, sweepCodes } from './claims.jobs.ts'
import { claimsRoutes } from './claims.routes.ts'
import { claimsStore } from './claims.store.ts'
import { teamWaits } from './team-waits.store.ts'

export const stores = { claimCodes: claimCodesStore, claims: claimsStore }
const uses = [
  'establishments.lock',
  'establishments.save',
  'listingUpkeep.recountRating',
  'listingUpkeep.settlePlans',
  'media.makePrivate',
  'reviews.withdraw',
  'team.dissolve',
] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'claims',
  owns: ['claim_codes', 'claims'],
  decisions: [
    {
      at: '/admin/claims/:id',
      table: 'claims',
      isOwn: (userId) =>
        bool`(thing.user_id = ${userId}
        or ${worksAt(userId, sql`thing.establishment_id`)})`,
    },
  ],
  objects: [
    { at: '/admin/claims/:id', is: 'claim', table: 'claims', by: { id: 'id' } },
    {
      at: '/establishments/:id/claim',
      is: 'establishment',
      find: async ({ params: { id = '' } }, { stores }) =>
        (await stores.claims.findPlace(id))?.status === 'published',
    },
  ],
  stores,
  uses,
  routes: [claimsRoutes],
  jobs: claimsJobs,
  retention: [sweepCodes],
  person: {
    policy: 'O que você publica e guarda',
    tables: { claims: 'user_id' },
    names: {
      claims: {
        title: 'Pedidos de posse de negócios',
        columns: {
          id: 'Código do pedido',
          establishment_id: 'Código do negócio',
          user_id: 'Código da conta',
          cnpj: 'CNPJ',
          message: 'Mensagem',
          document_id: 'Código do documento enviado',
          phone_proved_at: 'Telefone confirmado em',
          status: {
            name: 'Situação',
            values: { pending: 'Em análise', approved: 'Aprovado', rejected: 'Recusado' },
          },
          status_reason: 'Motivo da situação',
          decided_at: 'Decidido em',
          created_at: 'Enviado em',
        },
      },
    },
  },
  teamWaits,
})
