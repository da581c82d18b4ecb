import type { FeatureDeps } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { legalRoutes } from './legal.routes.ts'
import { legalStore } from './legal.store.ts'

export const stores = { legal: legalStore }
const uses = [] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'legal',
  owns: ['legal_acknowledgements', 'legal_documents', 'legal_versions'],
  stores,
  uses,
  routes: [legalRoutes],
  sitemap: {
    pages: async () => [{ path: '/politica-de-privacidade' }, { path: '/termos-de-uso' }],
  },
  person: {
    policy: 'O que guardamos',
    tables: { legal_acknowledgements: 'user_id' },
    names: {
      legal_acknowledgements: {
        title: 'Avisos de novos termos que você viu',
        columns: {
          user_id: 'Código da conta',
          kind: {
            name: 'Documento',
            values: { terms: 'Termos de uso', privacy: 'Política de privacidade' },
          },
          number: 'Versão',
          at: 'Quando',
        },
      },
    },
  },
})
