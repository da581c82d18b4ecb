import {
  ESTABLISHMENT_REPORT_WORDS,
  ITEM_REPORT_WORDS,
  PROPERTY_REPORT_WORDS,
  REVIEW_REPORT_WORDS,
} from '@portal/contract/guide/reports/report.texts'
import { sql } from 'kysely'
import type { FeatureDeps } from '../../../deps.ts'
import { bool } from '../../../platform/database/checked-sql.ts'
import { worksAt } from '../../../platform/database/works-at.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { reportsRoutes } from './reports.routes.ts'
import { reportsStore } from './reports.store.ts'
import { teamWaits } from './team-waits.store.ts'

export const stores = { reports: reportsStore }
const uses = [] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'reports',
  owns: ['reports'],
  decisions: [
    {
      at: '/admin/reports/:id',
      table: 'reports',
      isOwn: (userId) =>
        bool`(thing.user_id = ${userId}
        or ${worksAt(userId, sql`thing.subject_id`)}
        or exists (select from reviews as review where review.id = thing.subject_id
          and (review.user_id = ${userId} or ${worksAt(userId, sql`review.establishment_id`)}))
        or exists (select from catalog_items as item where item.id = thing.subject_id
          and ${worksAt(userId, sql`item.establishment_id`)})
        or exists (select from properties as property where property.id = thing.subject_id
          and ${worksAt(userId, sql`property.establishment_id`)}))`,
    },
  ],
  objects: [{ at: '/admin/reports/:id', is: 'report', table: 'reports', by: { id: 'id' } }],
  stores,
  uses,
  routes: [reportsRoutes],
  person: {
    policy: 'O que você publica e guarda',
    tables: { reports: 'user_id' },
    names: {
      reports: {
        title: 'Erros e abusos que você informou',
        columns: {
          id: 'Código do aviso',
          user_id: 'Código da conta',
          subject_kind: {
            name: 'Sobre',
            values: {
              establishment: 'Negócio',
              review: 'Avaliação',
              item: 'Prato ou produto',
              property: 'Imóvel',
            },
          },
          subject_id: 'Código do que foi informado',
          reason: {
            name: 'Motivo',
            values: {
              ...ESTABLISHMENT_REPORT_WORDS,
              ...REVIEW_REPORT_WORDS,
              ...ITEM_REPORT_WORDS,
              ...PROPERTY_REPORT_WORDS,
            },
          },
          details: 'Detalhes',
          status: {
            name: 'Situação',
            values: { open: 'Em análise', resolved: 'Resolvido', dismissed: 'Dispensado' },
          },
          resolution: 'Resposta da equipe',
          resolved_at: 'Encerrado em',
          created_at: 'Enviado em',
        },
      },
    },
    erase: ({ reports }, { userId }) => reports.forgetPerson(userId),
  },
  teamWaits,
})
