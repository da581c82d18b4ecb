import {
  ESTABLISHMENT_REPORT_WORDS,
  ITEM_REPORT_WORDS,
  PROPERTY_REPORT_WORDS,
  REVIEW_REPORT_WORDS,
} from '@portal/contract/reports/report.texts'
import type { FeatureDeps } from '../../deps.ts'
import { defineFeature } from '../../platform/feature.ts'
import { reportsRoutes } from './reports.routes.ts'
import { reportsStore } from './reports.store.ts'

export const stores = { reports: reportsStore }
const uses = [] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'reports',
  owns: ['reports'],
  objects: [{ at: '/admin/reports/:id', is: 'report', table: 'reports', by: { id: 'id' } }],
  stores,
  uses,
  routes: [reportsRoutes],
  person: {
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
})
