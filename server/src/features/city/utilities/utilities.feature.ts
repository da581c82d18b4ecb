import type { FeatureDeps } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { dutiesStore } from './duties.store.ts'
import { dutyEditorRoutes } from './duty-editor.routes.ts'
import { noticeEditorRoutes } from './notice-editor.routes.ts'
import { noticesStore } from './notices.store.ts'
import { teamWaits } from './team-waits.store.ts'
import { utilitiesRoutes } from './utilities.routes.ts'
import { utilitiesStore } from './utilities.store.ts'
import { utilityEditorRoutes } from './utility-editor.routes.ts'

export const stores = { duties: dutiesStore, notices: noticesStore, utilities: utilitiesStore }
const uses = [] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'utilities',
  owns: [
    'duty_documents',
    'duty_pharmacies',
    'notice_documents',
    'public_notices',
    'utility_documents',
    'utility_entries',
  ],
  objects: [
    { at: '/admin/utilities/:id', is: 'utility', table: 'utility_entries', by: { id: 'id' } },
    { at: '/admin/duties/:id', is: 'duty', table: 'duty_pharmacies', by: { id: 'id' } },
    { at: '/admin/notices/:id', is: 'notice', table: 'public_notices', by: { id: 'id' } },
  ],
  stores,
  uses,
  routes: [utilitiesRoutes, utilityEditorRoutes, dutyEditorRoutes, noticeEditorRoutes],
  sitemap: { pages: async () => [{ path: '/utilidade-publica' }] },
  search: ['utility'],
  teamWaits,
})
