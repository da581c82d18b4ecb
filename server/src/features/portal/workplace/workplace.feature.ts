import type { FeatureDeps } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { businessInboxRoutes } from './business-inbox.routes.ts'
import { listSheetsRoutes } from './list-sheets.routes.ts'
import { recordsStore } from './records.store.ts'
import { savedFiltersStore } from './saved-filters.store.ts'
import { trafficStore } from './traffic.store.ts'
import { workplaceRoutes } from './workplace.routes.ts'

export const stores = {
  records: recordsStore,
  savedFilters: savedFiltersStore,
  traffic: trafficStore,
}
const uses = ['team.roleOf'] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'workplace',
  owns: ['saved_filters'],
  stores,
  uses,
  routes: [workplaceRoutes, businessInboxRoutes, listSheetsRoutes],
  person: {
    policy: 'Quem cuida de um negócio ou do portal',
    tables: { saved_filters: 'user_id' },
    names: {
      saved_filters: {
        title: 'Filtros guardados',
        columns: {
          id: 'Código',
          user_id: 'Código da conta',
          list: 'Lista',
          name: 'Nome',
          query: 'Filtro',
          created_at: 'Guardado em',
        },
      },
    },
  },
})
